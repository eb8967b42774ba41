import { describe, expect, test } from 'vitest';
import { nameOf } from '../../../support/words.js';
import { LOCALES } from '../../../../src/i18n/locales.js';
import { battletech } from '../../../../src/rules/battletech/index.js';
import type { BattleTechView } from '../../../../src/rules/battletech/battletech.js';
import type { Blanks } from '../../../../src/rules/kernel/choices.js';
import { hexAt } from '../../../../src/rules/geometry/hex/hex.js';
import { seated } from '../../../../src/rules/kernel/seats.js';
import {
  begin,
  beginFire,
  chooseHex,
  fire,
  mounts,
  Play,
  seat,
  setupOf,
  stand,
  unit,
  walk,
  type Situation,
} from '../../../support/quick-start.js';
import { playPhases, shipped } from '../../../support/played.js';
import { battle, chapters, extremes, splitLine, viewOf, words } from './battle.js';

const duel: Situation = {
  pieces: [
    { unit: 'HBK-4G', seat: 'defender', at: '0810 N' },
    { unit: 'ENF-4R', seat: 'attacker', at: '0806 S' },
  ],
};
const see = (play: Play, who: string): BattleTechView => battletech.view(play.match, seated(seat(who)));
const choose = (play: Play, who: string, partial: Blanks = {}) =>
  battletech.choices(see(play, who), seat(who), partial);

test('P-18 a hex that can be chosen says all that is in it: rough ground and height are not clear', () => {
  const view = viewOf(new Play(setupOf(duel)));
  const place = hexAt(3, 3);
  const hexes = { ...view.game.board.hexes, [place]: { woods: 1 as const, rough: true as const, level: 2 } };
  const shaped = { ...view, game: { ...view.game, board: { ...view.game.board, hexes } } };
  const about = (hex: string) =>
    words.option('hex', { value: hex, facts: { hex, woods: 0 } }, shaped, 'en').description;
  expect(about('0303')).toBe('light woods, rough, level 2');
  expect(about('0304')).toBe('clear');
});

describe('questions', () => {
  const asked = (play: Play, locale: (typeof LOCALES)[number]): readonly string[] => {
    const view = viewOf(play);
    return view.questions.map((question) => words.question(question, view, locale));
  };

  test('one line each, without the player', () => {
    expect(asked(new Play(setupOf(duel)), 'en')).toEqual(['deploy HBK-4G in rows 1–17']);
    expect(asked(begin(duel), 'fr')).toEqual(['déplacer HBK-4G']);
    expect(asked(beginFire(duel), 'ru')).toEqual(['объявить атаки юнита HBK-4G']);
    expect(asked(battle(), 'en')).toEqual(['move one unit: ENF-4R or CDA-2A']);
  });

  test('a zone of one row is not "rows 1–1"', () => {
    const view = viewOf(new Play(setupOf(duel)));
    const deployment = view.game.deployment.map((one) => ({ ...one, zone: { ...one.zone, rows: [1, 1] as const } }));
    const narrow = { ...view, game: { ...view.game, deployment } };
    const [question] = view.questions;
    if (!question) throw new Error('nothing asked');
    expect(words.question(question, narrow, 'en')).toBe('deploy HBK-4G in row 1');
    expect(words.question(question, narrow, 'fr')).toBe('déployer HBK-4G, rangée 1');
    expect(words.question(question, narrow, 'ru')).toBe('поставить HBK-4G на карту, ряд 1');
  });

  test('QSR-31 a split line names both hexes', () => {
    const play = beginFire({
      pieces: [
        { unit: 'HBK-4G', seat: 'defender', at: '0303 NE' },
        { unit: 'ENF-4R', seat: 'attacker', at: '0503 NW' },
      ],
      woods: { '0402': 1 },
    });
    play.give('defender', fire('HBK-4G', 'ENF-4R', 'A'));
    expect(asked(play, 'en')).toEqual(['HBK-4G fires at ENF-4R along a split line: which hex counts, 0402 or 0403?']);
  });
});

describe('choices', () => {
  test('a blank asks, each option says what it does', () => {
    const play = begin(duel);
    const view = see(play, 'defender');
    const modes = choose(play, 'defender');
    if (modes.kind !== 'pick') throw new Error(modes.kind);
    expect(words.blank(modes, view, 'en')).toBe('How does it move?');
    expect(modes.options.map((option) => words.option(modes.blank, option, view, 'en'))).toEqual([
      { label: 'Stand still', description: 'own shots +0' },
      { label: 'Walk', description: 'up to 4 MP; own shots +1' },
      { label: 'Run', description: 'up to 6 MP; own shots +2' },
    ]);
    const path = choose(play, 'defender', { mode: 'walk', path: 'F' });
    if (path.kind !== 'path') throw new Error(path.kind);
    expect(words.path(path, view, 'en')).toBe(
      'HBK-4G, walking: 1 of 4 MP used, now in 0809 facing N, 1 hex entered (target modifier +0). Next: F 1 MP, B 1 MP, L 1 MP, R 1 MP.',
    );
    const [first] = path.destinations;
    if (!first) throw new Error('no destinations');
    expect(words.destination(first, view, 'fr')).toMatchObject({ place: expect.stringMatching(/^\d{4}$/) as string });
  });

  test('P-20 a place says what its ground adds and who would see the unit there', () => {
    const play = begin({ ...duel, woods: { '0809': 1, '0808': 2, '0807': 1 } });
    const view = see(play, 'defender');
    const path = choose(play, 'defender', { mode: 'walk' });
    if (path.kind !== 'path') throw new Error(path.kind);
    const said = (place: string, locale: (typeof LOCALES)[number]): string => {
      const found = path.destinations.find((one) => one.place === place);
      return found ? words.destination(found, view, locale).description : '';
    };
    expect(said('0809', 'en')).toBe('2 MP, 1 hex, target modifier +0 · woods +1 · unseen');
    expect(said('0909', 'fr')).toContain('vu par 1');
    expect(said('0809', 'ru')).toContain('лес +1 · не видно');
    expect(said('0909', 'ru')).toContain('видит 1');
  });

  test('targets and weapons come with their numbers', () => {
    const play = beginFire(duel);
    const view = see(play, 'defender');
    const targets = choose(play, 'defender');
    if (targets.kind !== 'pick') throw new Error(targets.kind);
    expect(targets.options.map((option) => words.option(targets.blank, option, view, 'en'))).toEqual([
      { label: 'ENF-4R', short: '→ ENF-4R', description: '4 hexes, 3 weapons bear, best 6+ (72%)' },
      { label: 'No fire' },
    ]);
    const [first] = targets.options;
    expect(first && words.option(targets.blank, first, view, 'ru').description).toMatch(
      /^4 гекса, достают 3 орудия, лучший шанс 6\+/u,
    );
    const weapons = choose(play, 'defender', { target: 'ENF-4R' });
    if (weapons.kind !== 'pick') throw new Error(weapons.kind);
    expect(words.option(weapons.blank, weapons.options[0] ?? { value: '', facts: {} }, view, 'ru')).toEqual({
      label: 'A: AC/20',
      description: expect.stringMatching(/^6\+ \(72\s%\), урон 20$/u) as string,
    });
  });

  test('labels and descriptions fit into what Discord takes, in every language', () => {
    const plays: readonly (readonly [Play, string, Blanks])[] = [
      [new Play(setupOf(duel)), 'defender', {}],
      [new Play(setupOf(duel)), 'defender', { hex: '0810' }],
      [begin(duel), 'defender', {}],
      [begin(duel), 'defender', { mode: 'run' }],
      [beginFire(duel), 'defender', {}],
      [beginFire(duel), 'defender', { target: 'ENF-4R' }],
    ];
    for (const locale of LOCALES)
      for (const [play, who, partial] of plays) {
        const view = see(play, who);
        const choice = choose(play, who, partial);
        const shown =
          choice.kind === 'pick'
            ? choice.options.map((option) => words.option(choice.blank, option, view, locale))
            : choice.kind === 'path'
              ? [
                  ...choice.destinations.map((one) => words.destination(one, view, locale)),
                  ...choice.steps.map((one) => words.option('path', one, view, locale)),
                ]
              : [];
        expect(shown.length).toBeGreaterThan(0);
        for (const { label, description = '' } of shown) {
          expect(label.length, label).toBeLessThanOrEqual(80);
          expect(description.length, description).toBeLessThanOrEqual(100);
          expect(label + description).not.toMatch(/[{}]|undefined|NaN/);
        }
        expect(words.blank(choice, view, locale).length).toBeLessThanOrEqual(150);
      }
  });
});

describe('commands in one sentence', () => {
  const play = begin(duel);
  const say = (command: Parameters<typeof words.command>[0], locale: (typeof LOCALES)[number] = 'en'): string =>
    words.command(command, viewOf(play), locale);

  test('a move says where it ends', () => {
    expect(say(walk('HBK-4G', 'FFR'))).toBe('HBK-4G walks FFR to 0808 facing NE');
    expect(say(walk('HBK-4G', 'FFR'), 'fr')).toBe('HBK-4G marche FFR jusqu’en 0808, orientation NE');
    expect(say(walk('HBK-4G', 'FFR'), 'ru')).toBe('HBK-4G идёт FFR до 0808, лицом на NE');
    expect(say(walk('HBK-4G', 'FFFFFFFF'))).toBe('HBK-4G, walking: FFFFFFFF');
    expect(say(stand('HBK-4G'))).toBe('HBK-4G stands still');
  });

  test('the others', () => {
    expect(say(fire('HBK-4G', 'ENF-4R', 'A B'))).toBe('HBK-4G fires at ENF-4R: A AC/20, B medium laser');
    expect(say(chooseHex('0402', '0603'))).toBe('on the split line: 0402 and 0603');
    expect(say({ type: 'name', unit: unit('HBK-4G') })).toBe('HBK-4G moves next');
    expect(say({ type: 'fire-anyway', mounts: [] })).toBe('hold the shots that cannot hit');
    expect(say({ type: 'fire-anyway', mounts: mounts('A') })).toBe('fire the shots that cannot hit all the same: A');
    expect(say({ type: 'abandon', agrees: true }, 'fr')).toBe('accepter d’arrêter sans résultat');
  });
});

describe('standing, board and alt texts', () => {
  test('how the match stands', () => {
    expect(words.standing(viewOf(battle()), 'en')).toBe(
      '**Turn 2 · Movement**\nInitiative: Defender (last to act)\nOn the map: Defender 2 · Attacker 2',
    );
    expect(words.standing(viewOf(new Play(setupOf(duel))), 'fr')).toBe('**Déploiement**');
  });

  test('AMB-SEQ-07 of more than two sides the whole ranking', () => {
    const { after } = playPhases(shipped('battletech/three-corners'), 1, 1)[1] ?? {};
    if (!after?.game.ranking) throw new Error('no initiative was rolled');
    for (const locale of LOCALES) {
      const names = after.game.ranking.map((side) => nameOf(locale, 'side', side));
      expect(words.standing(after, locale)).toContain([...names].reverse().join(' > '));
    }
  });

  test('the board in full names every unit and every hex that is not clear', () => {
    const text = words.board(viewOf(battle()), 'en');
    for (const part of [
      'HBK-4G Hunchback (Defender): in 0808 facing N',
      'LL 10/20',
      'light woods: 0807',
      'heavy woods: 0605',
    ])
      expect(text).toContain(part);
  });

  test('an alt text has at most 1024 characters and no marks of markdown, whatever the picture', () => {
    for (const locale of LOCALES)
      for (const play of [battle(), splitLine(), extremes()])
        for (const stretch of chapters(play)) {
          const units = stretch.after.game.units.map(({ id }) => id);
          const reach = battletech.inspect(stretch.after, {
            about: 'odds',
            unit: units[0] ?? unit(''),
            target: null,
            from: null,
          });
          const overlays = [
            null,
            { kind: 'draft', unit: 'HBK-4G', mode: 'walk', steps: '' } as const,
            { kind: 'letters', unit: 'HBK-4G', places: [{ letter: 'A', place: '0808' }] } as const,
            ...(reach.ok ? [{ kind: 'answer', answer: reach.value } as const] : []),
          ];
          const alts = [
            words.alt({ kind: 'sheets', units }, stretch, locale),
            ...overlays.map((overlay) => words.alt({ kind: 'map', crop: 'whole', overlay }, stretch, locale)),
          ];
          for (const alt of alts) {
            expect(alt.length).toBeLessThanOrEqual(1024);
            expect(alt.length).toBeGreaterThan(20);
            expect(alt).not.toMatch(/\*\*|~~|[{}]|undefined/);
          }
        }
  });
});
