import { describe, expect, test } from 'vitest';
import { TONGUES } from '../../../../src/games/battletech/words/index.js';
import { LOCALES } from '../../../../src/i18n/locales.js';
import { battletech } from '../../../../src/rules/battletech/index.js';
import { seated } from '../../../../src/rules/kernel/seats.js';
import { hex, seat, unit } from '../../../support/quick-start.js';
import { beginFull, step } from '../../../support/standard.js';
import { codeOf, orders, read } from '../../../orders/typing.js';
import { conditions } from '../../../../src/games/battletech/present/standard/body.js';
import { placeText } from '../../../../src/games/battletech/present/names.js';
import { chapters, words } from '../present/battle.js';

const building = { kind: 'light', cf: 90, levels: 2 } as const;
const play = beginFull({
  pieces: [
    { unit: 'HBK-4G', seat: 'defender', at: '0808 N' },
    { unit: 'FOOT-RIFLE', seat: 'defender', at: '0407 N' },
    { unit: 'ENF-4R', seat: 'attacker', at: '1517 S' },
  ],
  hexes: { '0807': { building }, '0407': { building } },
});
const typed = (text: string) => read(play, 'defender', text);

describe('TER-28, TER-29 roofs and stairs, as they are typed and pressed', () => {
  test.each([
    ['/move unit:HBK-4G order:walk TOP', 'T'],
    ['/move unit:HBK-4G order:walk Ltop', 'LT'],
    ['/move unit:FOOT-RIFLE order:walk UP', 'U'],
    ['/move unit:FOOT-RIFLE order:walk climb', 'U'],
    ['/move unit:FOOT-RIFLE order:walk dn', 'W'],
  ])('TER-28 `%s`', (text, steps) => {
    expect(typed(text)).toMatchObject({ type: 'move', steps });
  });

  test('TER-28 the letter itself is no step: it would turn words into steps', () => {
    expect(codeOf(typed('/move unit:HBK-4G order:walk T'))).toBe('orders/not-a-step');
  });

  test('TER-28 it is written as it is read, in every language', () => {
    const move = { type: 'move', unit: unit('HBK-4G'), mode: 'walk', steps: 'T', exit: false } as const;
    for (const locale of LOCALES) {
      const { options } = orders.format(move, locale);
      expect(options['order']).toContain('TOP');
      expect(read(play, 'defender', `/move unit:HBK-4G order:${options['order'] ?? ''}`, locale)).toEqual(move);
    }
  });

  test('TER-28 TER-29 the buttons say what each takes, and only where there is a roof or stairs', () => {
    const view = battletech.view(play.match, seated(seat('defender')));
    const labels = (one: string, locale: (typeof LOCALES)[number]) => {
      const choice = battletech.choices(view, seat('defender'), { unit: one, mode: 'walk', path: '' });
      if (choice.kind !== 'path') throw new Error(choice.kind);
      const upward = choice.steps.filter(({ value }) => 'TUW'.includes(value));
      return upward.map((option) => words.option('path', option, view, locale).label);
    };
    expect(LOCALES.map((locale) => labels('HBK-4G', locale))).toEqual([
      ['Onto the roof (3 MP)'],
      ['Sur le toit (3 MP)'],
      ['На крышу (3 MP)'],
    ]);
    expect(labels('FOOT-RIFLE', 'en')).toEqual(['Climb a level (1 MP)']);
  });

  test('TER-29 a report tells of who climbs, as of any move', () => {
    const climbing = beginFull({
      pieces: [
        { unit: 'FOOT-RIFLE', seat: 'defender', at: '0407 N' },
        { unit: 'ENF-4R', seat: 'attacker', at: '1517 S' },
      ],
      hexes: { '0407': { building } },
    });
    climbing.give('defender', step('FOOT-RIFLE', 'walk', 'U'), []);
    const stretch = chapters(climbing).at(-1);
    const report = stretch && words.report(stretch, 'en');
    expect(report?.lines.join(' ')).toContain('0407 N ↑1');
    expect(report?.why.join(' ')).toContain('FOOT-RIFLE');
  });

  test('TER-29 how high up in a building a unit is stands with its place, and on its sheet', () => {
    const place = { hex: hex('0407'), facing: 0, up: 2 } as const;
    play.alter('FOOT-RIFLE', (one) => ({ ...one, place }));
    expect(placeText(place)).toBe('0407 N ↑2');
    const said = TONGUES.map((tongue) => conditions(play.unit('FOOT-RIFLE'), tongue));
    expect(said).toEqual([
      ['2 levels up in the building'],
      ['2 niveaux plus haut dans le bâtiment'],
      ['в здании на 2 уровня выше земли'],
    ]);
  });
});
