import { describe, expect, test } from 'vitest';
import { battletech } from '../../../src/rules/battletech/index.js';
import type { Inquiry, Stand } from '../../../src/rules/battletech/inquiries.js';
import { refuse } from '../../../src/rules/kernel/refusal.js';
import { seated } from '../../../src/rules/kernel/seats.js';
import { begin, beginFire, chooseHex, fire, hex, seat, unit, walk, type Play } from '../../support/quick-start.js';
import { attack, beginFull, passTo, step } from '../../support/standard.js';
import { scanning } from '../../support/unseen.js';

/** Questions to the rules: what they answer, and why they do not. */

const [HBK, ENF, CDA, XX] = [unit('HBK-4G'), unit('ENF-4R'), unit('CDA-2A'), unit('XX')];
const asked = (play: Play, inquiry: Inquiry) =>
  battletech.inspect(battletech.view(play.match, seated(seat('defender'))), inquiry);

describe('questions that have no answer', () => {
  const play = begin({
    pieces: [
      { unit: 'HBK-4G', seat: 'defender', at: '0812 N' },
      { unit: 'CDA-2A', seat: 'defender', at: '0117 S' },
      { unit: 'ENF-4R', seat: 'attacker', at: '0808 S' },
      { unit: 'CN9-AH', seat: 'attacker', at: '0101 S' },
    ],
  });
  play.give('defender', walk('CDA-2A', 'F', true));
  const odds = { about: 'odds', unit: HBK, target: ENF, from: null } as const;
  const off = hex('1601');
  const unknown = ['no-such-unit', { unit: 'XX', known: ['HBK-4G', 'CDA-2A', 'ENF-4R', 'CN9-AH'] }, null] as const;
  const gone = ['not-on-map', { unit: 'CDA-2A', status: 'left' }, null] as const;
  const beside = ['no-such-hex', { hex: off, columns: 15, rows: 17 }, 'QSR-03'] as const;

  test.each<readonly [string, Inquiry, readonly [string, object, string | null]]>([
    ['odds of nobody', { ...odds, unit: XX }, unknown],
    ['odds at nobody', { ...odds, target: XX }, unknown],
    ['odds of one who has left', { ...odds, unit: CDA }, gone],
    ['odds at one who has left', { ...odds, target: CDA }, gone],
    ['odds from beside the map', { ...odds, from: { place: { hex: off, facing: 0 }, mode: 'walk' } }, beside],
    ['a line from beside the map', { about: 'los', from: off, to: hex('0101') }, beside],
    ['a line to beside the map', { about: 'los', from: hex('0101'), to: off }, beside],
    [
      'a line to where it begins',
      { about: 'los', from: hex('0101'), to: hex('0101') },
      ['same-hex', { hex: '0101' }, 'QSR-28'],
    ],
    ['what one who has left sees', { about: 'field', unit: CDA }, gone],
    ['how far one who has left comes', { about: 'reach', unit: CDA, mode: 'walk' }, gone],
    ['the sheet of nobody', { about: 'sheet', unit: XX }, unknown],
  ])('QSR-28 %s', (_, inquiry, [code, params, rule]) => {
    expect(asked(play, inquiry)).toEqual({ ok: false, error: { code: `battletech/${code}`, params, rule } });
  });

  test('AMB-QSR-14 odds at a friend, and of all enemies on the map where none is named', () => {
    const friend = begin({
      pieces: [
        { unit: 'HBK-4G', seat: 'defender', at: '0812 N' },
        { unit: 'CDA-2A', seat: 'defender', at: '0117 S' },
        { unit: 'ENF-4R', seat: 'attacker', at: '0808 S' },
      ],
    });
    expect(asked(friend, { ...odds, target: CDA })).toMatchObject({ ok: false, error: { rule: 'AMB-QSR-14' } });
    const all = asked(play, { ...odds, target: null });
    const targets = all.ok && all.value.about === 'odds' ? all.value.targets.map(({ target }) => target) : [];
    expect(targets).toEqual(['ENF-4R', 'CN9-AH']);
  });
});

describe('a line of sight', () => {
  test.each([
    ['0402', 1],
    ['0403', 0],
  ])('QSR-31 between two units it is the one that was chosen this turn: by %s, %i points of woods', (by, points) => {
    const play = beginFire({
      pieces: [
        { unit: 'ENF-4R', seat: 'attacker', at: '0303 SE' },
        { unit: 'HBK-4G', seat: 'defender', at: '0503 NW' },
      ],
      woods: { '0402': 1 },
    });
    play.give('attacker', fire('ENF-4R', 'HBK-4G', 'A'));
    play.give('defender', chooseHex(by));
    const line = { about: 'los', from: hex('0303'), to: hex('0503') } as const;
    expect(asked(play, line)).toMatchObject({ ok: true, value: { about: 'los', sight: { visible: true, points } } });
  });
});

describe('a line of sight where units stand, and where none does', () => {
  const pieces = [
    { unit: 'HBK-4G', seat: 'defender', at: '0812 N' },
    { unit: 'ENF-4R', seat: 'attacker', at: '0808 S' },
  ];
  const line = (from: string, to: string) => ({ about: 'los', from: hex(from), to: hex(to) }) as const;
  const seen = (play: Play, from: string, to: string) => {
    const told = asked(play, line(from, to));
    return told.ok && told.value.about === 'los' && told.value.sight.visible;
  };

  test('FIN-12 at the standard level it is that of the two who stand there, one of them wholly under water', () => {
    const play = beginFull({ pieces, hexes: { '0808': { water: 2 }, '0708': { water: 2 } } });
    expect(seen(play, '0812', '0808')).toBe(false);
    expect(seen(play, '0808', '0812')).toBe(false);
    expect(seen(play, '0812', '0809')).toBe(true);
  });

  test('QSR-28 a hill of a level hides two who lie from each other, and nobody on their feet', () => {
    const play = beginFull({ pieces, hexes: { '0810': { level: 1 } } });
    expect(seen(play, '0812', '0808')).toBe(true);
    for (const id of ['HBK-4G', 'ENF-4R']) play.alter(id, (one) => ({ ...one, body: { ...one.body, prone: true } }));
    expect(seen(play, '0812', '0808')).toBe(false);
    expect(seen(play, '0813', '0808')).toBe(true);
    expect(seen(play, '0812', '0807')).toBe(true);
  });
});

describe('a record sheet', () => {
  const of = (play: Play, id: string, viewer = 'defender', rules = battletech) => {
    const told = rules.inspect(rules.view(play.match, seated(seat(viewer))), { about: 'sheet', unit: unit(id) });
    if (!told.ok || told.value.about !== 'sheet') throw new Error('no sheet');
    return told.value;
  };
  const pieces = [
    { unit: 'SHD-2H', seat: 'defender', at: '0812 N' },
    { unit: 'HBK-4G', seat: 'defender', at: '0612 N' },
    { unit: 'ENF-4R', seat: 'attacker', at: '0808 S' },
  ];

  test('QSR-04 has the MP in each mode that the machine is built for, and why it has none', () => {
    const play = beginFull({ pieces });
    const modes = (id: string) =>
      (of(play, id).modes ?? []).map(({ mode, allowance, refusal }) => [mode, allowance.mp, refusal?.code]);
    expect(modes('SHD-2H')).toEqual([
      ['walk', 5, undefined],
      ['run', 8, undefined],
      ['jump', 3, undefined],
    ]);
    expect(modes('HBK-4G')).toEqual([
      ['walk', 4, undefined],
      ['run', 6, undefined],
    ]);
    play.alter('SHD-2H', (one) => ({ ...one, body: { ...one.body, prone: true } }));
    expect(modes('SHD-2H').map(([mode, , code]) => [mode, code])).toContainEqual(['jump', 'battletech/jump-prone']);
    expect(of(play, 'SHD-2H')).not.toHaveProperty('network');
  });

  test('QSR-04 at the quick-start level it has its weapons', () => {
    const sheet = of(begin({ pieces: pieces.slice(1) }), 'HBK-4G');
    expect(sheet.mounts).toHaveLength(4);
    expect(sheet).not.toHaveProperty('modes');
  });

  test('C-01 of one that is not seen nothing is told but what everybody sees', () => {
    const rules = scanning(0);
    const play = beginFull({ pieces }, [1, 1, 6, 6], rules);
    expect(of(play, 'ENF-4R', 'defender', rules)).toMatchObject({ unit: { glimpsed: true, armor: null }, mounts: [] });
    expect(of(play, 'ENF-4R', 'attacker', rules).mounts).not.toEqual([]);
    const view = rules.view(play.match, seated(seat('defender')));
    const odds = { about: 'odds', unit: ENF, target: HBK, from: null } as const;
    const inquiries: readonly Inquiry[] = [
      odds,
      { about: 'field', unit: ENF },
      { about: 'reach', unit: ENF, mode: 'walk' },
    ];
    for (const inquiry of inquiries)
      expect(rules.inspect(view, inquiry)).toEqual({
        ok: false,
        error: refuse('battletech/sheet-unseen', { unit: 'ENF-4R' }),
      });
  });
});

describe('odds of physical attacks', () => {
  /** A Hunchback facing north with an Enforcer to its right rear, or what `at` says. */
  const beside = () =>
    beginFull({
      pieces: [
        { unit: 'HBK-4G', seat: 'defender', at: '0809 N' },
        { unit: 'ENF-4R', seat: 'attacker', at: '0910 N' },
      ],
    });
  const punches = (play: Play, from: Stand | null = null) => {
    const told = asked(play, { about: 'odds', unit: HBK, target: ENF, from });
    const [row] = told.ok && told.value.about === 'odds' ? told.value.targets : [];
    if (!row || !('blows' in row)) throw new Error('no physical attacks');
    return row.blows.flatMap(({ blow: { kind, limb } }) => (kind === 'punch' ? [limb] : []));
  };

  test('SEQ-13 before the fire is declared they go with the twist that promises most, afterwards with that which was made', () => {
    const play = beside();
    passTo(play, 'attack');
    expect(punches(play)).toEqual(['LA', 'RA']);
    play.give('defender', attack('HBK-4G', '', ''));
    passTo(play, 'strike');
    expect([play.game.phase, punches(play)]).toEqual(['physical', ['RA']]);
    const other = { place: { hex: hex('0809'), facing: 0 }, mode: 'stand', twist: 1 } as const;
    expect(punches(play, other)).toEqual(['RA']);
  });
});

describe('how far and how fast', () => {
  test('SEQ-05 nobody jumps without jump jets, and a path that is begun goes on from where it is', () => {
    const play = beginFull({
      pieces: [
        { unit: 'HBK-4G', seat: 'defender', at: '0812 N' },
        { unit: 'ENF-4R', seat: 'attacker', at: '0202 S' },
      ],
      hexes: { '0811': { rubble: true } },
    });
    expect(asked(play, { about: 'reach', unit: HBK, mode: 'jump' })).toMatchObject({ ok: false });
    const hexes = () => {
      const told = asked(play, { about: 'reach', unit: HBK, mode: 'run' });
      return told.ok && told.value.about === 'reach' ? told.value.reached.map((one) => one.hex) : [];
    };
    expect(hexes()).toContain('0807');
    play.give('defender', step('HBK-4G', 'run', 'FFF'), [1, 1, 1, 3, 4, 6, 6]);
    expect(hexes()).not.toContain('0807');
  });

  test('FIN-29 odds of an aimed shot say what it is aimed at', () => {
    const play = beginFull({
      pieces: [
        { unit: 'HBK-4G', seat: 'defender', at: '0812 N' },
        { unit: 'ENF-4R', seat: 'attacker', at: '0808 S' },
      ],
    });
    const told = (more: Partial<Extract<Inquiry, { about: 'odds' }>>) =>
      asked(play, { about: 'odds', unit: HBK, target: ENF, from: null, ...more });
    expect(told({ aim: 'LA' })).toMatchObject({ ok: true, value: { aim: 'LA', from: { place: { hex: '0812' } } } });
    const plain = told({});
    expect(plain.ok && plain.value).not.toHaveProperty('aim');
    expect(plain.ok && plain.value).not.toHaveProperty('ahead');
  });

  test('SEQ-05 the MP with what they are made of, and the enemies that would see it on request', () => {
    const play = beginFull({
      pieces: [
        { unit: 'HBK-4G', seat: 'defender', at: '0812 N' },
        { unit: 'ENF-4R', seat: 'attacker', at: '0808 S' },
      ],
    });
    const reach = { about: 'reach', unit: HBK, mode: 'run' } as const;
    const told = asked(play, reach);
    expect(told).toMatchObject({ ok: true, value: { mp: 6, mode: 'run', gait: 'run' } });
    expect(told.ok && told.value).toHaveProperty('terms');
    expect(told.ok && told.value).not.toHaveProperty('threats');
    const asking = asked(play, { ...reach, danger: true });
    expect(asking.ok && asking.value).toHaveProperty('threats');
    const quick = begin({
      pieces: [
        { unit: 'HBK-4G', seat: 'defender', at: '0812 N' },
        { unit: 'ENF-4R', seat: 'attacker', at: '0808 S' },
      ],
    });
    const plain = asked(quick, reach);
    expect(plain).toMatchObject({ ok: true, value: { mp: 6 } });
    expect(plain.ok && plain.value).not.toHaveProperty('terms');
  });
});

describe('how far a unit comes', () => {
  test('SEQ-05 who has begun to run goes on at a run, and is told so', () => {
    const play = beginFull({
      pieces: [
        { unit: 'HBK-4G', seat: 'defender', at: '0812 N' },
        { unit: 'ENF-4R', seat: 'attacker', at: '0202 S' },
      ],
      hexes: { '0811': { rubble: true } },
    });
    play.give('defender', step('HBK-4G', 'run', 'FFF'), [1, 1, 1, 3, 4, 6, 6]);
    expect(play.awaited).toEqual(['defender:move-on']);
    expect(asked(play, { about: 'reach', unit: HBK, mode: 'walk' })).toEqual({
      ok: false,
      error: { code: 'battletech/mode-is-set', params: { unit: 'HBK-4G', mode: 'run', given: 'walk' }, rule: 'SEQ-05' },
    });
    // No other is held to it.
    expect(asked(play, { about: 'reach', unit: ENF, mode: 'walk' }).ok).toBe(true);
  });
});
