import { t } from '../../../i18n/index.js';
import type { Tongue } from '../words/index.js';
import type { BattleTech, BattleTechView } from '../../../rules/battletech/battletech.js';
import type { Stretch } from '../../../present/contract.js';
import type { Overlay, Shows } from '../../../present/picture.js';
import { shortened } from '../../../present/alt.js';
import { MODES } from '../../../rules/battletech/vocabulary.js';
import { unitId } from '../../../rules/kernel/ids.js';
import { answerText } from './answers.js';
import { commandText } from './command.js';
import { groundLine, hazardLines, limbLines, mineLines, salvoLines, unitLine } from './board.js';
import { goalOf } from './goal.js';
import { melees } from './melees.js';
import { report } from './report.js';
import { armorLines } from './sheet.js';
import { bodyLines } from './standard/body.js';
import { story } from './story.js';

/** What a picture shows, for those who do not see it. The most telling comes first, because the end may be cut off. */
export function altText(shows: Shows<BattleTech>, stretch: Stretch<BattleTech>, tongue: Tongue): string {
  return shortened(lines(shows, stretch, tongue));
}

function lines(shows: Shows<BattleTech>, stretch: Stretch<BattleTech>, tongue: Tongue): readonly string[] {
  const view = stretch.after;
  const { units } = view.game;
  switch (shows.kind) {
    case 'sheets': {
      const shown = units.filter(({ id }) => shows.units.some((label) => label === id));
      return [
        t(tongue, 'battletech.alt.sheets', { units: shown.map(({ id }) => id) }),
        ...shown.flatMap((unit) => [unitLine(unit, tongue), ...armorLines(unit, tongue), ...bodyLines(unit, tongue)]),
      ];
    }
    case 'map': {
      const told = report(stretch, tongue);
      const { closeUp } = shows;
      if (closeUp !== undefined) {
        const hexes = melees(view.game)[closeUp] ?? [];
        const near = units.filter(({ status, place }) => status === 'active' && place && hexes.includes(place.hex));
        return [
          t(tongue, 'battletech.alt.close-up', { when: told.heading }),
          ...near.map((unit) => unitLine(unit, tongue)),
        ];
      }
      const first = shows.overlay ? [] : story(stretch, tongue).lines;
      return [
        t(tongue, 'battletech.alt.map', { when: told.heading }),
        ...(shows.overlay ? [] : goalOf(view, tongue)),
        ...first,
        ...overlayLines(shows.overlay, view, tongue),
        ...hazardLines(view.game.board, tongue),
        ...limbLines(view.game, tongue),
        ...mineLines(view.game, tongue),
        ...salvoLines(view.game, tongue),
        ...units.map((unit) => unitLine(unit, tongue)),
        ...units.flatMap((unit) => groundLine(unit, view.game.board, tongue)),
        ...(shows.overlay ? [] : told.lines.filter((line) => !first.includes(line))),
      ];
    }
  }
}

function overlayLines(overlay: Overlay<BattleTech> | null, view: BattleTechView, tongue: Tongue): readonly string[] {
  if (!overlay) return [];
  switch (overlay.kind) {
    case 'answer':
      return [answerText(overlay.answer, view, tongue)];
    case 'letters': {
      const places = overlay.places.map(({ letter, place }) => `${letter} ${place}`).join(', ');
      return [t(tongue, 'battletech.alt.letters', { places })];
    }
    case 'draft': {
      const { unit, steps } = overlay;
      const mode = MODES.find((one) => one === overlay.mode);
      if (!mode || steps === '') return [t(tongue, 'battletech.alt.no-path', { unit })];
      const order = commandText({ type: 'move', unit: unitId(unit), mode, steps, exit: false }, view, tongue);
      return [t(tongue, 'battletech.alt.draft', { order })];
    }
  }
}
