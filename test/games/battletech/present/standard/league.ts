import { armed } from '../../../../support/armed.js';
import type { Play } from '../../../../support/quick-start.js';
import { attack, beginFull, passTo, passTurn, roll } from '../../../../support/standard.js';
import type { StandardUnitSetup } from '../../../../../src/rules/battletech/types.js';
import { NEXT } from './battle.js';

/** Shots by the house rules of a league, as they are told. */

const OPTIONS = {
  aimedShots: 'on',
  targetedShots: 'on',
  extremeRange: 'on',
  amsByRange: 'on',
  ecmZone: 'on',
  ecmRadius: '3',
  infernoTurns: 'on',
};

/** A good gunner with a laser and infernos. */
const gunner = (setup: StandardUnitSetup): StandardUnitSetup => {
  const one = armed('HBK-4G', 'medium-laser@RA lrm-10@RT', 'inferno')(setup);
  return one.id === 'HBK-4G' && one.pilot ? { ...one, pilot: { ...one.pilot, bonuses: { gunnery: 2 } } } : one;
};

/** An aimed shot and infernos at who can move, through ECM, and the infernos under fire. */
export function leagueShots(): Play {
  const play = beginFull({
    pieces: [
      { unit: 'HBK-4G', seat: 'defender', at: '0813 N' },
      { unit: 'DRAGONFLY', seat: 'attacker', at: '0807 S' },
      { unit: 'RVN-3L', seat: 'attacker', at: '0506 S' },
    ],
    options: OPTIONS,
    change: gunner,
  });
  passTo(play, 'attack', [...NEXT]);
  const faces = [6, 6, 5, 6, 6, 6, 6, 1, 2, 3, 4, 5, 5, ...NEXT];
  const volley = attack('HBK-4G', 'DRAGONFLY', 'A B');
  const shots = volley.shots.map((shot) => (shot.mount === 'A' ? { ...shot, aim: 'high' as const } : shot));
  roll(play, 'defender', { ...volley, shots }, faces);
  passTurn(play, faces);
  return play;
}

/** A targeted shot at who is shut down, from so far that the range is extreme. */
export function targetedShot(): Play {
  const play = beginFull({
    pieces: [
      { unit: 'HBK-4G', seat: 'defender', at: '0816 N', gunnery: 0 },
      { unit: 'ENF-4R', seat: 'attacker', at: '0805 S' },
    ],
    options: OPTIONS,
    change: gunner,
  });
  play.alter('ENF-4R', (one) => ({ ...one, body: { ...one.body, shutdown: true, heat: 20 } }));
  passTo(play, 'attack', [...NEXT]);
  const faces = [6, 6, ...NEXT];
  roll(play, 'defender', attack('HBK-4G', 'ENF-4R', 'A', { aim: 'LT' }), faces);
  passTurn(play, faces);
  return play;
}
