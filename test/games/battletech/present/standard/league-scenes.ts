import { armed } from '../../../../support/armed.js';
import { deploy, unit, type Play } from '../../../../support/quick-start.js';
import {
  attack,
  beginFull,
  FullPlay,
  fullSetup,
  passTo,
  passTurn,
  roll,
  step,
  type FullPiece,
} from '../../../../support/standard.js';
import { NEXT } from './battle.js';

/** Scenes by the house rules of a league, one a rule, by scripted dice. Its shots are told in `league.ts`, what hides, lies and scans in `advanced.ts`. */

const HBK: FullPiece = { unit: 'HBK-4G', seat: 'defender', at: '0812 N' };
const CENTURION: FullPiece = { unit: 'CN9-AH', seat: 'attacker', at: '0809 S' };
const GRID = { armour: 'grid', gridCrits: 'roll' } as const;

/** One is hit by an AC/20 in boxes, in column 4 of the right torso, and then by a laser in the same column. */
export function boxesStruck(): Play {
  const play = beginFull({ pieces: [HBK, CENTURION], options: GRID });
  passTo(play, 'attack');
  const guns = attack('HBK-4G', 'CN9-AH', 'A B');
  roll(play, 'defender', guns, []);
  passTurn(play, [6, 6, 3, 3, 4, 1, 1, 6, 6, 3, 3, 4, 1, 1, ...NEXT]);
  return play;
}

/** Ammunition goes off in a torso, and on through the 'Mech and out of it. */
export function cascading(): Play {
  const play = beginFull({
    pieces: [HBK, { ...CENTURION, armor: { RT: 0 }, rounds: 2 }, { ...CENTURION, unit: 'LCT-1V', at: '0808 S' }],
    options: { cascade: 'on' },
  });
  passTo(play, 'attack');
  roll(play, 'defender', attack('HBK-4G', 'CN9-AH', 'B'), []);
  passTurn(play, [6, 6, 3, 3, 4, 4, 1, 6, 6, 6, 6, ...NEXT]);
  return play;
}

/** A pilot sets the reactor off and ejects, next to an enemy. */
export function reactorSet(): Play {
  const play = beginFull({
    pieces: [
      { ...HBK, at: '0811 S' },
      { ...CENTURION, unit: 'CN9-A', at: '0812 N' },
    ],
    options: { selfDestruct: 'on', ejection: 'on' },
  });
  passTo(play, 'move');
  play.give('defender', { type: 'pass' });
  play.give('attacker', { type: 'self-destruct', unit: unit('CN9-A'), ejects: true });
  passTurn(play, [4, 5, 3, 4, 3, 4, 3, 4, 3, 4, 6, 6, ...NEXT]);
  return play;
}

/** One whose leg is open walks into deep water. */
export function wetInside(): Play {
  const play = beginFull({
    pieces: [{ ...HBK, at: '0812 N', armor: { LL: 0 } }, CENTURION],
    hexes: { '0811': { water: 2 } },
    options: { flooding: 'parts' },
  });
  passTo(play, 'move');
  // The roll for the fall, then for each part, with what is stopped in the head, the middle and the right arm.
  const parts = [6, 6, 1, 6, 6, 1, 1, 6, 6, 1, 6, 5, 4, 3, 6, 6, 1, 6, 5, 4, 3];
  const faces = [6, 6, ...parts, ...NEXT];
  roll(play, 'defender', step('HBK-4G', 'walk', 'F'), faces);
  passTurn(play, faces);
  return play;
}

/** A squad comes down in the cocoon of a 'Mech. */
export function comeDown(): Play {
  const pieces: readonly FullPiece[] = [
    { ...HBK, unit: 'PUMA', at: '0810 N' },
    { ...HBK, unit: 'ELEMENTAL-LASER', at: '0810 N' },
    CENTURION,
  ];
  const change = (setup: Parameters<ReturnType<typeof armed>>[0]) =>
    setup.seat === 'defender' ? { ...setup, cocoon: 'A' } : setup;
  const play = new FullPlay(fullSetup({ pieces, options: { cocoons: 'on' }, change }));
  play.give('defender', deploy('PUMA', '0810 N'));
  play.give('defender', deploy('ELEMENTAL-LASER', '0810 N'));
  play.give('attacker', deploy('CN9-AH', '0802 S'), [...[1, 1, 6, 6]]);
  passTurn(play, [...NEXT]);
  return play;
}

/** One that attacks itself finds the range for missiles that go over a hill. */
export function designated(): Play {
  const hill = Object.fromEntries(['0813', '0713', '0913', '0812'].map((at) => [at, { level: 4 }]));
  const play = beginFull({
    pieces: [
      { ...HBK, unit: 'CPLT-C1', at: '0817 N' },
      { ...HBK, unit: 'LCT-1V', at: '1208 NW' },
      { ...CENTURION, at: '0808 S' },
    ],
    hexes: hill,
    options: { designators: 'on' },
    change: armed('CPLT-C1', 'lrm-20@RA'),
  });
  passTo(play, 'attack');
  roll(play, 'defender', attack('LCT-1V', 'CN9-AH', 'A', { spots: unit('CN9-AH') }), []);
  roll(play, 'defender', attack('CPLT-C1', 'CN9-AH', 'A', { mode: 'indirect' }), []);
  passTurn(play, [6, 6, 3, 4, 6, 6, 3, 4, ...NEXT]);
  return play;
}
