"""Submission of a campaign from its front end, and an ordered map over its blocks."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol, TypeAlias

from ...codegen.cache import content_key
from ...codegen.process import with_one_thread
from ...errors import RunError, UsageError, argument
from ...files.checked_json import CheckedJson
from ...records import record, replace
from .coordinator import collect
from .folder import CampaignFolder, Manifest, is_campaign, new_name, require_private
from .journal import Outcome
from .runner import Rows, Work

Take: TypeAlias = Callable[[Outcome], None]


class RunBlocks(Protocol):
    """Has the blocks of a campaign done; returns why some were given up."""

    def __call__(self, folder: CampaignFolder, take: Take, *, measures: bool = False) -> Mapping[int, str]:
        """Run them; those that measure are alone on their nodes."""
        ...


class Spread(Protocol):
    """Has work done elsewhere."""

    def __call__(
        self,
        kind: str,
        setting: Mapping[str, Any],
        missing: Callable[[], Sequence[Mapping[str, Any]]],
        take: Callable[[Any], None],
        *,
        stage: str = "",
        measures: bool = False,
    ) -> None:
        """Have missing blocks done, and take in the rows of each; see `spread`."""
        ...


@record
class Front:
    """Location of a campaign on its front end, and the executor that it is for.

    Attributes
    ----------
    place : Path
        Folder of the campaign.
    output : Path
        The file that its rows go to.
    executor : str
    options : mapping
        Options of the executor.
    typed : tuple of str
        Command that began it, word by word.
    """

    place: Path
    output: Path
    executor: str
    options: Mapping[str, Any]
    typed: tuple[str, ...]

    def new(
        self, place: Path, kind: str, setting: Mapping[str, Any], cut: Iterable[Mapping[str, Any]]
    ) -> CampaignFolder:
        """Make the folder of a campaign, in place of one that is done.

        Parameters
        ----------
        place : Path
            Folder of the campaign.
        kind, setting
            See `Manifest`.
        cut : iterable of mapping
            Parameters of each block.

        Raises
        ------
        UsageError
            If it cannot be made or belongs to somebody else.
        """
        if is_campaign(place):
            CampaignFolder.open(place).remove()
        output = str(self.output.absolute())
        manifest = Manifest(new_name(), kind, setting, output, self.executor, self.options, 0, self.typed)
        return CampaignFolder.make(place, manifest, cut)

    def unfinished(self, kind: str, setting: Mapping[str, Any], take: Take) -> CampaignFolder | None:
        """Return the unfinished campaign to continue, None if there is none; outcomes so far are taken in.

        Parameters
        ----------
        kind, setting
            See `Manifest`.
        take : callable
            Takes in an outcome.

        Raises
        ------
        UsageError
            If there is one of other options with blocks left.
        """
        if not is_campaign(self.place):
            return None
        folder = CampaignFolder.open(self.place)
        manifest = folder.manifest
        ours = manifest.kind == kind and _text(manifest.setting) == _text(setting)
        n_done = collect(folder, take if ours else _passed_over)
        if n_done < len(folder.blocks):
            if ours:
                return folder
            raise UsageError(
                f"{self.place}: holds a campaign of other options, {n_done} of {len(folder.blocks)} blocks "
                f"done; go on with it by {folder.manifest.command}, or remove the folder"
            )
        return None

    def within(self, stage: str) -> Front:
        """Return the front of a campaign that comes before another one, in a folder of the other's.

        Raises
        ------
        UsageError
            If that cannot be made, or is not this user's alone.
        """
        try:
            self.place.mkdir(mode=0o700, exist_ok=True)
            require_private(self.place)
        except OSError as error:
            raise UsageError(
                f"{self.place}: cannot be made: {error.strerror}; choose another {argument('output')}"
            ) from None
        return replace(self, place=self.place / stage)


def _text(setting: Mapping[str, Any]) -> str:
    """Return a setting as a text: numbers that are none are equal there."""
    return json.dumps(setting, sort_keys=True)


def _passed_over(outcome: Outcome) -> None:
    """Leave an outcome alone: it is of another campaign, whose command has taken it in."""


def campaign_place(output: Path) -> Path:
    """Return the folder of the campaign of a file, beside it."""
    return output.absolute().with_name(f"{output.name}.campaign")


def spread(
    front: Front,
    run: RunBlocks,
    kind: str,
    setting: Mapping[str, Any],
    missing: Callable[[], Sequence[Mapping[str, Any]]],
    take: Callable[[Any], None],
    *,
    stage: str = "",
    measures: bool = False,
) -> None:
    """Have work done elsewhere, and take in the rows of each block once.

    Parameters
    ----------
    front : Front
    run : callable
    kind, setting
        See `Manifest`.
    missing : callable
        Returns the parameters of what nobody has done yet.
    take : callable
        Takes in the rows of a block. It may be given rows that it has.
    stage : str
        Folder within the campaign's of what comes before other blocks; empty for the last.
    measures : bool
        Whether blocks are to be alone on their nodes.

    Raises
    ------
    RunError
        If blocks were given up.
    """

    def take_rows(outcome: Outcome) -> None:
        take(outcome.rows)

    front = front.within(stage) if stage else front
    folder = front.unfinished(kind, setting, take_rows)
    if folder is None:
        blocks = missing()
        if not blocks:
            return
        folder = front.new(front.place, kind, setting, blocks)
    with folder.held():
        given_up = run(folder, take_rows, measures=measures)
    if given_up:
        number, why = next(iter(given_up.items()))
        raise RunError(
            f"{len(given_up)} blocks were given up; block {number}: {why}; see chainline campaign status "
            f"{front.place}"
        )


_PLACE = "place"


def collected_answers(
    spread: Spread,
    kind: str,
    setting: Mapping[str, Any],
    blocks: Sequence[Mapping[str, Any]],
    *,
    stage: str = "",
) -> list[Any]:
    """Return the answers of blocks, in their order.

    Parameters
    ----------
    spread : callable
        Has blocks done on other machines.
    kind, setting
        See `Manifest`; the kind sets up what `in_place` returns.
    blocks : sequence of mapping
        Parameters of each block, always in the same order.
    stage : str
        See `spread`.

    Raises
    ------
    RunError
        If blocks were given up.
    """
    if not blocks:
        return []
    found: dict[int, Any] = {}
    listed = content_key(json.dumps(list(blocks), sort_keys=True))

    def take(rows: Rows) -> None:
        for row in rows:
            told = CheckedJson(row, "what a node answers", "remove the campaign, and begin again")
            place = told.whole(_PLACE, most=len(blocks) - 1)
            if not told.has("answer"):
                raise told.error("answer")
            found[place] = told.take_if("answer")

    def missing() -> list[dict[str, Any]]:
        return [{_PLACE: place, **block} for place, block in enumerate(blocks) if place not in found]

    spread(kind, {**setting, "listed": listed}, missing, take, stage=stage)
    return [found[place] for place in range(len(blocks))]


def in_place(answer: Callable[[Mapping[str, Any]], Any]) -> Work:
    """Return the work of a block that answers, told by its place among all.

    Libraries take one thread: sums have the same order on a node of any number of cores.
    """

    def work(parameters: Mapping[str, Any]) -> Rows:
        return [{_PLACE: parameters[_PLACE], "answer": with_one_thread(answer, parameters)}]

    return work
