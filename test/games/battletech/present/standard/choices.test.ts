import { describe, expect, test } from 'vitest';
import { LOCALES, type Locale } from '../../../../../src/i18n/locales.js';
import { isKey } from '../../../../support/words.js';
import { battletech } from '../../../../../src/rules/battletech/index.js';
import { FIRE_MODES } from '../../../../../src/rules/battletech/standard/traits.js';
import { DOOMS } from '../../../../../src/rules/battletech/standard/types.js';
import { EDGES } from '../../../../../src/rules/battletech/standard/goals.js';
import { PILOT_WOUNDS } from '../../../../../src/rules/battletech/standard/damage-steps.js';
import { PILOTING_CAUSES } from '../../../../../src/rules/battletech/standard/piloting-causes.js';
import { FULL_TERM_REASONS } from '../../../../../src/rules/battletech/standard/terms.js';
import { MP_REASONS } from '../../../../../src/rules/battletech/standard/reckoning.js';
import type { BattleTechView } from '../../../../../src/rules/battletech/battletech.js';
import type { Command } from '../../../../../src/rules/battletech/commands.js';
import type { Choice, Blanks } from '../../../../../src/rules/kernel/choices.js';
import { seated } from '../../../../../src/rules/kernel/seats.js';
import { seat, unit, type Play } from '../../../../support/quick-start.js';
import {
  attack,
  beginFull,
  marked,
  passTo,
  passTurn,
  step,
  strike,
  type FullPiece,
} from '../../../../support/standard.js';
import { viewOf, words } from '../battle.js';
import { explosion, fromAbove, jams, volleys } from './battle.js';
import { atStandard } from '../../../../../src/rules/battletech/levels.js';
import { supposed } from '../../../../../src/rules/battletech/supposed.js';

const HBK: FullPiece = { unit: 'HBK-4G', seat: 'defender', at: '0809 N' };
const ENF: FullPiece = { unit: 'ENF-4R', seat: 'attacker', at: '0808 S' };

const see = (play: Play, who: string): BattleTechView => battletech.view(play.match, seated(seat(who)));
const choose = (play: Play, who: string, partial: Blanks = {}): Choice<Command> =>
  battletech.choices(see(play, who), seat(who), partial);

/** The options of a blank as buttons show them. */
function shown(play: Play, who: string, locale: Locale, partial: Blanks = {}): readonly string[] {
  const choice = choose(play, who, partial);
  if (choice.kind !== 'pick') throw new Error(choice.kind);
  return choice.options.map((option) => {
    const { label, description = '' } = words.option(choice.blank, option, see(play, who), locale);
    return description === '' ? label : `${label} | ${description}`;
  });
}

/** French writes `:` and `;` after blanks that do not break. */
const plainBlanks = (text: string): string => text.replaceAll(/[\u00a0\u202f]/gu, ' ');

/** A turn up to the question, everybody standing still. */
function at(ask: string, pieces: readonly FullPiece[] = [HBK, ENF]): Play {
  const play = beginFull({ pieces });
  passTo(play, ask);
  return play;
}

test('issue 14: a jump is told by where it lands, on its picture too: its steps mean nothing to a reader', () => {
  const view = see(at('move', [{ unit: 'GRF-1N', seat: 'defender', at: '0809 N' }, ENF]), 'defender');
  const overlay = { kind: 'draft', unit: 'GRF-1N', steps: 'LF' } as const;
  const alt = (mode: 'walk' | 'jump'): string => {
    const shows = { kind: 'map', crop: 'whole', overlay: { ...overlay, mode } } as const;
    return words.alt(shows, { before: view, after: view, events: [] }, 'en');
  };
  expect(alt('walk')).toContain('Planned: GRF-1N walks LF to 0709 facing NW.');
  expect(alt('jump')).toContain('Planned: GRF-1N jumps to 0709 facing NW.');
});

describe('questions of the standard level', () => {
  const asked = (play: Play, locale: Locale): readonly string[] =>
    viewOf(play).questions.map((question) => words.question(question, viewOf(play), locale));

  test.each([
    ['en', 'declare fire for HBK-4G', 'declare physical attacks for HBK-4G'],
    ['fr', 'faire tirer HBK-4G', 'engager HBK-4G au corps à corps'],
    ['ru', 'объявить огонь юнита HBK-4G', 'объявить атаки ближнего боя юнита HBK-4G'],
  ] as const)('%s: fire and physical attacks', (locale, fire, attacks) => {
    expect(asked(at('attack'), locale)).toEqual([fire]);
    expect(asked(at('strike'), locale)).toEqual([attacks]);
  });

  test('SEQ-05 a unit that fell goes on with the MP it has left', () => {
    const play = beginFull({ pieces: [{ ...HBK, unit: 'LCT-1V' }, ENF], hexes: { '0810': { rubble: true } } });
    play.give('defender', step('LCT-1V', 'walk', 'B'), [1, 1, 1, 3, 4, 6, 6]);
    expect(asked(play, 'en')).toEqual(['go on with LCT-1V, walking: 6 MP left']);
  });
});

describe('choices of the standard level', () => {
  test.each([
    ['en', 'MASC: run up to 20 MP | On 3+ with 2D6; otherwise a critical hit in each leg'],
    ['fr', 'MASC : courir jusqu’à 20 MP | À 3+ avec 2D6 ; sinon un coup critique dans chaque jambe'],
    ['ru', 'MASC: бег до 20 MP | Нужно 3+ на 2D6; иначе по критическому попаданию в каждую ногу'],
  ] as const)('%s: AMB-SEQ-21 MASC is offered with what it gives and risks', (locale, text) => {
    const play = beginFull({ pieces: [{ unit: 'DASHER', seat: 'defender', at: '0816 N' }, ENF] });
    expect(shown(play, 'defender', locale, { unit: 'DASHER' }).map(plainBlanks)).toContain(text);
    const masc = { type: 'masc', unit: unit('DASHER') } as const;
    expect(words.command(masc, see(play, 'defender'), locale)).toContain('MASC');
  });

  test.each([
    [
      'en',
      'Stand up carefully | All 4 MP, piloting 3+ (97%); then only a facing',
      'HBK-4G tries to stand up carefully, facing NE',
    ],
    [
      'fr',
      'Se relever prudemment | Tous les MP (4), pilotage 3+ (97 %) ; puis seulement une orientation',
      'HBK-4G tente de se relever prudemment, orientation NE',
    ],
    [
      'ru',
      'Встать осторожно | Все 4 MP, пилотирование 3+ (97 %); затем только поворот',
      'HBK-4G пытается осторожно встать лицом на NE',
    ],
  ] as const)('%s: AMB-SEQ-24 a careful stand is offered with its MP and number', (locale, button, told) => {
    const play = beginFull({ pieces: [HBK, ENF], options: { carefulStand: 'on' } });
    play.give('defender', step('HBK-4G', 'walk', '', { prone: true }));
    passTurn(play, [6, 6, 6, 6, 1, 1, 6, 6]);
    expect(shown(play, 'defender', locale).map(plainBlanks)).toContain(button);
    const careful = { type: 'careful-stand', unit: unit('HBK-4G'), facing: 1 } as const;
    expect(plainBlanks(words.command(careful, see(play, 'defender'), locale))).toBe(told);
  });

  test('SEQ-07 a twist says whom it brings into the arcs', () => {
    expect(shown(at('attack'), 'defender', 'en', { at: 'more' })).toEqual([
      'Torso ahead | in its arcs: ENF-4R',
      'Torso left | in its arcs: ENF-4R',
      'Torso right | in its arcs: ENF-4R',
    ]);
  });

  test('a destination counts the jump as the path to it does', () => {
    const play = beginFull({ pieces: [{ ...HBK, unit: 'JR7-D' }, ENF] });
    const pad = (path: string) => {
      const choice = choose(play, 'defender', { mode: 'jump', path });
      if (choice.kind !== 'path') throw new Error(choice.kind);
      return choice;
    };
    const back = pad('').destinations.find(({ facts }) => facts['hex'] === '0810');
    if (!back) throw new Error('0810 is out of reach');
    expect(words.destination(back, see(play, 'defender'), 'en').description).toBe(
      '1 MP, 1 hex, target modifier +1 · seen by 1',
    );
    expect(words.path(pad(back.steps), see(play, 'defender'), 'en')).toContain('1 hex entered (target modifier +1)');
  });

  test('SEQ-08 weapons come with number, chance, damage and heat; clusters by missile', () => {
    const play = at('attack', [{ ...HBK, unit: 'CPLT-C1', at: '0812 N' }, ENF]);
    expect(shown(play, 'defender', 'en', { twist: 'ahead', target: 'ENF-4R' })[0]).toMatch(
      /^A: LRM 15 \| \d+\+ \(\d+%\), damage 15 × 1, heat 5$/,
    );
    expect(shown(play, 'defender', 'fr', { twist: 'ahead', target: 'ENF-4R' })[0]).toMatch(/^A\u202f: /u);
  });

  test('AMB-SEQ-08 a second target says as much as the first', () => {
    const play = at('attack', [HBK, ENF, { ...ENF, unit: 'CDA-2A', at: '0708 S' }]);
    const second = shown(play, 'defender', 'en', { twist: 'ahead', target: 'ENF-4R', weapons: 'A' });
    expect(second[0]).toMatch(/^CDA-2A \| \d hex(es)?, \d weapons? bears?, best \d+\+ \(\d+%\)$/u);
  });

  test('SEQ-13 physical attacks by limb, with their numbers; whom to strike, or nobody', () => {
    const play = at('strike');
    expect(shown(play, 'defender', 'en').at(-1)).toBe('No physical attack');
    const attacks = shown(play, 'defender', 'en', { target: 'ENF-4R' });
    expect(attacks).toContain('Kick (left leg) | 3+ (97%), damage 10');
    expect(attacks).toContain('Punch with both arms | 5+ (83%), damage 10');
    expect(words.blank(choose(play, 'defender'), see(play, 'defender'), 'fr')).toBe('Frapper qui\u202f?');
  });

  test('labels and descriptions fit into what Discord takes, in every language', () => {
    const eight = Array.from({ length: 12 }, (_, i): FullPiece => ({
      ...ENF,
      unit: `ENF-4R=Enforcer-${i + 1}`,
      at: `${String(i + 2).padStart(2, '0')}05 S`,
    }));
    const plays: readonly (readonly [Play, Blanks])[] = [
      [beginFull({ pieces: [HBK, ENF] }), {}],
      [beginFull({ pieces: [HBK, ENF] }), { mode: 'run' }],
      [at('attack'), {}],
      [at('attack', [HBK, ...eight]), {}],
      [at('attack'), { twist: 'ahead' }],
      [at('attack'), { twist: 'ahead', target: 'ENF-4R' }],
      [at('attack', [{ ...HBK, unit: 'DAISHI' }, ENF]), { twist: 'ahead', target: 'ENF-4R' }],
      [at('attack', [{ ...HBK, unit: 'FS9-H' }, ENF]), { twist: 'ahead', target: 'ENF-4R' }],
      [at('strike'), {}],
      [at('strike'), { target: 'ENF-4R' }],
    ];
    for (const locale of LOCALES)
      for (const [play, partial] of plays) {
        const view = see(play, 'defender');
        const choice = choose(play, 'defender', partial);
        const options =
          choice.kind === 'pick'
            ? choice.options.map((option) => words.option(choice.blank, option, view, locale))
            : choice.kind === 'path'
              ? choice.steps.map((option) => words.option('path', option, view, locale))
              : [];
        expect(options.length).toBeGreaterThan(0);
        for (const { label, description = '' } of options) {
          expect(label.length, label).toBeLessThanOrEqual(80);
          expect(description.length, description).toBeLessThanOrEqual(100);
          expect(label + description).not.toMatch(/[{}]|undefined|NaN|battletech\./);
        }
        expect(words.blank(choice, view, locale).length).toBeLessThanOrEqual(150);
      }
  });
});

describe('orders of the standard level in one sentence', () => {
  const view = viewOf(at('attack'));
  const say = (command: Command, locale: Locale = 'en'): string => words.command(command, view, locale);

  test('fire, with twist, dumping and heat sinks', () => {
    expect(say(attack('HBK-4G', 'ENF-4R', 'A B'))).toBe('HBK-4G fires: A AC/20, B medium laser → ENF-4R');
    const bin = view.game.units[0]?.ammo[0]?.stowed?.id;
    const order = attack('HBK-4G', 'ENF-4R', 'B', { twist: -1, dump: bin ? [bin] : [], sinksOff: 2 });
    expect(say(order)).toBe(
      'HBK-4G fires, torso left: B medium laser → ENF-4R · dump AC/20 ammunition (LT) · 2 heat sinks off',
    );
    expect(say(attack('HBK-4G', '', ''), 'ru')).toBe('HBK-4G не стреляет');
  });

  test('blows, standing up, charging', () => {
    expect(say(strike('HBK-4G', 'ENF-4R', 'punch@LA', 'punch@RA'))).toBe(
      'HBK-4G attacks ENF-4R: punch (left arm), punch (right arm)',
    );
    expect(say(strike('HBK-4G', 'ENF-4R'), 'fr')).toBe('HBK-4G ne fait pas de corps à corps');
    expect(say({ type: 'stand-up', unit: unit('HBK-4G'), mode: 'run' })).toBe('HBK-4G tries to stand up (running)');
    const lying = { ...view, game: marked(atStandard(supposed(view.game)), 'HBK-4G', { prone: true }) };
    const then = { steps: 'R', exit: false };
    expect(words.command({ type: 'stand-up', unit: unit('HBK-4G'), mode: 'run', then }, lying, 'en')).toBe(
      'HBK-4G tries to stand up (running); then, on its feet: HBK-4G runs R to 0809 facing NE',
    );
  });
});

describe('names', () => {
  test('every reason, cause and source has a name in every language', () => {
    const heat = ['walked', 'ran', 'jumped', 'stood-up', 'weapon', 'engine-hits', 'fire', 'external'];
    const lists: Readonly<Record<string, readonly string[]>> = {
      'battletech.term': FULL_TERM_REASONS,
      'battletech.mp': MP_REASONS,
      'battletech.piloting': PILOTING_CAUSES,
      'battletech.wound': PILOT_WOUNDS,
      'battletech.doom': DOOMS,
      'battletech.edge': EDGES,
      'battletech.fire-mode': Object.keys(FIRE_MODES),
      'battletech.twist': ['-1', '0', '1'],
      'battletech.heat': heat,
      'battletech.moved-by': ['push', 'charge', 'death-from-above', 'fall', 'domino'],
      'battletech.outcome': ['goal', 'turn-limit'],
    };
    for (const [namespace, codes] of Object.entries(lists))
      for (const code of codes) expect(isKey(`${namespace}.${code}`), `${namespace}.${code}`).toBe(true);
  });
});

describe('sheet, board and tally of the standard level', () => {
  test('a sheet says what is struck, jammed, hot and hurt', () => {
    const play = explosion(['LT']);
    const told = battletech.inspect(viewOf(play), { about: 'sheet', unit: unit('HBK-4G') });
    if (!told.ok) throw new Error(told.error.code);
    const text = words.answer(told.value, viewOf(play), 'en');
    expect(text).toContain('Pilot: gunnery 4, piloting 5 · 2 wounds of 6');
    expect(text).toContain('Heat 0 · heat sinks ');
    expect(text).toContain('Structure: LT 0/12');
    expect(text).toContain('Lost: left torso and left arm');
    const jammed = words.board(viewOf(jams()), 'en');
    expect(jammed).toContain('Heat 0');
  });

  test('SEQ-11 the tally counts the damage that clusters did, and what was to be expected', () => {
    const play = volleys();
    const { lines, columns, rows } = words.tally(play.log, viewOf(play), 'en');
    const dealt = play
      .events('ShotFired')
      .flatMap(({ unit: id, wounds }) => (play.unit(id).seat === 'defender' ? wounds : []));
    const damage = dealt.reduce((sum, { points }) => sum + points, 0);
    expect(lines[0]).toContain(` ${damage} damage (expected `);
    for (const { cells } of rows) expect(cells).toHaveLength(columns.length);
  });

  test('SEQ-13 the tally counts physical attacks apart', () => {
    const play = fromAbove();
    const { lines, columns } = words.tally(play.log, viewOf(play), 'en');
    expect(lines).toContain('Attacker: 1 physical attack, 1 hit (expected 0.4, mostly 0 to 1), 11 damage');
    expect(columns).toContain('Physical attacks');
  });
});
