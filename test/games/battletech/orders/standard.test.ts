import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '../../../../src/i18n/locales.js';
import { battletech } from '../../../../src/rules/battletech/index.js';
import type { MountId } from '../../../../src/rules/battletech/vocabulary.js';
import type { BinId, Twist } from '../../../../src/rules/battletech/standard/types.js';
import type { Command } from '../../../../src/rules/battletech/commands.js';
import { seated } from '../../../../src/rules/kernel/seats.js';
import { seat, unit, type Play } from '../../../support/quick-start.js';
import { beginFull, passTo, passTurn, step } from '../../../support/standard.js';
import { codeOf, orders, read, round } from '../../../orders/typing.js';

/** Order texts of the standard level: HCT-3F next to one enemy, a second one farther off. */

const table = () =>
  beginFull({
    pieces: [
      { unit: 'HCT-3F', seat: 'defender', at: '0810 N' },
      { unit: 'ENF-4R', seat: 'attacker', at: '0806 S' },
      { unit: 'WVR-6R', seat: 'attacker', at: '1009 SW' },
    ],
  });
const moving = table();
const near = () =>
  beginFull({
    pieces: [
      { unit: 'HCT-3F', seat: 'defender', at: '0810 N' },
      { unit: 'ENF-4R', seat: 'attacker', at: '0809 S' },
    ],
  });

const mine = unit('HCT-3F');
const foes = [unit('ENF-4R'), unit('WVR-6R')];
const letters = ['A', 'B', 'C'].map((letter) => letter as MountId);
const bins = ['CT-11', 'CT-12'].map((bin) => bin as BinId);

const steps = fc.string({ unit: fc.constantFrom('F', 'B', 'L', 'R', 'Q', 'E', 'Z', 'V'), maxLength: 8 });
const foe = fc.constantFrom(...foes);
const byArm = fc.constantFrom('punch', 'club', 'brush-off');
const shots = fc.uniqueArray(
  fc.record({
    mount: fc.constantFrom(...letters),
    target: foe,
    mode: fc.constantFrom('normal', 'double', 'indirect', 'heat'),
    bin: fc.constantFrom(null, ...bins),
    aim: fc.constantFrom(null, 'HD', 'CT', 'RL', 'high', 'left'),
  }),
  { selector: ({ mount }) => mount },
);

const command: fc.Arbitrary<Command> = fc.oneof(
  fc.record({
    type: fc.constant('move'),
    unit: fc.constant(mine),
    mode: fc.constantFrom('walk', 'run', 'jump'),
    steps,
    exit: fc.constant(false),
  }),
  fc.record({
    type: fc.constant('move'),
    unit: fc.constant(mine),
    mode: fc.constantFrom('walk', 'run'),
    steps,
    exit: fc.constant(false),
    prone: fc.constant(true),
  }),
  fc.record({
    type: fc.constant('move'),
    unit: fc.constant(mine),
    mode: fc.constantFrom('run', 'jump'),
    steps,
    exit: fc.constant(false),
    charge: foe,
  }),
  fc.record({
    type: fc.constant('move'),
    unit: fc.constant(mine),
    mode: fc.constant('run'),
    pace: fc.constantFrom('sprint', 'evade'),
    steps,
    exit: fc.constant(false),
  }),
  fc.record({ type: fc.constant('eject'), unit: fc.constant(mine) }),
  fc.record({ type: fc.constant('stand-up'), unit: fc.constant(mine), mode: fc.constantFrom('walk', 'run') }),
  fc.record({
    type: fc.constant('stand-up'),
    unit: fc.constant(mine),
    mode: fc.constantFrom('walk', 'run'),
    then: fc.oneof(
      fc.record({ steps: steps.filter((way) => way !== ''), exit: fc.constant(false) }),
      fc.record({ steps, exit: fc.constant(false), charge: foe }),
      fc.record({ steps, exit: fc.constant(false), prone: fc.constant(true) }),
    ),
  }),
  fc.record({
    type: fc.constant('careful-stand'),
    unit: fc.constant(mine),
    facing: fc.constantFrom(0, 1, 2, 3, 4, 5),
  }),
  fc.record({
    type: fc.constant('strike'),
    unit: fc.constant(mine),
    blows: fc.constant([]),
    takes: fc.constantFrom('tree', 'limb'),
  }),
  fc.record({
    type: fc.constant('attack'),
    unit: fc.constant(mine),
    twist: fc.constantFrom<Twist[]>(-1, 0, 1, 'flip'),
    shots,
    spots: fc.option(foe),
    unjam: fc.constantFrom(null, ...letters),
    dump: fc.subarray(bins),
    sinksOff: fc.option(fc.integer({ min: 0, max: 11 })),
  }),
  fc.record({
    type: fc.constant('strike'),
    unit: fc.constant(mine),
    blows: fc.array(
      fc.oneof(
        fc.record({ kind: byArm, limb: fc.constantFrom('LA', 'RA'), target: foe }),
        fc.record({ kind: fc.constant('kick'), limb: fc.constantFrom('LL', 'RL'), target: foe }),
        fc.record({
          kind: fc.constantFrom('push', 'charge', 'death-from-above'),
          limb: fc.constant(null),
          target: foe,
        }),
      ),
      { maxLength: 3 },
    ),
  }),
);

describe('order texts of the standard level', () => {
  test('what is written in one language is read back as the same command in any', () => {
    const view = battletech.view(moving.match, seated(seat('defender')));
    fc.assert(
      fc.property(command, fc.constantFrom(...LOCALES), fc.constantFrom(...LOCALES), (given, writer, reader) => {
        expect(round(moving, 'defender', given, writer)).toEqual(given);
        expect(orders.parse(orders.format(given, writer), reader, view, seat('defender'))).toEqual({
          ok: true,
          value: given,
        });
      }),
      { numRuns: 500 },
    );
  });

  test('nothing that is typed breaks the reader', () => {
    const word = fc.constantFrom(
      ...'A B C at ENF-4R ; twist left cluster from CT-11 aim CT dump sinks 4 unjam punch both kick jump 0807 N drop charge'.split(
        ' ',
      ),
    );
    fc.assert(
      fc.property(
        fc.constantFrom('move', 'declare'),
        fc.array(word, { maxLength: 8 }),
        fc.constantFrom(...LOCALES),
        (name, words, locale) => {
          const result = read(moving, 'defender', `/${name} order:${words.join(' ')}`, locale);
          if ('refused' in result) expect(result.text).not.toMatch(/\{\w+\}|undefined/);
        },
      ),
    );
  });

  test.each([
    ['jump 0807 N', { mode: 'jump', steps: 'FFF' }],
    ['back 2', { mode: 'walk', steps: 'BB' }],
    ['walk F drop prone', { mode: 'walk', steps: 'F', prone: true }],
    ['drop', { mode: 'walk', steps: '', prone: true }],
    ['run 3F charge ENF-4R', { mode: 'run', steps: 'FFF', charge: 'ENF-4R' }],
    ['charge Enforcer', { mode: 'run', charge: 'ENF-4R' }],
    ['death from above ENF-4R', { mode: 'jump', charge: 'ENF-4R' }],
    ['stand up', { type: 'stand-up', mode: 'walk' }],
    ['run stand up', { type: 'stand-up', mode: 'run' }],
    ['stand up, walk 2F L', { type: 'stand-up', mode: 'walk', then: { steps: 'FFL', exit: false } }],
    ['stand up 2F', { type: 'stand-up', mode: 'walk', then: { steps: 'FF', exit: false } }],
    ['stand up, run to 0809 N', { type: 'stand-up', mode: 'run', then: { steps: 'F', exit: false } }],
    ['stand up, run F charge ENF-4R', { type: 'stand-up', mode: 'run', then: { steps: 'F', charge: 'ENF-4R' } }],
  ])('SEQ-05 `/move order:%s`', (text, meant) => {
    expect(read(moving, 'defender', `/move unit:HCT-3F order:${text}`)).toMatchObject({ unit: 'HCT-3F', ...meant });
  });

  test('SEQ-05 of one that lies `stand, walk 2F` means to get up', () => {
    const lying = table();
    lying.give('defender', step('HCT-3F', 'walk', '', { prone: true }));
    passTurn(lying);
    expect(read(lying, 'defender', '/move unit:HCT-3F order:stand, walk F')).toMatchObject({
      type: 'stand-up',
      mode: 'walk',
      then: { steps: 'F' },
    });
    expect(read(lying, 'defender', '/move unit:HCT-3F order:stand')).toMatchObject({ type: 'move', mode: 'stand' });
  });

  test('SEQ-13 a charge that cannot be reached is refused with the MP that there are', () => {
    expect(read(moving, 'attacker', '/move unit:ENF-4R order:charge HCT-3F')).toMatchObject({
      type: 'move',
      charge: 'HCT-3F',
    });
    const far = beginFull({
      pieces: [
        { unit: 'HCT-3F', seat: 'defender', at: '0817 N' },
        { unit: 'ENF-4R', seat: 'attacker', at: '0801 S' },
      ],
    });
    expect(read(far, 'defender', '/move unit:HCT-3F order:charge ENF-4R')).toMatchObject({
      text: 'HCT-3F cannot end next to ENF-4R, facing it, with the MP left to enter its hex (`charge`): it has 6 MP running.',
    });
  });

  test.each([
    [
      'target:ENF-4R weapons:A B order:twist left',
      { twist: -1, shots: [{ mount: 'A', target: 'ENF-4R' }, { mount: 'B' }] },
    ],
    ['target:ENF-4R weapons:A order:flip arms', { twist: 'flip', shots: [{ mount: 'A', target: 'ENF-4R' }] }],
    ['target:ENF-4R order:A B; twist right', { twist: 1, shots: [{ mount: 'A', target: 'ENF-4R' }, { mount: 'B' }] }],
    [
      'order:A at ENF-4R, B C at Wolverine; twist right; aim CT',
      {
        twist: 1,
        shots: [
          { target: 'ENF-4R', aim: 'CT' },
          { target: 'WVR-6R', aim: 'CT' },
          { target: 'WVR-6R', aim: 'CT' },
        ],
      },
    ],
    ['target:ENF-4R weapons:A order:A from CT-12 aim RL', { shots: [{ bin: 'CT-12', aim: 'RL' }] }],
    ['weapons:none order:dump CT; sinks 4', { shots: [], dump: ['CT-11', 'CT-12'], sinksOff: 4 }],
    ['order:unjam A', { shots: [], unjam: 'A' }],
    ['weapons:none', { shots: [], twist: 0 }],
  ])('SEQ-07, SEQ-08 `/declare %s`', (text, meant) => {
    expect(read(moving, 'defender', `/declare unit:HCT-3F ${text}`)).toMatchObject({
      type: 'attack',
      unit: 'HCT-3F',
      ...meant,
    });
  });

  test('SEQ-07 `all` is every weapon that bears, with the twist said or else the one that promises most', () => {
    const firing = beginFull({
      pieces: [
        { unit: 'HCT-3F', seat: 'defender', at: '0810 N' },
        { unit: 'ENF-4R', seat: 'attacker', at: '1110 S' },
      ],
    });
    passTo(firing, 'attack');
    expect(read(firing, 'defender', '/declare unit:HCT-3F target:ENF-4R weapons:all')).toMatchObject({
      twist: 1,
      shots: [{ mount: 'A' }, { mount: 'B' }, { mount: 'C' }],
    });
    expect(read(firing, 'defender', '/declare unit:HCT-3F target:ENF-4R weapons:all order:twist ahead')).toMatchObject({
      twist: 0,
    });
  });

  test.each([
    [
      'punch left, punch right',
      [
        { kind: 'punch', limb: 'LA' },
        { kind: 'punch', limb: 'RA' },
      ],
    ],
    [
      'punch both',
      [
        { kind: 'punch', limb: 'LA' },
        { kind: 'punch', limb: 'RA' },
      ],
    ],
    ['kick right', [{ kind: 'kick', limb: 'RL' }]],
    ['push', [{ kind: 'push', limb: null }]],
    ['hatchet', [{ kind: 'club', limb: 'RA' }]],
    ['club both', [{ kind: 'club', limb: null }]],
    ['no strike', []],
  ])('SEQ-13 `/declare order:%s`', (text, attacks) => {
    const target = attacks.length > 0 ? 'ENF-4R' : undefined;
    expect(read(near(), 'defender', `/declare unit:HCT-3F order:${text}`)).toMatchObject({
      type: 'strike',
      blows: attacks.map((attack) => ({ ...attack, target })),
    });
  });

  test.each([
    ['0809 S', 'kick left', 'LA'],
    ['0809 S', 'kick right', 'RA'],
    ['0811 N', 'kick left', 'LL'],
    ['0811 N', 'kick right', 'RL'],
    ['0809 S', 'kick RL', 'RL'],
  ])('AMB-SEQ-20 of four legs those in front kick, at an enemy in %s: `%s` with %s', (enemy, text, limb) => {
    const play = beginFull({
      pieces: [
        { unit: 'GOL-1H', seat: 'defender', at: '0810 N' },
        { unit: 'ENF-4R', seat: 'attacker', at: enemy },
      ],
    });
    expect(read(play, 'defender', `/declare unit:GOL-1H order:${text}`)).toMatchObject({
      blows: [{ kind: 'kick', limb, target: 'ENF-4R' }],
    });
  });

  test.each([
    ['en', 'punch left', 'kick right'],
    ['fr', 'coup de poing gauche', 'coup de pied droit'],
    ['ru', 'удар рукой левой', 'удар ногой правой'],
  ] as const)('%s: the side of a limb that strikes is written as one says it', (locale, punch, kick) => {
    const attacks = [
      { kind: 'punch', limb: 'LA', target: unit('ENF-4R') },
      { kind: 'kick', limb: 'RL', target: unit('ENF-4R') },
    ] as const;
    const texts = attacks.map(
      (attack) => orders.format({ type: 'strike', unit: mine, blows: [attack] }, locale).options.order,
    );
    expect(texts).toEqual([punch, kick]);
    const play = near();
    passTo(play, 'strike');
    expect(read(play, 'defender', `/declare unit:HCT-3F order:${punch}`, locale)).toMatchObject({
      blows: [attacks[0]],
    });
  });

  test('what cannot be read is refused with what would be right', () => {
    expect(codeOf(read(near(), 'defender', '/declare unit:HCT-3F order:kick'))).toBe('orders/limb-missing');
    expect(read(near(), 'defender', '/declare unit:HCT-3F order:kick both')).toMatchObject({
      text: 'I cannot read `both` here. Possible: `left` or `right`.',
    });
    expect(codeOf(read(moving, 'defender', '/declare unit:HCT-3F order:dump XY'))).toBe('orders/word-unknown');
    expect(codeOf(read(moving, 'defender', '/declare unit:HCT-3F target:ENF-4R weapons:A order:A inferno'))).toBe(
      'battletech/no-such-bin',
    );
    expect(codeOf(read(moving, 'defender', '/declare unit:HCT-3F order:A sideways'))).toBe('orders/weapon-unknown');
    expect(codeOf(read(moving, 'defender', '/move unit:HCT-3F order:stand up jump'))).toBe('orders/word-unknown');
  });
});

describe('suggestions and questions of the standard level', () => {
  const suggest = (
    play: Play,
    name: 'move' | 'declare' | 'reach' | 'odds',
    locale: (typeof LOCALES)[number],
    ordered = 'HCT-3F',
  ) =>
    orders.complete(
      { command: name, options: { unit: ordered, order: '' } },
      'order',
      locale,
      battletech.view(play.match, seated(seat('defender'))),
      seat('defender'),
    );

  test('AMB-SEQ-21 `/move order:masc` is read, written the same in every language, suggested where it can be switched on', () => {
    const fast = beginFull({
      pieces: [
        { unit: 'DASHER', seat: 'defender', at: '0810 N' },
        { unit: 'ENF-4R', seat: 'attacker', at: '0801 S' },
      ],
    });
    const masc = { type: 'masc', unit: unit('DASHER') } as const;
    const typed = { command: 'move', options: { unit: 'DASHER', order: 'MASC' } } as const;
    for (const locale of LOCALES) expect(orders.format(masc, locale)).toEqual(typed);
    expect(read(fast, 'defender', '/move unit:DASHER order:masc')).toEqual(masc);
    expect(codeOf(read(fast, 'defender', '/move unit:DASHER order:masc 3F'))).toBe('orders/word-unknown');
    expect(suggest(fast, 'move', 'en', 'DASHER').map(({ value }) => value)).toContain('MASC');
    expect(suggest(moving, 'move', 'en').map(({ value }) => value)).not.toContain('MASC');
  });

  test('every suggested move and declaration is understood', () => {
    const firing = table();
    passTo(firing, 'attack');
    const striking = near();
    passTo(striking, 'strike');
    for (const locale of LOCALES) {
      for (const { value } of suggest(moving, 'move', locale)) {
        expect(read(moving, 'defender', `/move unit:HCT-3F order:${value}`, locale), value).toMatchObject({
          type: 'move',
        });
      }
      for (const { value } of suggest(firing, 'declare', locale)) {
        expect(read(firing, 'defender', `/declare unit:HCT-3F order:${value}`, locale), value).toMatchObject({
          type: 'attack',
        });
      }
      for (const { value } of suggest(striking, 'declare', locale)) {
        expect(read(striking, 'defender', `/declare unit:HCT-3F order:${value}`, locale), value).toMatchObject({
          type: 'strike',
        });
      }
    }
    expect(suggest(moving, 'move', 'en').some(({ value }) => value.startsWith('jump'))).toBe(true);
    expect(suggest(striking, 'declare', 'en').map(({ value }) => value)).toContain('club right');
  });

  test('odds from elsewhere after a jump with a turned torso; reach of a jump', () => {
    expect(read(moving, 'defender', '/odds unit:HCT-3F target:ENF-4R order:from 0808 N jump twist left')).toMatchObject(
      {
        about: 'odds',
        from: { place: { hex: '0808', facing: 0 }, mode: 'jump', twist: -1 },
      },
    );
    expect(read(moving, 'defender', '/reach unit:HCT-3F order:jump')).toMatchObject({ about: 'reach', mode: 'jump' });
  });

  test.each([
    ['HCT-3F heat 9', { set: 'heat', which: null, to: 9 }],
    ['HCT-3F CT structure 8', { set: 'structure', which: 'CT', to: 8 }],
    ['HCT-3F pilot hits 2', null],
    ['HCT-3F wounds 2', { set: 'wounds', which: null, to: 2 }],
    ['HCT-3F prone yes', { set: 'prone', which: null, to: 'yes' }],
    ['HCT-3F shutdown no', { set: 'shutdown', which: null, to: 'no' }],
    ['HCT-3F slot CT-4 lost', { set: 'slot', which: 'CT-4', to: 'lost' }],
    ['HCT-3F slot XX-4 lost', null],
    ['HCT-3F ammo CT-11 3', { set: 'bin', which: 'CT-11', to: 3 }],
  ])('a correction in words: %s', (text, fact) => {
    const view = battletech.view(moving.match, seated(seat('defender')));
    const readFact = orders.fact(text, 'en', view, seat('defender'));
    if (!fact) expect(readFact).toMatchObject({ ok: false, error: { code: 'battletech/fact-unknown' } });
    else expect(readFact).toEqual({ ok: true, value: { of: 'HCT-3F', ...fact } });
    for (const locale of LOCALES)
      for (const { value } of orders.facts('HCT-3F', locale, view, seat('defender'))) {
        expect(orders.fact(value, locale, view, seat('defender')), value).toMatchObject({ ok: true });
      }
  });

  test('examples of corrections are written in the reader’s words, and can be read', () => {
    const view = battletech.view(moving.match, seated(seat('defender')));
    expect(orders.factForms(view, 'fr')).toContain('HBK-4G RT blindage 5');
    expect(orders.factForms(view, 'ru')).toContain('AWS-8Q температура 9');
    for (const locale of LOCALES)
      for (const form of orders.factForms(view, locale)) {
        const own = form.replace(/^\S+/u, 'HCT-3F');
        expect(orders.fact(own, locale, view, seat('defender')), own).toMatchObject({ ok: true });
      }
  });

  test('kept orders may wait for heat or a fall', () => {
    const view = battletech.view(moving.match, seated(seat('defender')));
    const condition = (text: string) => orders.condition(text, 'HCT-3F', 'en', view, seat('defender'));
    expect(condition('heat >= 8')).toMatchObject({
      ok: true,
      value: { is: 'heat', from: 8, unit: 'HCT-3F', not: false },
    });
    expect(condition('not prone')).toMatchObject({ ok: true, value: { is: 'prone', not: true } });
    expect(condition('heat >=')).toMatchObject({ ok: false, error: { code: 'orders/condition-number' } });
  });
});
