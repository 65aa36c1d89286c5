"use strict";
// What a page does beside being read: links between lines, sorting, zoom, sliders, words explained, dark mode.
// Every part works on what is there, and the page is whole without any of them.
(() => {
  const all = (selector, within = document) => [...within.querySelectorAll(selector)];

  // What is pointed at, else what has the focus: pages that scroll to the focus move under a pointer at rest.
  function onPointed(selector, act) {
    for (const event of ["mouseover", "focusin", "focusout"])
      document.addEventListener(event, (happened) => {
        const pointed = event === "focusout" ? null : happened.target.closest(selector);
        const focused = event === "focusout" ? happened.relatedTarget : document.activeElement;
        act(pointed || (focused && focused.closest(selector)));
      });
  }

  function links() {
    const places = new Map();
    for (const element of all("[data-at]"))
      for (const key of element.dataset.at.split(" "))
        places.has(key) ? places.get(key).push(element) : places.set(key, [element]);
    let lit = [];
    const light = (element) => {
      for (const each of lit) each.classList.remove("lit");
      lit = element ? element.dataset.at.split(" ").flatMap((key) => places.get(key)) : [];
      for (const each of lit) each.classList.add("lit");
    };
    onPointed("[data-at]", light);
  }

  function rows() {
    for (const group of all("[data-rows]")) {
      const members = () => all(":scope > [data-at]", group);
      members().forEach((row, number) => row.setAttribute("tabindex", number ? "-1" : "0"));
      group.addEventListener("keydown", (pressed) => {
        const here = members().indexOf(document.activeElement);
        const step = { ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: members().length - 1 }[pressed.key];
        const next = here < 0 || step === undefined ? undefined : members()[step];
        if (!next) return;
        pressed.preventDefault();
        document.activeElement.setAttribute("tabindex", "-1");
        next.setAttribute("tabindex", "0");
        next.focus();
      });
    }
  }

  function value(cell) {
    const text = cell.textContent.trim().replace(/,/g, "");
    const number = parseFloat(text.replace(/^[^\d.+-]*/, ""));
    return /^inf/.test(text) ? Infinity : number;
  }

  function sorting() {
    for (const button of all("table.sortable .sort"))
      button.addEventListener("click", () => {
        const heading = button.closest("th");
        const column = [...heading.parentNode.children].indexOf(heading);
        const body = heading.closest("table").tBodies[0];
        const words = heading.classList.contains("word");
        const down = heading.getAttribute("aria-sort") === "ascending";
        for (const other of heading.parentNode.children) other.removeAttribute("aria-sort");
        heading.setAttribute("aria-sort", down ? "descending" : "ascending");
        const sign = down ? -1 : 1;
        const compare = (a, b) => {
          const [left, right] = [a.cells[column], b.cells[column]];
          if (words) return sign * left.textContent.localeCompare(right.textContent, "en", { numeric: true });
          const [x, y] = [value(left), value(right)];
          if (isNaN(x) || isNaN(y)) return isNaN(x) - isNaN(y); // what has no value comes last, both ways
          return x === y ? 0 : x < y ? -sign : sign;
        };
        body.append(...[...body.rows].sort(compare));
      });
  }

  function timelines() {
    const phone = window.matchMedia("(max-width: 40rem)"), name = "http://www.w3.org/2000/svg";
    for (const figure of all(".timeline")) {
      const first = Number(figure.dataset.first), last = Math.max(Number(figure.dataset.last), first + 1);
      const plot = figure.querySelector(".plot"), ticks = figure.querySelector(".ticks");
      const height = plot.getAttribute("height"), lanes = figure.querySelector(".lanes");
      let from = Number(figure.dataset.view), to = last, left = 320, width = 840;
      const draw = () => {
        [left, width] = phone.matches ? [48, Math.max(lanes.clientWidth - 48, 100)] : [320, 840];
        plot.setAttribute("x", left);
        plot.setAttribute("width", width);
        plot.setAttribute("viewBox", `${from} 0 ${to - from} ${height}`);
        ticks.replaceChildren();
        const most = phone.matches ? 5 : 12;
        const step = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000].find((s) => (to - from) / s <= most) || 10000;
        for (let cycle = Math.ceil(from / step) * step; cycle <= to; cycle += step) {
          const mark = document.createElementNS(name, "text");
          mark.setAttribute("x", Math.min(left + ((cycle - from) / (to - from)) * width, left + width - 14));
          mark.setAttribute("y", "14");
          mark.setAttribute("class", "tick");
          mark.setAttribute("text-anchor", "middle");
          mark.textContent = cycle;
          ticks.append(mark);
        }
        const unit = document.createElementNS(name, "text");
        unit.setAttribute("x", "4");
        unit.setAttribute("y", "14");
        unit.setAttribute("class", "tick");
        unit.textContent = phone.matches ? "line" : "line, instruction; cycles to the right";
        ticks.append(unit);
        figure.querySelector(".range").textContent = `cycles ${Math.round(from)} to ${Math.round(to)}`;
      };
      const show = (start, length) => {
        const span = Math.min(Math.max(length, 4), last - first);
        from = Math.min(Math.max(start, first), last - span);
        to = from + span;
        draw();
      };
      const act = (what, middle = (from + to) / 2) => {
        const span = to - from;
        if (what === "in") show(middle - (middle - from) / 2, span / 2);
        else if (what === "out") show(middle - (middle - from) * 2, span * 2);
        else if (what === "left") show(from - span / 4, span);
        else if (what === "right") show(from + span / 4, span);
        else show(first, last - first);
      };
      figure.querySelector(".zoom").hidden = false;
      for (const button of all("[data-zoom]", figure)) button.addEventListener("click", () => act(button.dataset.zoom));
      lanes.addEventListener("keydown", (pressed) => {
        const what = { "+": "in", "=": "in", "-": "out", ArrowLeft: "left", ArrowRight: "right", 0: "all" }[pressed.key];
        if (!what) return;
        pressed.preventDefault();
        act(what);
      });
      lanes.addEventListener("wheel", (turned) => {
        if (!turned.ctrlKey) return; // the wheel alone scrolls
        turned.preventDefault();
        const share = (turned.clientX - plot.getBoundingClientRect().left) / plot.getBoundingClientRect().width;
        act(turned.deltaY < 0 ? "in" : "out", from + Math.min(Math.max(share, 0), 1) * (to - from));
      }, { passive: false });
      let held = null;
      lanes.addEventListener("pointerdown", (pressed) => { held = { x: pressed.clientX, from }; });
      window.addEventListener("pointerup", () => { held = null; });
      lanes.addEventListener("pointermove", (moved) => {
        if (held && Math.abs(moved.clientX - held.x) > 3)
          show(held.from - ((moved.clientX - held.x) / plot.getBoundingClientRect().width) * (to - from), to - from);
      });
      phone.addEventListener("change", draw);
      draw();
    }
  }

  function sliders() {
    for (const box of all(".what-if")) {
      const data = JSON.parse(box.querySelector(".data").textContent);
      const inputs = all("input", box), largest = Math.max(...data.results), reset = box.querySelector(".reset");
      const at = (places) => data.results[places.reduce((sum, place, n) => sum * data.values[n].length + place, 0)];
      const now = at(data.now);
      const show = () => {
        const places = inputs.map((input) => Number(input.value));
        const cycles = at(places), factor = now / cycles;
        inputs.forEach((input, n) => {
          const text = `${data.values[n][places[n]]} ${data.units[n]}`.trim();
          input.parentNode.querySelector("output").textContent = places[n] === data.now[n] ? `${text}, as it is` : text;
          input.setAttribute("aria-valuetext", text);
        });
        box.querySelector(".cycles").textContent = cycles.toFixed(2);
        const same = places.every((place, n) => place === data.now[n]);
        const words = Math.abs(factor - 1) < 0.005 ? "no faster than it is" : factor > 1 ? `${factor.toFixed(2)} times as fast as it is` : `${(1 / factor).toFixed(2)} times slower than it is`;
        box.querySelector(".gain").textContent = same ? "as it is" : words;
        box.querySelector(".meter-now").style.width = `${(100 * now) / largest}%`;
        box.querySelector(".meter-what").style.width = `${(100 * cycles) / largest}%`;
        reset.hidden = same;
      };
      for (const input of inputs) input.addEventListener("input", show);
      reset.addEventListener("click", () => { inputs.forEach((input, n) => { input.value = data.now[n]; }); show(); inputs[0].focus(); });
      show();
    }
  }

  function words() {
    const tip = document.getElementById("tip");
    let shown = null, dismissed = null;
    const show = (element) => {
      if (element === shown) return;
      [shown, dismissed] = [element, element === dismissed ? dismissed : null];
      tip.hidden = !element || element === dismissed;
      if (tip.hidden) return;
      tip.textContent = element.dataset.tip;
      element.setAttribute("aria-describedby", "tip");
      const box = element.getBoundingClientRect();
      tip.style.left = `${Math.max(8, Math.min(box.left, document.documentElement.clientWidth - tip.offsetWidth - 8)) + window.scrollX}px`;
      tip.style.top = `${box.bottom + 6 + window.scrollY}px`;
    };
    onPointed("[data-tip]", show);
    document.addEventListener("keydown", (pressed) => {
      if (pressed.key !== "Escape") return;
      dismissed = shown;
      tip.hidden = true;
    });
  }

  function theme() {
    const button = document.getElementById("theme"), root = document.documentElement;
    const system = window.matchMedia("(prefers-color-scheme: dark)");
    const dark = () => (root.dataset.theme ? root.dataset.theme === "dark" : system.matches);
    const say = () => { button.setAttribute("aria-pressed", String(dark())); };
    button.addEventListener("click", () => { root.dataset.theme = dark() ? "light" : "dark"; say(); });
    system.addEventListener("change", say);
    button.hidden = false;
    say();
  }

  for (const part of [links, rows, sorting, timelines, sliders, words, theme]) part();
})();
