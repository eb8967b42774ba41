import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { script } from '../../src/cli/script.js';
import { runOn } from './run.js';

const begin = (dice: object, more: object = {}): object => ({
  scenario: 'battletech/green',
  seats: { defender: 'player-1', attacker: 'player-2' },
  options: {},
  dice,
  locale: 'en',
  at: '2026-01-01T10:00:00Z',
  ...more,
});
const says = (seat: string, text: string): object => ({ seat, text });

const events = z.object({ events: z.array(z.looseObject({ type: z.string() })), text: z.array(z.string()) });
const kinds = (line: unknown): readonly string[] => events.parse(line).events.map(({ type }) => type);

const DEPLOYED = [
  says('defender', '/move unit:HBK-4G order:deploy 0815 N'),
  says('attacker', '/move unit:ENF-4R order:deploy 0801 S'),
];

describe('script', () => {
  test('QSR-60, QSR-61 a Green match from the first line on: set up, deployed, initiative rolled with the faces given', async () => {
    const { lines, code } = await runOn(script, [begin({ faces: [4, 3, 6, 5] }), ...DEPLOYED]);
    expect(code).toBe(0);
    expect(kinds(lines[0])).toContain('Began');
    expect(kinds(lines[1])).toContain('UnitDeployed');
    expect(events.parse(lines[2]).events.find(({ type }) => type === 'InitiativeRolled')).toMatchObject({
      winner: 'attacker',
    });
    expect(events.parse(lines[1]).text.length).toBeGreaterThan(0);
  });

  test('a refused order says why, cites the rule, and uses no die', async () => {
    const { lines } = await runOn(script, [
      begin({ faces: [4, 3, 6, 5] }),
      says('defender', '/move unit:HBK-4G order:deploy 0814 N'),
      ...DEPLOYED,
      says('defender', '/move unit:HBK-4G order:walk FFFFF'),
      { state: true },
    ]);
    expect(lines[1]).toMatchObject({ refused: { rule: 'QSR-60' } });
    expect(lines[4]).toMatchObject({ refused: { code: 'battletech/not-enough-mp', rule: 'QSR-20' } });
    expect(
      z
        .object({ text: z.array(z.string()) })
        .parse(lines[4])
        .text.join(),
    ).toContain('walking: this takes 5 MP');
    expect(lines[5]).toMatchObject({ diceRolled: 4 });
  });

  test('time passes: the clock fires what falls due, each at its own time', async () => {
    const late = { at: '2026-01-02T12:00:01Z' };
    const clock = { clock: 'correspondence turn 24h bank 2h' };
    const { lines } = await runOn(script, [begin({ seed: 's' }, clock), { at: '2026-01-02T12:00:00Z' }, late, late]);
    expect(kinds(lines[1]).filter((kind) => kind === 'TimedOut')).toEqual(['TimedOut']);
    expect(events.parse(lines[1]).text.join('\n')).toContain('time is up');
    expect(kinds(lines[2])).toEqual([]);
    const untimed = await runOn(script, [begin({ seed: 's' }), late]);
    expect(kinds(untimed.lines[1])).toEqual([]);
  });

  test('a clock that is none is refused by the key and with what would be right', async () => {
    const { lines } = await runOn(script, [begin({ seed: 's' }, { clock: 'blitz' })]);
    expect(lines[0]).toMatchObject({ error: { code: 'match/bad-clock', params: { key: 'clock', given: 'blitz' } } });
  });

  test('the sentences are in the locale', async () => {
    const [, en] = (await runOn(script, [begin({ seed: 's' }), says('attacker', '/pass')])).lines;
    const [, fr] = (await runOn(script, [begin({ seed: 's' }, { locale: 'fr' }), says('attacker', '/pass')])).lines;
    const [, ru] = (await runOn(script, [begin({ seed: 's' }, { locale: 'ru' }), says('attacker', '/pass')])).lines;
    expect(new Set([en, fr, ru].map((line) => JSON.stringify(line?.['text']))).size).toBe(3);
    expect(JSON.stringify(ru)).toMatch(/[а-я]/);
  });

  test('sides are called as their scenario calls them, in reports and refusals', async () => {
    const air = { scenario: 'finest-hour/dogfight', dice: { seed: 's' }, locale: 'fr' };
    const { lines } = await runOn(script, [
      air,
      ...['islanders', 'intruders'].map((seat) => says(seat, '/match concede')),
    ]);
    expect(lines.map((line) => JSON.stringify(line['text'])).join()).not.toMatch(/islanders|intruders/);
    const [, refused] = (await runOn(script, [air, says('islanders', '/fire unit:Red-9')])).lines;
    expect(JSON.stringify(refused?.['text'])).not.toMatch(/islanders|intruders/);
    expect(lines[0]?.['text']).not.toEqual([]);
  });

  test('faces that run out are said, the order is not carried out, and the next line goes on', async () => {
    const { lines } = await runOn(script, [begin({ faces: [4, 3, 6] }), ...DEPLOYED, { state: true }]);
    expect(lines[2]).toEqual({ error: { code: 'script/out-of-faces', params: { die: 3, purpose: 'initiative' } } });
    expect(lines[3]).toMatchObject({ diceRolled: 0, game: { phase: 'deployment' } });
  });

  test('a face that is on no die is named', async () => {
    const { lines } = await runOn(script, [begin({ faces: [4, 7, 6, 5] }), ...DEPLOYED]);
    expect(lines[2]).toEqual({ error: { code: 'script/no-such-face', params: { die: 1, face: 7, sides: 6 } } });
  });

  test('the same seed throws the same dice', async () => {
    const states = await Promise.all(
      ['one', 'one', 'two'].map(async (seed) => {
        const { lines } = await runOn(script, [begin({ seed }), ...DEPLOYED]);
        return JSON.stringify(events.parse(lines[2]).events.filter(({ type }) => type === 'Rolled'));
      }),
    );
    expect(states[0]).toBe(states[1]);
    expect(states[0]).not.toBe(states[2]);
  });

  test('/pass takes the fallback; time passes and nothing falls due without a clock; it never runs backward', async () => {
    const { lines } = await runOn(script, [
      begin({ seed: 's' }),
      says('defender', '/pass'),
      { at: '2026-01-01T10:04:00Z' },
      { at: '2026-01-01T10:03:00Z' },
    ]);
    expect(kinds(lines[1])).toContain('UnitDeployed');
    expect(lines[2]).toEqual({ events: [], text: [] });
    expect(lines[3]).toMatchObject({ error: { code: 'script/time-runs-backward', params: { key: 'at' } } });
  });

  test('/match concede ends it; no order is taken afterwards', async () => {
    const { lines } = await runOn(script, [
      begin({ seed: 's' }),
      says('attacker', '/match concede'),
      says('defender', '/pass'),
    ]);
    expect(kinds(lines[1])).toContain('Ended');
    expect(lines[2]).toMatchObject({ refused: { code: 'match/over' } });
  });

  test('/odds asks the rules and changes nothing', async () => {
    const { lines } = await runOn(script, [begin({ seed: 's' }), ...DEPLOYED, says('attacker', '/odds unit:ENF-4R')]);
    expect(lines[3]).toMatchObject({ events: [], answer: { about: 'odds', unit: 'ENF-4R' } });
  });

  test('QSR-02 several players a side: seats by number; units are dealt to them', async () => {
    const { lines } = await runOn(script, [
      begin(
        { seed: 's' },
        { scenario: 'battletech/four-against-two', seats: { heavies: 'a', 'hunters-1': 'b', 'hunters-2': 'c' } },
      ),
      { state: true },
    ]);
    expect(lines[1]).toMatchObject({ seats: [{ id: 'heavies' }, { id: 'hunters-1' }, { id: 'hunters-2' }] });
  });

  test.each([
    [begin({ seed: 's' }, { scenario: 'battletech/grren' }), 'script/bad-scenario', { key: 'scenario' }],
    [begin({ seed: 's' }, { seats: { defender: 'a', attaker: 'b' } }), 'script/no-such-seat', { key: 'seats.attaker' }],
    [begin({ seed: 's' }, { colour: 1 }), 'line/unknown-key', { key: 'colour' }],
    [begin({ luck: 's' }), 'line/bad-value', { key: 'dice' }],
    [begin({ seed: 's' }, { at: 'noon' }), 'line/bad-value', { key: 'at' }],
    [says('attacker', '/pass'), 'script/not-begun', {}],
    ['{', 'line/not-json', {}],
  ])('%j → %s', async (line, code, params) => {
    const { lines, code: exit } = await runOn(script, [line]);
    expect(lines[0]).toMatchObject({ error: { code, params } });
    expect(exit).toBe(0);
  });

  test('a bad option is refused by the rules, a stranger’s seat and unknown keys by name', async () => {
    const { lines } = await runOn(script, [
      begin({ seed: 's' }, { options: { rearArmor: 'maybe' } }),
      begin({ seed: 's' }),
      says('judge', '/pass'),
      { seat: 'defender', text: '/pass', loud: true },
      says('defender', '/dance'),
      { state: false },
    ]);
    expect(lines[0]).toMatchObject({ refused: { params: { option: 'rearArmor' } } });
    expect(lines[2]).toMatchObject({
      error: { code: 'script/no-such-seat', params: { seat: 'judge', known: ['defender', 'attacker'] } },
    });
    expect(lines[3]).toMatchObject({ error: { code: 'line/unknown-key', params: { key: 'loud' } } });
    expect(lines[4]).toMatchObject({ refused: { code: 'orders/unknown-command' } });
    expect(lines[5]).toMatchObject({ error: { code: 'line/bad-value', params: { key: 'state' } } });
  });
});
