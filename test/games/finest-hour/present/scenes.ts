import { sideId } from '../../../../src/rules/kernel/ids.js';
import type { Profile } from '../../../../src/rules/finest-hour/types.js';
import {
  ahead,
  bomb,
  column,
  dive,
  evade,
  evadeTo,
  fire,
  fly,
  flyOn,
  group,
  gun,
  left,
  profile,
  rally,
  ram,
  right,
  sortie,
  type Plane,
  type Situation,
  type Sortie,
} from '../../../support/finest-hour.js';
import { since } from './matches.js';

/** What is told of a fight, each kind of happening in a scene of its own: some aircraft, and what they do. */

const KESTREL = profile(3, { weapons: [gun('fixed-forward', 20, 3, 2, 'guns')] });
const HERON = profile(2, {
  model: 'Heron',
  weapons: [gun('front', 20, 2, 3, 'cannon'), gun('rear', 15, 1, 2, 'tail gun')],
  attributes: ['dive-bomber', 'robust'],
  bombs: true,
});
const MAMMOTH = profile(1, {
  model: 'Mammoth',
  weapons: [gun('all-round', 20, 2, 2, 'turrets')],
  attributes: ['four-engined', 'bomber', 'unwieldy', 'stable'],
  bombs: true,
});
const ION = profile(1, {
  model: 'Ion cannon',
  kind: 'off-table',
  weapons: [gun('all-round', null, 1, 4, 'ion gun', true)],
});

const plane = (unit: string, x: number, y: number, heading = 0, more: Partial<Plane> = {}): Plane => ({
  unit,
  at: [x, y],
  heading,
  profile: KESTREL,
  ...more,
});
const of = (one: Profile): Partial<Plane> => ({ profile: one });

function scene(situation: Situation, act: (play: Sortie) => void) {
  const play = sortie(situation);
  return { play, stretch: since(play, () => act(play)) };
}

const FAR = plane('B2', 100, 10);

export const SCENES = {
  'a chain of reactions that ends in fire': () =>
    scene({ planes: [plane('R1', 40, 55), plane('R2', 60, 55), plane('B1', 40, 25, 180), FAR] }, (play) => {
      const order = fly('R1', [right(10), ahead(5), left(10), ahead(15), fire(['guns', 'B1'])]);
      play.give('red', order, [...[3, 4], ...[6, 5, 4], ...[5, 6, 2], ...[3, 4, 4], ...[4, 4], ...[4, 4, 4]]);
    }),
  'a chain that sends the active one away': () =>
    scene({ planes: [plane('R1', 40, 55), plane('R2', 60, 55), plane('B1', 40, 25, 180), FAR] }, (play) => {
      play.give('red', fly('R1', [ahead(20)]), [...[4, 5], ...[6, 1, 1], ...[4]]);
      play.give('red', evadeTo('R1', 90));
    }),
  'a group at full throttle at a bomber': () =>
    scene(
      {
        planes: [
          plane('R1', 40, 60, 0, { leader: 'R1' }),
          plane('R2', 45, 60, 0, { leader: 'R1' }),
          plane('B1', 42, 20, 180, of(MAMMOTH)),
          FAR,
        ],
      },
      (play) => {
        play.give('red', fly('R1', [ahead(25)], { fast: true, then: 'on' }), [2, 3, 5, 6, 5, 6]);
        play.give('red', flyOn('R1', [right(10), ahead(5), fire(['guns', 'B1'])]), [6, 6, 1, 2, 2, 5, 5]);
      },
    ),
  'a star that rams, and nobody gets away': () =>
    scene(
      {
        planes: [plane('R1', 40, 60, 0, { star: true }), plane('R2', 10, 60), plane('B1', 40, 44, 90, of(HERON)), FAR],
      },
      (play) => {
        play.give('red', fly('R1', [ram('B1')]));
        play.give('red', column('R1', '2'), [6, 6, 5, 6]);
      },
    ),
  'a collision course that is evaded': () =>
    scene({ planes: [plane('R1', 40, 60), plane('B1', 40, 44, 90, of(HERON)), FAR] }, (play) => {
      play.give('red', fly('R1', [ram('B1')]), [2, 2, 6, 6, 2, 5]);
      play.give('blue', evadeTo('B1', 0), [2, 5, 6]);
      play.give('red', evadeTo('R1', 180));
    }),
  'a group that is named again as it stands, which is no news': () =>
    scene({ planes: [plane('R1', 40, 60), plane('R2', 44, 60), plane('B1', 100, 10)] }, (play) => {
      play.give('red', group('R1', 'R2'));
      play.give('red', group('R1', 'R2'));
    }),
  'a turn of dives, evasions, a rally, and the next initiative': () =>
    scene(
      { planes: [plane('R1', 40, 60, 0, of(HERON)), plane('R2', 60, 60, 0, of(HERON)), plane('B1', 100, 10)] },
      (play) => {
        play.give('red', fly('R1', [dive(5)]));
        play.give('red', fly('R2', [right(45), ahead(10), right(45), ahead(10)]));
        play.give('blue', fly('B1', [evade(270)]));
        play.give('red', rally('R2', 'R1'), [3, 6, 2, 2, 2, 3]);
      },
    ),
  'bombs by night, and an exit': () =>
    scene(
      {
        planes: [
          plane('R1', 40, 43, 0, of({ ...HERON, attributes: ['bomber'] })),
          plane('R2', 100, 76, 180),
          plane('B1', 110, 10),
        ],
        targets: [{ id: 'dock', side: 'blue', at: [40, 30], clear: true }],
        light: 'night',
        exits: [{ side: sideId('red'), edge: 'south' }],
        goals: [{ win: 'bomb', side: sideId('red'), count: 1 }],
      },
      (play) => {
        play.give('red', fly('R2', [ahead(10)]));
        play.give('red', fly('R1', [ahead(12), bomb('dock')]), [2, 6]);
      },
    ),
  'a side that the referee flies by the Focus test': () =>
    scene(
      {
        planes: [plane('R1', 40, 60), plane('R2', 60, 60), plane('B1', 50, 30, 180), plane('B2', 55, 30, 180)],
        flown: ['blue'],
      },
      (play) => {
        play.give('red', fly('R1', [left(45), ahead(10)]));
        play.give('red', fly('R2', [right(45), ahead(10)]), [6, 6, 1, 4, 4, 4, 4]);
        play.give('red', evadeTo('R1', 180), [4, 4, 4, 4]);
      },
    ),
  'a group that is formed and broken': () =>
    scene({ planes: [plane('R1', 40, 60), plane('R2', 45, 60), plane('B1', 100, 10, 180)] }, (play) => {
      play.give('red', group('R1', 'R2'));
      play.give('red', group('R1'));
      play.timeout('red');
    }),
  'an ion gun from off the table, and a fall off its edge': () =>
    scene(
      { planes: [plane('R1', 40, 4), plane('R2', 20, 60), plane('B1', 100, 20), plane('B9', 60, 0, 0, of(ION))] },
      (play) => {
        play.give('red', fly('R2', [ahead(10)]));
        play.give('red', fly('R1', [ahead(10)]));
        play.give('blue', fly('B9', [fire(['ion gun', 'R2'])]), [6, 3]);
        play.give('blue', fly('B1', [evade(0)]), [2, 3]);
      },
    ),
} as const;
