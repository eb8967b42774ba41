import { readTactic148 } from '../../../../src/games/tactic148/library/read.js';
import type { NamedSide } from '../../../../src/i18n/tongue.js';
import type { Stretch } from '../../../../src/present/contract.js';
import { tactic148Presenter } from '../../../../src/games/tactic148/present/index.js';
import { tactic148 } from '../../../../src/rules/tactic148/index.js';
import type { Card, Table } from '../../../../src/rules/tactic148/types.js';
import type { Tactic148, TacticState, TacticView } from '../../../../src/rules/tactic148/tactic148.js';
import type { Command } from '../../../../src/rules/tactic148/commands.js';
import { seatId, unitId } from '../../../../src/rules/kernel/ids.js';
import { seated, spectator } from '../../../../src/rules/kernel/seats.js';
import {
  answer,
  endTurn,
  grenade,
  join,
  move,
  opportunity,
  pass,
  piece,
  place,
  Play,
  round,
  shoot,
  suppress,
  tableOf,
  wall,
} from '../../../support/tactic148.js';

/** Matches by scripted dice that bring every line of a report, cut into the stretches that its reports tell. */

const library = readTactic148('scenarios/tactic148');

/** The sides of the scenarios, and those of the scenes. */
export const SIDES: readonly NamedSide[] = [
  ...library.scenarios.flatMap(({ sides }) => sides),
  { id: 'us', title: { en: 'Americans', fr: 'Américains', ru: 'Американцы' } },
  { id: 'vg', title: { en: 'Germans', fr: 'Allemands', ru: 'Немцы' } },
];

export const words = tactic148Presenter(SIDES);

function scenario(id: string) {
  const found = library.scenarios.find((one) => one.id === `tactic148/${id}`);
  if (!found) throw new Error(`no scenario ${id}`);
  return found;
}

/** A card of the library. */
export function card(id: string): Card {
  const found = library.stock.cards.get(id);
  if (!found) throw new Error(`no card ${id}`);
  return found;
}

/** The chapters of a match so far, each as the stretch that its report tells to a spectator. */
export function chapters(play: Play): readonly Stretch<Tactic148>[] {
  const found: { name: string; stretch: Stretch<Tactic148> }[] = [];
  let state: TacticState | null = null;
  for (const event of play.log) {
    const before: TacticView | null = state && tactic148.view(state, spectator);
    state = tactic148.evolve(state, event);
    const after = tactic148.view(state, spectator);
    const name = JSON.stringify(tactic148.chapter(state));
    const last = found.at(-1);
    if (last?.name === name) last.stretch = { ...last.stretch, after, events: [...last.stretch.events, event] };
    else found.push({ name, stretch: { before, after, events: [event] } });
  }
  return found.map(({ stretch }) => stretch);
}

/** What a spectator sees now, or a seat. */
export const viewOf = (play: Play, seat?: string): TacticView =>
  tactic148.view(play.match, seat === undefined ? spectator : seated(seatId(seat)));

const deploy = (unit: string, x: number, y: number): Command => ({
  type: 'deploy',
  unit: unitId(unit),
  at: place(x, y),
});
const US = 'airborne';
const VG = 'grenadiers';

/** A small field with a hedge in the middle, a shed and a low wall. */
const field: Table = {
  ...tableOf(
    [
      piece('hedge', 'cover', wall(3, 10, 9, 10.6)),
      piece('shed', 'obstruction', wall(10, 10, 13, 12), { look: 'house' }),
      piece('dyke', 'obstruction', wall(18, 11, 22, 11.3), { look: 'wall', climb: true }),
      piece('north-post', 'low', round(12, 2, 0.6), { look: 'rubble' }),
      piece('south-post', 'low', round(12, 22, 0.6), { look: 'rubble' }),
    ],
    [24, 24],
    'field',
  ),
  title: { en: 'The Field', fr: 'Le Champ', ru: 'Поле' },
};

/** A skirmish to its end: shots with and without answer, Opportunity Fire, Suppression Fire, a grenade, a fight. */
export function skirmish(): Play {
  const tables = [field, tableOf([], [24, 24], 'bare')] as const;
  const play = new Play({ ...scenario('skirmish').setup({}, {}), tables: [...tables] }, [3, 3, 5, 2]);
  play.give(US, { type: 'lay-out', table: 'field' });
  play.give(VG, { type: 'take-edge', edge: 'south' }, [2, 4]);
  play.give(US, deploy('US-Sergeant', 8, 5.5));
  play.give(VG, deploy('VG-Unteroffizier', 8, 18.5));
  play.give(US, deploy('US-Rifleman', 12, 5));
  play.give(VG, deploy('VG-Grenadier', 12, 18.5));
  play.give(US, deploy('US-Scout', 5, 5.5));
  play.give(VG, deploy('VG-Assault', 16, 18.5));
  play.give(US, deploy('US-Gunner', 16, 5));
  play.timeout(VG, [4, 1]);
  // The first turn: shots with and without answer, Opportunity Fire, an interrupt.
  play.give(US, shoot('US-Scout', 'VG-Unteroffizier', false, 'm1-rifle'));
  play.give(VG, answer(true), [5, 1]);
  play.letPass();
  play.give(US, shoot('US-Gunner', 'VG-Assault', true, 'bar'));
  play.give(VG, answer(false), [5, 2, 1, 3]);
  play.give(VG, shoot('VG-Gunner', 'US-Gunner', false, 'mg42'), [3, 2, 1, 1]);
  play.letPass();
  play.give(US, opportunity('US-Sergeant', 8, 13, false, 'thompson'));
  play.letPass();
  play.give(US, suppress('US-Rifleman', 16, 18.5, 'm1-rifle'));
  play.letPass();
  // The second: into Opportunity Fire, a machine gun suppresses.
  play.give(VG, move('VG-Unteroffizier', [8, 14]), [5, 1, 1, 2]);
  play.letPass();
  play.give(VG, suppress('VG-Gunner', 17.5, 5, 'mg42'));
  play.letPass();
  play.give(VG, endTurn, [6]);
  // The third: its dice; a second shooter makes a zone; a grenade scatters; the dice of the zone decide.
  play.give(US, join('US-Scout', 'sf1', 'm1-rifle'));
  play.letPass();
  play.give(US, grenade('US-Sergeant', 8, 16.5), [3]);
  play.give(VG, { type: 'scatter', at: place(8.9, 16.5) }, [4, 6, 2]);
  play.letPass();
  play.give(US, endTurn);
  play.give(VG, pass, [5, 6]);
  return play;
}

/** The set-up of a mission with the clock's answers, up to its first turn. */
export function missionSetUp(): Play {
  const play = new Play(scenario('mission').setup({}, {}), [6, 1]);
  play.timeout(US);
  play.timeout(VG);
  play.timeout(US);
  play.timeout(VG, [1, 6]);
  return play;
}
