import { describe, expect, it } from 'vitest';
import { OfflineMatch } from '../../../src/cli/offline.js';
import { libraryOf } from '../../support/library.js';
import { clockFrom } from '../../../src/match/clock-text.js';
import { seededDice } from '../../../src/match/dice.js';
import { opponentOf } from '../../../src/opponent/registry.js';
import { dueOf } from '../../../src/rules/kernel/clock.js';
import { seated } from '../../../src/rules/kernel/seats.js';

const library = libraryOf();
const S = 1000;
const opponent = opponentOf('battletech');

/** Two a side under the chrono, played until the first unit is to be moved. */
function moving(clock: string): OfflineMatch {
  const made = library.scenario('battletech/two-a-side');
  const settings = clockFrom(clock, 'en');
  if (!made || !settings.ok) throw new Error('no such match');
  const begun = OfflineMatch.begin({
    id: 'chrono',
    scenario: made,
    players: {},
    options: {},
    clock: settings.value,
    at: 0,
    seed: 's',
    dice: (first) => seededDice('s', first),
  });
  if (!begun.ok) throw new Error(begun.error.code);
  const { match } = begun.value;
  for (;;) {
    const [question] = match.rules.open(match.state);
    if (!question) throw new Error('nobody is awaited');
    if (question.topic.ask === 'move') return match;
    const { seat } = question;
    const command = opponent(match.rules.view(match.state, seated(seat)), seat) ?? { type: 'pass' };
    match.submit({ by: 'seat', seat, command, at: 0 });
  }
}

const asked = (match: OfflineMatch) => {
  const [question] = match.rules.open(match.state);
  const running = match.state.clock?.running.find((one) => one.question === question?.id);
  if (!question || !running || !match.state.clock) throw new Error('nobody is timed');
  return { ...question, seconds: (dueOf(match.state.clock, running) - running.since) / S };
};
const types = (events: readonly { readonly type: string }[]) =>
  events.map(({ type }) => type).filter((type) => /^(?:TimedOut|Unit\w+)$/.test(type));

describe('CLN-51 the chrono', () => {
  it('gives a minute to name the unit that will move, then three to move it', () => {
    const match = moving('chrono');
    const { seat, topic, seconds } = asked(match);
    expect(seconds).toBe(60);
    if (topic.ask !== 'move') throw new Error('another question');
    const [unit] = topic.units;
    if (!unit) throw new Error('no unit');
    expect(match.submit({ by: 'seat', seat, command: { type: 'name', unit }, at: 59 * S }).ok).toBe(true);
    expect(asked(match)).toMatchObject({ seconds: 180, topic: { ask: 'move-named', units: [unit] } });
  });

  it('TC-CLN-21: 61 s without naming one, and the next in roster order is named, with three minutes of its own', () => {
    const match = moving('chrono');
    const { topic } = asked(match);
    if (topic.ask !== 'move') throw new Error('another question');
    expect(match.passTime(59 * S)).toEqual([]);
    expect(types(match.passTime(61 * S))).toEqual(['TimedOut', 'UnitNamed']);
    expect(asked(match)).toMatchObject({ seconds: 180, topic: { units: [topic.units[0]] } });
  });

  it('TC-CLN-21: named, and 181 s without a move: it stands still', () => {
    const match = moving('chrono');
    const { seat, topic } = asked(match);
    if (topic.ask !== 'move') throw new Error('another question');
    const unit = topic.units[1] ?? topic.units[0];
    if (!unit) throw new Error('no unit');
    match.submit({ by: 'seat', seat, command: { type: 'name', unit }, at: 10 * S });
    const events = match.passTime(10 * S + 181 * S);
    expect(types(events)).toEqual(['TimedOut', 'UnitMoved']);
    expect(events).toContainEqual(expect.objectContaining({ type: 'UnitMoved', unit, by: 'referee', left: false }));
  });

  it('asks nobody to name the only unit that is left to move: it is named at once, with its three minutes', () => {
    const match = moving('chrono');
    const stand = (at: number): readonly string[] => {
      const { seat, topic } = asked(match);
      if (topic.ask !== 'move' && topic.ask !== 'move-named') throw new Error('another question');
      const [unit] = topic.units;
      if (!unit) throw new Error('no unit');
      const before = match.events.length;
      const command = { type: 'move', unit, mode: 'stand', steps: '', exit: false } as const;
      expect(match.submit({ by: 'seat', seat, command, at }).ok).toBe(true);
      return types(match.events.slice(before).map(({ event }) => event));
    };
    expect(asked(match)).toMatchObject({ topic: { ask: 'move' }, seconds: 60 });
    expect(stand(10 * S)).toEqual(['UnitMoved']);
    expect(asked(match)).toMatchObject({ topic: { ask: 'move' }, seconds: 60 });
    expect(stand(20 * S)).toEqual(['UnitMoved', 'UnitNamed']);
    const last = asked(match);
    expect(last).toMatchObject({ topic: { ask: 'move-named' }, seconds: 180 });
    expect(stand(30 * S)).toEqual(['UnitMoved', 'UnitNamed']);
    expect(asked(match).seat).not.toBe(last.seat);
    // The move itself is still nobody's but the player's.
    expect(types(match.passTime((30 + 181) * S))).toEqual(['TimedOut', 'UnitMoved']);
  });

  it('AMB-CLN-20 forfeit: the minute is over, and the next unit stands still', () => {
    const match = moving('chrono designate forfeit');
    expect(types(match.passTime(61 * S))).toEqual(['TimedOut', 'UnitMoved']);
  });

  it('naming in the mover’s place is no fallback that can be claimed; standing still is', () => {
    const match = moving('chrono');
    const { seat } = asked(match);
    match.passTime(61 * S);
    expect(match.state.clock?.seats[seat]?.missed).toBe(0);
    match.passTime((60 + 3 + 180) * S);
    expect(match.state.clock?.seats[seat]?.missed).toBe(1);
  });

  it('offers to name first, and still takes a whole move at once', () => {
    const match = moving('chrono');
    const { seat, topic } = asked(match);
    if (topic.ask !== 'move') throw new Error('another question');
    const [unit = ''] = topic.units;
    const view = match.rules.view(match.state, seated(seat));
    expect(match.rules.choices(view, seat, { unit })).toEqual({ kind: 'done', command: { type: 'name', unit } });
    const command = opponent(view, seat) ?? { type: 'pass' };
    expect(command.type).toBe('move');
    expect(
      types(match.submit({ by: 'seat', seat, command, at: 30 * S }).ok ? match.events.map(({ event }) => event) : []),
    ).toContain('UnitMoved');
  });

  it('C-05 begins in mid-turn, with its minute for whoever is to name a unit, and ends in the middle of a move', () => {
    const match = moving('correspondence turn 2h bank 1h');
    const { seat, topic } = asked(match);
    if (topic.ask !== 'move') throw new Error('another question');
    const [unit = ''] = topic.units;
    const change = (text: string, at: number) => {
      const clock = clockFrom(text, 'en');
      if (!clock.ok) throw new Error('no such clock');
      const changed = match.enact({ kind: 'retime', clock: clock.value }, at);
      expect(changed.ok).toBe(true);
    };
    const choice = () => match.rules.choices(match.rules.view(match.state, seated(seat)), seat, { unit });
    expect(choice().kind).not.toBe('done');
    change('chrono bank 1h', 100 * S);
    expect(asked(match)).toMatchObject({ seconds: 60, topic });
    expect(choice()).toEqual({ kind: 'done', command: { type: 'name', unit } });
    expect(types(match.passTime(161 * S))).toEqual(['TimedOut', 'UnitNamed']);
    expect(asked(match)).toMatchObject({ seconds: 180, topic: { ask: 'move-named' } });
    change('correspondence turn 2h bank 1h', 200 * S);
    expect(asked(match)).toMatchObject({ seconds: 3 * 3600, topic: { ask: 'move-named' } });
  });

  it('C-05 what it would name for a seat is named no more once days count again', () => {
    const match = moving('chrono bank 0s');
    const clock = clockFrom('correspondence turn 2h bank 0s', 'en');
    if (!clock.ok) throw new Error('no such clock');
    match.enact({ kind: 'retime', clock: clock.value }, 10 * S);
    expect(types(match.passTime(3 * 3600 * S))).toEqual(['TimedOut', 'UnitMoved']);
  });

  it('does not time fire: the clock of correspondence stands behind it', () => {
    const match = moving('chrono turn 12h bank 1h');
    while (asked(match).topic.ask.startsWith('move')) match.passTime((match.state.clock?.at ?? 0) + 200 * S);
    expect(asked(match)).toMatchObject({ topic: { ask: 'declare' }, seconds: 13 * 3600 });
  });
});
