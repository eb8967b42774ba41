import { describe, expect, test } from 'vitest';
import { battletech } from '../../../src/rules/battletech/index.js';
import type { Inquiry, Stand } from '../../../src/rules/battletech/inquiries.js';
import { seated } from '../../../src/rules/kernel/seats.js';
import { begin, beginFire, chooseHex, fire, hex, seat, unit, walk, type Play } from '../../support/quick-start.js';
import { attack, beginFull, passTo, step } from '../../support/standard.js';

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
