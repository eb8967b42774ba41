import { expect, test } from 'vitest';
import type { Locale } from '../../src/i18n/locales.js';
import { COMMON } from '../../src/i18n/tongue.js';
import { kernelTeller } from '../../src/present/kernel.js';
import type { GameTypes, KernelEvent, MatchEvent } from '../../src/rules/kernel/contract.js';
import { isKernelEvent } from '../../src/rules/kernel/evolve.js';
import { seatId } from '../../src/rules/kernel/ids.js';

const corrected = (to: string, by: string | null): KernelEvent<GameTypes> => ({
  type: 'Corrected',
  facts: [{ of: 'HBK-4G', set: 'hex', which: null, to }],
  by: by === null ? null : seatId(by),
  warrant: by === null ? 'arbiter' : 'agreed',
  reason: `slip ${to}`,
});

const told = (events: readonly MatchEvent<GameTypes>[], locale: Locale): readonly string[] => {
  const words = { fact: ({ to }: { to: string | number }) => String(to), verdict: () => '' };
  const teller = kernelTeller(events, words, { locale, catalogue: COMMON, sides: [] });
  return events.flatMap((event) => (isKernelEvent<GameTypes>(event) ? teller(event) : [event.type]));
};

test('P-22 four corrections in a phase are told below one opening, each with its reason', () => {
  const four = ['0101', '0202', '0303', '0404'].map((hex) => corrected(hex, null));
  expect(told(four, 'en')).toEqual([
    [
      'Corrected by decision of the arbiter:',
      '- 0101. Reason: slip 0101',
      '- 0202. Reason: slip 0202',
      '- 0303. Reason: slip 0303',
      '- 0404. Reason: slip 0404',
    ].join('\n'),
  ]);
});

test('P-22 a correction alone is one line; another word, or something told in between, opens anew', () => {
  expect(told([corrected('0101', null)], 'fr')).toEqual([
    'Corrigé par décision de l’arbitre du serveur\u202f: 0101. Raison\u202f: slip 0101',
  ]);
  const events = [
    corrected('0101', null),
    corrected('0202', 'attacker'),
    { type: 'Shot' },
    corrected('0303', 'attacker'),
  ];
  expect(told(events, 'ru')).toEqual([
    'Исправлено по решению арбитра сервера: 0101. Причина: slip 0101',
    'Исправлено с общего согласия по просьбе «Атакующий»: 0202. Причина: slip 0202',
    'Shot',
    'Исправлено с общего согласия по просьбе «Атакующий»: 0303. Причина: slip 0303',
  ]);
});
