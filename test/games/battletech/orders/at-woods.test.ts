import { describe, expect, test } from 'vitest';
import { battletech } from '../../../../src/rules/battletech/index.js';
import { seated } from '../../../../src/rules/kernel/seats.js';
import { LOCALES } from '../../../../src/i18n/locales.js';
import { formatLine, parseLine } from '../../../../src/orders/line.js';
import { armed } from '../../../support/armed.js';
import { seat, type Play } from '../../../support/quick-start.js';
import { beginFull, passTo } from '../../../support/standard.js';
import { codeOf, orders, read } from '../../../orders/typing.js';

/** Shots at woods as players type them (FIN-44). */

function firing(munition: 'standard' | 'inferno' = 'standard'): Play {
  const play = beginFull({
    pieces: [
      { unit: 'CPLT-C1', seat: 'defender', at: '0811 N' },
      { unit: 'ENF-4R', seat: 'attacker', at: '0810 S' },
    ],
    hexes: { '0808': { woods: 1 }, '1111': { woods: 2 } },
    options: { fires: 'on' },
    change: armed('CPLT-C1', 'medium-laser@RA srm-2@LA ac-5@RT', munition),
  });
  passTo(play, 'attack');
  return play;
}

const declared = (text: string, play = firing()) => read(play, 'defender', `/declare unit:CPLT-C1 ${text}`);
const plain = (mount: string, hex: string) => ({ mount, hex, mode: 'normal', bin: null });

describe('FIN-44 shots at woods are typed', () => {
  test.each([
    ['target:0808 weapons:A', [plain('A', '0808')], [], 0],
    ['target:808 weapons:A C', [plain('A', '0808'), plain('C', '0808')], [], 0],
    ['target:0808 weapons:all', [plain('A', '0808'), plain('B', '0808'), plain('C', '0808')], [], 0],
    ['order:A at 0808; C at 1111; twist right', [plain('A', '0808'), plain('C', '1111')], [], 1],
    ['target:1111 weapons:C', [plain('C', '1111')], [], 1],
    ['target:ENF-4R weapons:A order:C at 0808', [plain('C', '0808')], ['A ENF-4R'], 0],
  ] as const)('FIN-44 %s', (text, atHexes, shots, twist) => {
    const command = declared(text);
    expect(command).toMatchObject({ type: 'attack', atHexes, twist });
    const told = 'shots' in command && Array.isArray(command.shots) ? command.shots : [];
    expect(told.map(({ mount, target }) => `${mount} ${target}`)).toEqual(shots);
  });

  test('FIN-44 with the rounds, by their name or their bin', () => {
    const play = firing('inferno');
    const inferno = [{ ...plain('B', '0808'), bin: 'LT-21' }];
    expect(declared('order:B at 0808 inferno', play)).toMatchObject({ atHexes: inferno });
    expect(declared('order:B at 0808 from LT-21', play)).toMatchObject({ atHexes: inferno });
  });

  test.each([
    ['target:0809 weapons:A', 'battletech/nothing-burns'],
    ['order:A at 0808 aim CT', 'battletech/cannot-aim'],
    ['order:A at ENF-4R; A at 0808', 'battletech/weapon-twice'],
    ['target:0810 weapons:all', 'battletech/nothing-burns'],
  ])('FIN-44 %s is refused: %s', (text, code) => {
    const play = firing();
    const command = declared(text, play);
    const refused =
      'type' in command && command.type === 'attack' ? play.refused('defender', command).code : codeOf(command);
    expect(refused).toBe(code);
  });

  test('FIN-44 what is written is read back, in every language', () => {
    const play = firing('inferno');
    const view = battletech.view(play.match, seated(seat('defender')));
    for (const text of ['order:A at 0808; B at 0808 inferno', 'target:ENF-4R weapons:A order:B at 0808; C at 1111']) {
      const command = declared(text, play);
      if (!('type' in command)) throw new Error(text);
      for (const locale of LOCALES) {
        const typed = orders.format(command, locale);
        expect(parseLine(formatLine(typed, locale), locale)).toEqual({ ok: true, value: typed });
        expect(orders.parse(typed, locale, view, seat('defender'))).toEqual({ ok: true, value: command });
      }
    }
  });
});
