import { describe, expect, it } from 'vitest';
import { instant, playerId } from '../../src/match/header.js';
import { unchosen, type Preferences } from '../../src/match/people.js';
import { heldUntil } from '../../src/match/quiet.js';
import { digestedAtTime, dueNow, remindedEvery, told } from '../../src/match/reminding.js';

/** When people are told unasked of what waits for them (issue 18.5). */

const at = (text: string) => instant(Date.parse(text));
const person = (changes: Partial<Preferences> = {}): Preferences => ({ ...unchosen(playerId('1')), ...changes });

describe('being told of what waits', () => {
  it('never happens unasked', () => {
    expect(dueNow(person(), at('2026-03-01T12:00Z'))).toBeNull();
  });

  it('comes every so many hours from when it was chosen, and after each time anew', () => {
    const chosen = remindedEvery(person(), 12, at('2026-03-01T06:00Z'));
    expect(dueNow(chosen, at('2026-03-01T17:59Z'))).toBeNull();
    expect(dueNow(chosen, at('2026-03-01T18:00Z'))).toBe('reminder');
    const after = told(chosen, 'reminder', at('2026-03-01T18:01Z'));
    expect(dueNow(after, at('2026-03-02T06:00Z'))).toBeNull();
    expect(dueNow(after, at('2026-03-02T06:01Z'))).toBe('reminder');
    expect(dueNow(remindedEvery(after, null, at('2026-03-02T06:00Z')), at('2026-09-01T00:00Z'))).toBeNull();
  });

  it('comes once a day at their hour where they live, also on the day on which clocks change', () => {
    const chosen = digestedAtTime(person({ zone: 'Europe/Paris' }), 8 * 60, at('2026-03-28T12:00Z'));
    expect(dueNow(chosen, at('2026-03-28T20:00Z'))).toBeNull();
    // On the 29th their clocks go from 2 to 3 at night: eight is an hour earlier by UTC than on the day before.
    expect(dueNow(chosen, at('2026-03-29T05:59Z'))).toBeNull();
    expect(dueNow(chosen, at('2026-03-29T06:00Z'))).toBe('digest');
    const after = told(chosen, 'digest', at('2026-03-29T06:00Z'));
    expect(dueNow(after, at('2026-03-29T21:00Z'))).toBeNull();
    expect(dueNow(after, at('2026-03-30T06:00Z'))).toBe('digest');
    const early = digestedAtTime(person(), 8 * 60, at('2026-03-28T07:00Z'));
    expect(dueNow(early, at('2026-03-28T08:00Z'))).toBe('digest');
  });

  it('waits while they are not to be called, and a digest stands for a reminder', () => {
    const quiet = person({ quiet: { from: 22 * 60, to: 9 * 60 } });
    const chosen = remindedEvery(digestedAtTime(quiet, 8 * 60, at('2026-03-01T12:00Z')), 6, at('2026-03-01T12:00Z'));
    expect(dueNow(chosen, at('2026-03-02T08:30Z'))).toBeNull();
    expect(dueNow(chosen, at('2026-03-02T09:00Z'))).toBe('digest');
    expect(dueNow(told(chosen, 'digest', at('2026-03-02T09:00Z')), at('2026-03-02T09:01Z'))).toBeNull();
    const away = { ...chosen, away: { from: '2026-03-01', to: '2026-03-09' } };
    expect(dueNow(away, at('2026-03-05T12:00Z'))).toBeNull();
    expect(dueNow(away, at('2026-03-10T12:00Z'))).toBe('digest');
  });

  it('and every other call waits until what they put off is over, quiet hours after it included', () => {
    const until = at('2026-03-01T23:00Z');
    const put = person({ snoozedUntil: until, quiet: { from: 22 * 60, to: 7 * 60 } });
    expect(heldUntil(person({ snoozedUntil: until }), at('2026-03-01T20:00Z'))).toBe(until);
    expect(heldUntil(person({ snoozedUntil: until }), until)).toBeNull();
    expect(heldUntil(put, at('2026-03-01T20:00Z'))).toBe(at('2026-03-02T07:00Z'));
    expect(dueNow(remindedEvery(put, 1, at('2026-03-01T12:00Z')), at('2026-03-01T20:00Z'))).toBeNull();
  });

  it('comes once when what they put off is over, unless they want no calls at all', () => {
    const put = person({ snoozedUntil: at('2026-03-01T23:00Z') });
    expect(dueNow(put, at('2026-03-01T22:59Z'))).toBeNull();
    expect(dueNow(put, at('2026-03-01T23:00Z'))).toBe('reminder');
    expect(dueNow(told(put, 'reminder', at('2026-03-01T23:00Z')), at('2026-03-03T12:00Z'))).toBeNull();
    expect(dueNow({ ...put, pings: 'never' }, at('2026-03-02T12:00Z'))).toBeNull();
    expect(told(put, 'reminder', at('2026-03-01T20:00Z')).snoozedUntil).toBe(put.snoozedUntil);
  });
});
