import { mountId } from '../../../../../src/rules/battletech/vocabulary.js';
import { armed } from '../../../../support/armed.js';
import { hex, type Play } from '../../../../support/quick-start.js';
import { attack, beginFull, passTo, passTurn, step } from '../../../../support/standard.js';
import { NEXT } from './battle.js';

/** Battles in burning woods, for the report. */

/** Woods catch fire under a flamer, and the fire spreads. */
export function fires(): Play {
  const play = beginFull({
    pieces: [
      { unit: 'FS9-H', seat: 'defender', at: '0809 N' },
      { unit: 'HBK-4G', seat: 'attacker', at: '0808 S' },
    ],
    hexes: { '0808': { woods: 1 }, '0908': { woods: 2 }, '0909': { woods: 1 } },
    options: { fires: 'on' },
  });
  const flamer = play.unit('FS9-H').sheet.mounts.find(({ weapon }) => weapon.full.traits.includes('flamer'));
  for (let turn = 0; turn < 2; turn++) {
    passTo(play, 'attack');
    play.give('defender', attack('FS9-H', 'HBK-4G', flamer?.id ?? ''));
    // A fire spreads from its second turn on.
    passTurn(play, [...Array.from({ length: 16 }, () => 6), ...NEXT]);
  }
  return play;
}

/** Woods are shot at: a laser sets them on fire, another finds them burning, missiles go astray, an autocannon lights nothing. */
export function woodsFiredAt(): Play {
  const play = beginFull({
    pieces: [
      { unit: 'CPLT-C1', seat: 'defender', at: '0811 N' },
      { unit: 'ENF-4R', seat: 'attacker', at: '0810 S' },
    ],
    hexes: { '0803': { woods: 1 }, '0908': { woods: 2 }, '0807': { woods: 1 } },
    options: { fires: 'on' },
    change: armed('CPLT-C1', 'medium-laser@RA medium-laser@LA lrm-5@RT ac-5@LT'),
  });
  passTo(play, 'attack');
  const at = (letter: string, where: string) =>
    ({ mount: mountId(letter), hex: hex(where), mode: 'normal', bin: null }) as const;
  const atHexes = [at('A', '0807'), at('B', '0807'), at('C', '0803'), at('D', '0908')];
  play.give('defender', { ...attack('CPLT-C1', '', ''), atHexes });
  play.give('attacker', attack('ENF-4R', '', ''), [6, 6, 1, 1, 1, 2, 2, 4, 2, 3]);
  return play;
}

/** The last of two woods burns away: one was heavy, one light. */
export function burntWoods(): Play {
  const play = beginFull({
    pieces: [
      { unit: 'FS9-H', seat: 'defender', at: '0101 N' },
      { unit: 'HBK-4G', seat: 'attacker', at: '1517 S' },
    ],
    hexes: { '0808': { woods: 1 }, '0810': { woods: 2 } },
    options: { fires: 'on', burnDown: 'on' },
    fires: ['0808', '0810'],
  });
  play.fuel({ '0808': 5, '0810': 55 });
  passTurn(play, [...NEXT]);
  return play;
}

/** A house is walked into and shot at until it falls on who is inside. */
export function houseFalls(): Play {
  const play = beginFull({
    pieces: [
      { unit: 'HBK-4G', seat: 'defender', at: '0811 N' },
      { unit: 'ENF-4R', seat: 'attacker', at: '0805 S' },
    ],
    hexes: { '0810': { building: { kind: 'medium', levels: 3, cf: 11 } } },
    change: armed('ENF-4R', 'ac-20@RT medium-laser@RA lrm-5@LT'),
  });
  const still = { type: 'move', unit: play.unit('ENF-4R').id, mode: 'stand', steps: '', exit: false } as const;
  play.give('defender', step('HBK-4G', 'walk', 'F'), [1, 2, 3, 4]);
  play.give('attacker', still);
  play.give('defender', attack('HBK-4G', '', ''));
  const atHexes = [{ mount: mountId('C'), hex: hex('0810'), mode: 'normal', bin: null }] as const;
  play.give(
    'attacker',
    { ...attack('ENF-4R', 'HBK-4G', 'A B'), atHexes },
    [6, 6, 3, 4, 6, 6, 4, 3, 6, 6, 5, 4, 1, 6, 1, 5, 2, 4, 6],
  );
  passTurn(play, [...Array.from({ length: 20 }, () => 4), ...NEXT]);
  return play;
}
