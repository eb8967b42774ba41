import { mountId } from '../../../../../src/rules/battletech/vocabulary.js';
import { hex, type Play } from '../../../../support/quick-start.js';
import { beginFull, passTo, passTurn } from '../../../../support/standard.js';
import { SOUND } from '../../../../../src/rules/battletech/standard/vehicles.js';

/** VTOLs that lose their engine over a field, and a tank whose crew clears its jams, for the report. */

function engineLost(faces: readonly number[]): Play {
  const play = beginFull({
    pieces: [
      { unit: 'HBK-4G', seat: 'defender', at: '0806 S' },
      { unit: 'WARRIOR-H7', seat: 'attacker', at: '0810 N' },
    ],
  });
  play.alter('WARRIOR-H7', (one) => ({
    ...one,
    place: { hex: hex('0810'), facing: 0, elevation: 3 },
    body: { ...one.body, crew: { ...SOUND, hits: ['engine'] } },
  }));
  passTo(play, 'attack', [...faces]);
  return play;
}

/** The pilot brings it down whole. */
export const landed = (): Play => engineLost([6, 6]);

/** It comes down from three levels. */
export const crashed = (): Play => engineLost([1, 1, 1, 3, 3, 3, 4, 3, 3, 3, 4, 1, 1, 1, 1, 1, 1]);

/** A tank whose cannon and turret are jammed fires nothing for a turn. */
export function cleared(): Play {
  const play = beginFull({
    pieces: [
      { unit: 'HBK-4G', seat: 'defender', at: '0806 S' },
      { unit: 'MANTICORE', seat: 'attacker', at: '0810 N' },
    ],
  });
  play.alter('MANTICORE', (one) => ({
    ...one,
    body: { ...one.body, jammed: [mountId('A')], crew: { ...SOUND, hits: ['turret-jam'], stuck: 1 } },
  }));
  passTurn(play);
  return play;
}
