"""Pages in a real browser: five kinds of content, each looked at, pointed at, sorted, moved and typed into.

The browser is Debian's chromium, driven by playwright: `pip install "chainline[browser]"`. With
CHAINLINE_SCREENSHOTS=FOLDER every page is kept as a picture, light and dark.
"""

import os
import shutil
from pathlib import Path

import pytest
from chainline.cli import main

sync_api = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")
expect = sync_api.expect
CHROMIUM = shutil.which("chromium")
pytestmark = [
    pytest.mark.exhaustive,
    pytest.mark.skipif(CHROMIUM is None, reason="chromium is not installed"),
]

SIMPLE = """	.file	"sum.c"
total:
	.file 1 "sum.c"
.L3:
	.loc 1 4 7
	vmovupd	(%rdi), %ymm1
	vfmadd231pd	(%rsi), %ymm1, %ymm0
	.loc 1 3 21
	addq	$32, %rdi
	addq	$32, %rsi
	cmpq	%rax, %rdi
	jne	.L3
	ret
"""
SOURCE = "double total(long n, const double *a, const double *b) {\n  double s = 0;\n"
SOURCE += "  for (long i = 0; i < n; i++)\n    s += a[i] * b[i];\n  return s;\n}\n"
PATHS = """	.type	guarded, @function
guarded:
.L2:
	vmovsd	(%rdi), %xmm0
	vucomisd	%xmm1, %xmm0
	jbe	.L5
	vsqrtsd	%xmm0, %xmm0, %xmm0
	call	exp
.L5:
	vmovsd	%xmm0, (%rsi)
	addq	$8, %rdi
	addq	$8, %rsi
	cmpq	%rbx, %rdi
	jne	.L2
	ret
	.size	guarded, .-guarded
	.type	nest, @function
nest:
.L8:
	xorl	%eax, %eax
.L9:
	vaddsd	(%rdi,%rax,8), %xmm0, %xmm0
	incq	%rax
	cmpq	%rdx, %rax
	jne	.L9
	addq	$64, %rdi
	decq	%rcx
	jne	.L8
	ret
	.size	nest, .-nest
"""
KINDS = ("simple", "paths", "best", "fit", "evaluate")


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """Every kind of page, by the commands that make them."""
    folder = tmp_path_factory.mktemp("pages")
    (folder / "simple.s").write_text(SIMPLE)
    (folder / "sum.c").write_text(SOURCE)
    (folder / "paths.s").write_text(PATHS)
    for name, first in (("train", 1), ("test", 2)):
        rows = [
            f"{n},{'<amg>' if n % 2 else 'lu'},{1e-6 * n**1.5 * (1 + n % 7 / 30)}"
            for n in range(first, 150, 3)
        ]
        (folder / f"{name}.csv").write_text("\n".join(["n,solver,seconds", *rows]) + "\n")
    fit = ("fit", folder / "train.csv", "--model", "mars", "--target", "seconds", "-o", folder / "m.model")
    commands = {
        "simple": ("analyze", folder / "simple.s", "--machine", "zen3"),
        "paths": ("analyze", folder / "paths.s", "--machine", "zen3"),
        "best": ("best", "--order", "4", "--machine", "a64fx", "--model", "chain"),
        "fit": fit,
        "evaluate": ("evaluate", folder / "m.model", folder / "test.csv"),
    }
    for name, command in commands.items():
        assert main([*map(str, command), "--html", str(folder / f"{name}.html")]) == 0
    return folder


@pytest.fixture(scope="module")
def browser():
    with sync_api.sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        yield found
        found.close()


@pytest.fixture
def opened(browser, folder):
    """Open a page; what it says on its console or asks the network for is an error."""
    contexts, wrong = [], []

    def look(kind, **options):
        size = {"width": 1280, "height": 900}
        context = browser.new_context(viewport=size, reduced_motion="reduce", **options)
        contexts.append(context)
        page = context.new_page()
        page.on("console", lambda message: wrong.append(f"console: {message.text}"))
        page.on("pageerror", lambda error: wrong.append(f"error: {error}"))
        url = (folder / f"{kind}.html").as_uri()
        page.on("request", lambda asked: asked.url == url or wrong.append(f"request: {asked.url}"))
        page.goto(url)
        return page

    yield look
    for context in contexts:
        context.close()
    assert wrong == []


def background(page):
    return page.evaluate("getComputedStyle(document.body).backgroundColor")


def lit(page, where):
    return page.locator(f"{where} .lit, {where}.lit").count()


def sorts_both_ways(page):
    table = page.locator("table.sortable").last
    heading = table.locator("thead th").first

    def column():
        return table.locator("tbody tr td:first-child").all_inner_texts()

    before = column()
    heading.locator("button").focus()
    page.keyboard.press("Enter")
    up = column()
    assert heading.get_attribute("aria-sort") == "ascending"
    page.keyboard.press("Enter")
    assert heading.get_attribute("aria-sort") == "descending"
    assert sorted(up) == sorted(before) == sorted(column())
    assert len(set(before)) == 1 or column()[0] == up[-1]


def explains_words(page):
    word, tip = page.locator("main [data-tip]").first, page.locator("#tip")
    word.hover()
    expect(tip).to_have_text(word.get_attribute("data-tip"))
    expect(tip).to_be_visible()
    page.locator("h1").hover()
    expect(tip).to_be_hidden()
    word.focus()
    expect(tip).to_be_visible()
    expect(word).to_have_attribute("aria-describedby", "tip")
    page.keyboard.press("Escape")
    expect(tip).to_be_hidden()


def becomes_dark(page, kind):
    pictures = os.environ.get("CHAINLINE_SCREENSHOTS")
    colours = []
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        colours.append(background(page))
        if pictures:
            page.screenshot(full_page=True, path=str(Path(pictures) / f"{kind}-{scheme}.png"))
    assert colours[0] == "rgb(255, 255, 255)" != colours[1]
    button = page.locator("#theme")
    expect(button).to_have_attribute("aria-pressed", "true")  # the page hears of it a moment later
    button.click()  # what one says goes before what the system says
    assert background(page) == colours[0] and button.get_attribute("aria-pressed") == "false"
    page.emulate_media(color_scheme="light")
    button.click()
    assert background(page) == colours[1]


def starts_at_the_content(page):
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.className") == "skip"
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    assert page.evaluate("document.querySelector('main').contains(document.activeElement)")


@pytest.mark.parametrize("kind", KINDS)
def test_every_page_can_be_looked_at_sorted_darkened_and_typed_through(opened, kind):
    page = opened(kind)
    starts_at_the_content(page)
    assert page.locator("h1").count() == 1 and page.locator("main section").count() >= 3
    assert page.locator("svg[role=img]").count() >= 1
    targets = page.locator("nav a").evaluate_all("links => links.map(a => a.getAttribute('href').slice(1))")
    assert all(page.locator(f"[id='{target}']").count() == 1 for target in targets)
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    sorts_both_ways(page)
    explains_words(page)
    becomes_dark(page, kind)
    page.set_viewport_size({"width": 420, "height": 800})
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth + 1")


CONTRASTS = """() => {
  const over = (top, below) => {
    const alpha = top.length > 3 ? top[3] : 1;
    return [0, 1, 2].map((n) => top[n] * alpha + below[n] * (1 - alpha));
  };
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const rgb = (colour) => {  // any notation, mixed colours too
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
    return [r, g, b, a / 255];
  };
  const ground = (element) => {
    const layers = [];
    for (let at = element; at; at = at.parentElement) layers.push(rgb(getComputedStyle(at).backgroundColor));
    return layers.reverse().reduce((below, top) => over(top, below), [255, 255, 255]);
  };
  const opacity = (element) => {
    let product = 1;
    for (let at = element; at; at = at.parentElement) product *= Number(getComputedStyle(at).opacity);
    return product;
  };
  const light = (colour) => {
    const linear = (v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
    const [r, g, b] = colour.map((v) => linear(v / 255));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || !element.checkVisibility() || element.closest("script, style, title")) continue;
    const style = getComputedStyle(element), below = ground(element);
    const own = rgb(element.closest("svg") ? style.fill : style.color);
    own[3] *= opacity(element);
    const [high, low] = [light(over(own, below)), light(below)].sort((a, b) => b - a);
    const ratio = (high + 0.05) / (low + 0.05);
    const name = `${element.tagName}.${element.className.baseVal ?? element.className}`;
    if (ratio < 4.5) found.push(`${ratio.toFixed(2)} ${name}: ${node.data.trim().slice(0, 40)}`);
  }
  return [...new Set(found)];
}"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("kind", KINDS)
def test_text_has_contrast_enough(opened, kind, scheme):
    page = opened(kind, color_scheme=scheme)
    assert page.evaluate(CONTRASTS) == []


@pytest.mark.parametrize("kind", KINDS)
def test_a_phone_shows_the_page_without_scrolling_sideways(opened, kind):
    page = opened(kind)
    page.set_viewport_size({"width": 390, "height": 844})
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    # bars are whole within the screen; what is wider scrolls in a box of its own
    ends = page.locator(".has-narrow svg:not(.swatch):visible").evaluate_all(
        "all => all.map(svg => svg.getBoundingClientRect().right)"
    )
    assert all(end <= 390 for end in ends)
    assert kind not in ("simple", "paths", "best") or ends


def test_a_phone_shows_speeds_and_whole_commands(opened):
    page = opened("best")
    page.set_viewport_size({"width": 390, "height": 844})
    speeds = page.locator("th", has_text="GFLOPS").first
    assert speeds.evaluate("e => e.getBoundingClientRect().right") <= 390
    commands = page.locator(".commands pre")
    assert commands.count() and commands.evaluate_all("all => all.every(e => e.scrollWidth <= e.clientWidth)")


def test_a_phone_shows_when_instructions_are_executed(opened):
    page = opened("simple")
    page.set_viewport_size({"width": 390, "height": 844})
    bars = page.locator(".timeline .plot rect.execute").evaluate_all(
        "all => all.map(bar => bar.getBoundingClientRect().left)"
    )
    assert sum(left < 390 for left in bars) > len(bars) / 2
    assert page.locator(".timeline .rows .what:visible").count() == 0


def test_a_link_opens_each_loop(opened):
    page = opened("paths")
    links = page.locator("#bodies td a")
    assert links.all_inner_texts() == ["nest", "guarded", "nest"]
    links.last.click()
    assert page.evaluate("location.hash") == "#body-2"
    top = page.locator("#body-2").evaluate("e => e.getBoundingClientRect().top")
    assert abs(top) < 5


@pytest.mark.parametrize("kind", KINDS)
def test_the_focus_goes_down_the_page_and_every_stop_has_a_name(opened, kind):
    page = opened(kind)
    stops = []
    for _ in range(12):
        page.keyboard.press("Tab")
        stops.append(
            page.evaluate(
                """() => {
                  const at = document.activeElement, box = at.getBoundingClientRect();
                  const written = at.innerText || at.labels?.[0]?.innerText || "";
                  const label = at.getAttribute("aria-label") || written;
                  const order = [...document.querySelectorAll("*")].indexOf(at);
                  return [order, label.trim(), getComputedStyle(at).outlineStyle, box.width > 0];
                }"""
            )
        )
    orders = [stop[0] for stop in stops]
    assert orders == sorted(orders), "the focus jumps up"
    assert all(label for _, label, _, _ in stops), stops
    assert all(outline != "none" and there for _, _, outline, there in stops[1:]), stops
    unnamed = page.locator("input, button, select").evaluate_all(
        "all => all.filter(e => !(e.labels?.length || e.getAttribute('aria-label') || e.innerText.trim()"
        " || e.textContent.trim())).map(e => e.outerHTML.slice(0, 80))"
    )
    assert unnamed == []


def test_a_page_is_whole_without_its_script(opened):
    page = opened("simple", java_script_enabled=False)
    assert page.locator("main section").count() >= 8 and page.locator("#theme").is_hidden()
    assert page.locator(".timeline .plot rect").count() > 100


def test_numbers_sort_as_numbers_and_ties_and_shares_too(opened):
    page = opened("best")
    table = page.locator("table.sortable").first
    speed = table.locator("th", has_text="GFLOPS")
    speed.locator("button").click()
    cells = [float(text) for text in table.locator("tbody td:nth-child(4)").all_inner_texts()]
    assert cells == sorted(cells) and len(cells) > 5
    table.locator("th", has_text="rank").locator("button").click()
    ranks = [int(text.rstrip("=")) for text in table.locator("tbody td:first-child").all_inner_texts()]
    assert ranks == sorted(ranks)


@pytest.mark.parametrize("kind", ["simple", "paths"])
def test_pointing_at_a_line_lights_what_belongs_to_it_everywhere(opened, kind):
    page = opened(kind)
    section = "#body-0-code"
    line = page.locator(f"{section} .listing").last.locator("li[data-at]").nth(1)
    line.hover()
    key = line.get_attribute("data-at")
    assert page.locator(f'[data-at~="{key}"]:not(.lit)').count() == 0
    for part in ("#body-0-code", "#body-0-ports", "#body-0-timeline", "#body-0-graph", "#body-0-tables"):
        assert lit(page, part) >= 1, part
    page.locator("h1").hover()
    expect(page.locator(".lit")).to_have_count(0)


def test_pointing_at_the_source_lights_all_instructions_of_a_line(opened):
    page = opened("simple")
    source, assembly = page.locator("#body-0-code .listing").all()
    source.locator("li", has_text="s += a[i]").hover()
    assert assembly.locator("li.lit").all_inner_texts() == [
        line for line in assembly.locator("li").all_inner_texts() if "vmovupd" in line or "vfmadd" in line
    ]


def test_lines_are_walked_through_by_arrow_keys(opened):
    page = opened("simple")
    listing = page.locator("#body-0-code .listing").last
    listing.locator("li[data-at]").first.focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    assert listing.locator("li[data-at]").nth(2).evaluate("e => e === document.activeElement")
    assert listing.locator("li.lit").count() == 1
    page.keyboard.press("End")
    assert "jne" in page.evaluate("document.activeElement.innerText")
    assert listing.locator('li[tabindex="0"]').count() == 1


@pytest.mark.parametrize("kind", ["simple", "paths"])
def test_sliders_change_the_number_by_keyboard_and_go_back(opened, kind):
    page = opened(kind)
    # a sum waits for itself whatever the width; the other loop of `paths` is bound by dispatch
    box = page.locator(f"#body-{('simple', 'paths').index(kind)}-what-if .what-if")
    cycles, window = box.locator(".cycles"), box.locator("input").first
    before = cycles.inner_text()
    sliders = box.locator("input:not([disabled])")
    sliders.last.focus()
    for _ in range(5):
        page.keyboard.press("ArrowLeft")
    narrow = cycles.inner_text()
    assert float(narrow) >= float(before)
    assert window.get_attribute("aria-valuetext").endswith("entries")
    if kind == "simple":  # a sum: more of them are faster
        box.locator(".reset").click()
        sliders.nth(1).focus()
        for _ in range(5):
            page.keyboard.press("ArrowRight")
        assert float(cycles.inner_text()) < float(before)
        assert "times as fast as it is" in box.locator(".gain").inner_text()
    else:
        assert float(narrow) > float(before) and "times slower" in box.locator(".gain").inner_text()
    box.locator(".reset").click()
    assert cycles.inner_text() == before and box.locator(".gain").inner_text() == "as it is"


def test_the_timeline_zooms_by_buttons_keys_and_dragging(opened):
    page = opened("simple")
    figure = page.locator(".timeline").first
    plot, lanes = figure.locator(".plot"), figure.locator(".lanes")

    def shown():
        first, _, length, _ = map(float, plot.get_attribute("viewBox").split())
        return first, length

    figure.locator("[data-zoom=all]").click()
    first, length = shown()
    figure.locator("[data-zoom=in]").click()
    assert shown()[1] == pytest.approx(length / 2)
    lanes.focus()
    page.keyboard.press("+")
    page.keyboard.press("ArrowRight")
    assert shown()[1] == pytest.approx(length / 4) and shown()[0] > first
    before = shown()[0]
    box = lanes.bounding_box()
    page.mouse.move(box["x"] + 700, box["y"] + 100)
    page.mouse.down()
    page.mouse.move(box["x"] + 800, box["y"] + 100, steps=4)
    page.mouse.up()
    assert shown()[0] < before
    page.keyboard.press("0")
    assert shown() == (first, length)
    assert figure.locator(".ticks text").count() > 3


def test_waits_are_named_and_the_critical_path_is_lit(opened):
    page = opened("simple")
    titles = page.locator(".timeline .plot title").all_text_contents()
    assert any("waits for operands, cycles" in title for title in titles)
    rows = page.locator(".timeline .rows > g.row")
    sums = rows.filter(has_text="vfmadd231pd")
    assert (
        sums.count() > 5
        and sums.locator("xpath=self::*[contains(@class, 'lit-path')]").count() == sums.count()
    )
    assert page.locator(".timeline .rows > g.lit-path", has_text="addq").count() == 0
    strong = page.locator("#body-0-graph path.limit-later:visible")
    assert strong.count() == 1
    colours = strong.evaluate("e => getComputedStyle(e).stroke"), page.locator("#body-0-graph .edge").first
    assert colours[0] != colours[1].evaluate("e => getComputedStyle(e).stroke")


def test_paths_calls_and_nests_are_shown(opened):
    page = opened("paths")
    text = page.locator("main").inner_text()
    assert "nest, hot loop .L9" in text and "+ inner loop .L9, N iterations" in text
    assert "not on the path" in text and "Paths" in text and "All loops" in text
    assert page.locator("li.off-path").count() >= 1
