import { unitId } from '../../../../src/rules/kernel/ids.js';
import type { Stretch } from '../../../../src/present/contract.js';
import type { Tactic148 } from '../../../../src/rules/tactic148/tactic148.js';
import type { Character } from '../../../../src/rules/tactic148/types.js';
import {
  answer,
  assault,
  begin,
  cover,
  endTurn,
  grenade,
  join,
  move,
  opportunity,
  pass,
  piece,
  place,
  shoot,
  suppress,
  wall,
  type Figure,
  type Play,
  type Situation,
} from '../../../support/tactic148.js';
import { card, viewOf } from './matches.js';

/** What seldom happens, each in a scene of its own: some figures, and what they do. */

const figure = (unit: string, x: number, y: number, seat?: string): Figure => ({
  unit,
  card: card(unit),
  at: [x, y],
  ...(seat === undefined ? {} : { seat }),
});

/** What is told of all that is done in a situation. */
function scene(
  situation: Situation,
  act: (play: Play) => void,
  marks: Readonly<Record<string, Partial<Character>>> = {},
) {
  const play = begin(situation);
  for (const [unit, mark] of Object.entries(marks)) play.mark(unit, mark);
  const [before, from] = [viewOf(play), play.log.length];
  act(play);
  const stretch: Stretch<Tactic148> = { before, after: viewOf(play), events: play.log.slice(from) };
  return { play, stretch };
}

const SERGEANT = figure('US-Sergeant', 10, 10);
const RIFLEMAN = figure('US-Rifleman', 13, 10);
const GRENADIER = figure('VG-Grenadier', 13, 20);
const dyke = piece('dyke', 'obstruction', wall(11, 11.5, 16, 11.8), { look: 'wall', climb: true });
const eastWall = piece('dyke', 'obstruction', wall(14.5, 8, 14.8, 14), { look: 'wall', climb: true });
const hedge = piece('hedge', 'cover', wall(12, 19, 12.2, 20.8));
const shed = piece('shed', 'obstruction', wall(8, 14, 12, 18), { look: 'house' });

export const SCENES = {
  'an Assault Fire over a wall, then an action by Command': () =>
    scene({ figures: [SERGEANT, RIFLEMAN, GRENADIER], pieces: [dyke] }, (play) => {
      play.give('us', assault('US-Rifleman', 'VG-Grenadier', 'move', [[13, 12.5]], 'm1-rifle'), [2, 5, 1]);
      play.give('us', move('US-Rifleman', [13.6, 13.2], [14.4, 12.6]));
      play.give('us', cover('US-Rifleman'));
      play.withTokens('us', 2);
      play.give('us', shoot('US-Rifleman', 'VG-Grenadier', false, 'm1-rifle'), [4, 4, 1]);
    }),
  'an Assault Fire that fires first, and then climbs': () =>
    scene({ figures: [SERGEANT, RIFLEMAN, GRENADIER], pieces: [eastWall] }, (play) => {
      play.give('us', assault('US-Rifleman', 'VG-Grenadier', 'fire', [], 'm1-rifle'), [2, 5, 1]);
      play.give('us', move('US-Rifleman', [15.8, 10]));
    }),
  'a zone that ends the Suppression Fire of who lies in it': () =>
    scene({ figures: [SERGEANT, RIFLEMAN, figure('VG-Gunner', 13, 20), GRENADIER] }, (play) => {
      play.put('VG-Grenadier', 20, 20).give('us', suppress('US-Rifleman', 20, 20, 'm1-rifle'));
      play.give('us', endTurn);
      play.give('vg', suppress('VG-Gunner', 13, 10, 'mg42'));
    }),
  'a fight to the end': () =>
    scene({ figures: [SERGEANT, RIFLEMAN, figure('VG-Gunner', 10, 13.5), GRENADIER] }, (play) => {
      play.give('us', cover('US-Sergeant'));
      play.give('us', move('US-Sergeant', [10, 12.5]), [5, 1, 1, 6, 4, 5, 2]);
    }),
  'Opportunity Fire with Aim that misses, and one that ends an Assault Fire': () =>
    scene({ figures: [SERGEANT, RIFLEMAN, figure('VG-Assault', 13, 18), GRENADIER] }, (play) => {
      play.endTurn('us');
      play.give('vg', opportunity('VG-Assault', 13, 13, true, 'stg44'));
      play.give('vg', opportunity('VG-Grenadier', 9, 14, false, 'kar98k'));
      play.give('vg', endTurn);
      play.give('us', move('US-Rifleman', [13, 13]), [1, 2, 3, 1, 2]);
      play.give('us', assault('US-Sergeant', 'VG-Assault', 'move', [[9.5, 12.5]], 'thompson'), [6, 2]);
    }),
  'Opportunity Fire without a token for its Aim': () =>
    scene({ figures: [SERGEANT, RIFLEMAN, figure('VG-Assault', 13, 18), GRENADIER] }, (play) => {
      play.endTurn('us');
      play.give('vg', cover('VG-Grenadier'));
      play.give('vg', cover('VG-Grenadier'));
      play.give('vg', cover('VG-Assault'));
      play.give('vg', cover('VG-Assault'));
      play.give('vg', opportunity('VG-Assault', 13, 13, true, 'stg44'));
      play.give('us', move('US-Rifleman', [13, 13]), [1, 2, 3, 1]);
    }),
  "Opportunity Fire without an action for its Aim, in the opponent's turn": () =>
    scene({ figures: [SERGEANT, RIFLEMAN, figure('VG-Assault', 13, 18), GRENADIER], windows: true }, (play) => {
      play.give('us', cover('US-Sergeant'));
      play.give('vg', cover('VG-Assault'));
      play.give('vg', cover('VG-Assault'));
      play.give('vg', opportunity('VG-Assault', 13, 13, true, 'stg44'));
      play.letPass();
      play.give('us', move('US-Rifleman', [13, 13]), [1, 2, 3, 1]);
    }),
  'grenades: on nobody, scattered and left, on several with one in cover': () =>
    scene({ figures: [SERGEANT, RIFLEMAN, figure('VG-Assault', 11, 19), GRENADIER], pieces: [shed, hedge] }, (play) => {
      play.withTokens('us', 9);
      play.give('us', grenade('US-Sergeant', 5, 12));
      play.give('us', grenade('US-Sergeant', 6, 20), [5]);
      play.endTurn('us').endTurn('vg').withTokens('us', 9);
      play.give('us', grenade('US-Sergeant', 6, 20), [4]);
      play.give('vg', { type: 'scatter', at: place(6, 20) });
      play.give('us', grenade('US-Sergeant', 12, 21), [2]);
      play.timeout('vg');
      play.endTurn('us').endTurn('vg').withTokens('us', 9);
      play.give('us', grenade('US-Sergeant', 11, 20.5), [6, 3, 5, 1]);
    }),
  'Suppression Fire that loses its effect': () =>
    scene({ figures: [SERGEANT, RIFLEMAN, GRENADIER], windows: true }, (play) => {
      play.give('us', suppress('US-Rifleman', 13, 21, 'm1-rifle'));
      play.letPass();
      play.give('us', join('US-Sergeant', 'sf1', 'thompson'));
      play.letPass();
      play.give('us', cover('US-Sergeant'));
      play.give('vg', shoot('VG-Grenadier', 'US-Rifleman', true, 'kar98k'));
      play.give('us', answer(false), [4, 1, 1, 2]);
    }),
  'several players on a side, orders in a queue, the clock': () =>
    scene(
      { figures: [figure('US-Sergeant', 10, 10, 'us-1'), figure('US-Rifleman', 13, 10, 'us-2'), GRENADIER] },
      (play) => {
        play.give('us-1', { type: 'plan', actions: [cover('US-Sergeant'), move('US-Sergeant', [10, 13])] });
        play.give('us-1', endTurn);
        play.timeout('us-2');
      },
    ),
  'a queue that an interrupt breaks, and fire held back': () =>
    scene({ figures: [SERGEANT, RIFLEMAN, GRENADIER], windows: true }, (play) => {
      play.give('us', { type: 'plan', actions: [cover('US-Sergeant'), cover('US-Rifleman')] });
      play.give('vg', opportunity('VG-Grenadier', 13, 14, false, 'kar98k'));
      play.give('vg', { type: 'instruct', instruction: { about: 'hold', unit: unitId('VG-Grenadier'), hold: true } });
      play.give('vg', pass);
    }),
  'a mission won at the objective': () =>
    scene(
      {
        figures: [SERGEANT, RIFLEMAN, GRENADIER],
        mode: 'mission',
        pieces: [
          piece('north-post', 'low', wall(17, 2, 19, 3), { look: 'rubble' }),
          piece('south-post', 'low', wall(17, 33, 19, 34), { look: 'cart' }),
        ],
      },
      (play) => {
        play.put('US-Sergeant', 18, 30);
        play.put('US-Sergeant', 18, 6);
        play.give('us', move('US-Sergeant', [18, 3.5]));
      },
    ),
  'a shot that waits for its answer': () =>
    scene({ figures: [SERGEANT, RIFLEMAN, GRENADIER] }, (play) => {
      play.mark('VG-Grenadier', { coverAnswer: 'ask' });
      play.give('us', shoot('US-Rifleman', 'VG-Grenadier', false, 'm1-rifle'));
    }),
  'the end by agreement': () =>
    scene({ figures: [SERGEANT, GRENADIER] }, (play) => {
      play.give('us', { type: 'abandon', agrees: true });
      play.give('us', { type: 'abandon', agrees: false });
      play.give('us', { type: 'concede' });
    }),
} as const;
