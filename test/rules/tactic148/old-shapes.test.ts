import { expect, test } from 'vitest';
import { UPCASTS } from '../../../src/rules/tactic148/versions.js';

/** What a match of the first shape says of walks that go on (H-01). */
const [first, second] = UPCASTS;
const cast = (event: object) => first?.event({ type: 'Stepped', ...event });

test('H-01 a walk that goes on has come no way that is known; other steps stay as they are', () => {
  const known = { type: 'walk', gone: [1] };
  const steps = [{ type: 'walk', unit: 'US1' }, known, { type: 'victory', mover: null }, null, 'walk'];
  expect(cast({ then: steps })).toEqual({
    type: 'Stepped',
    then: [{ gone: [], type: 'walk', unit: 'US1' }, known, { type: 'victory', mover: null }, null, 'walk'],
  });
  expect(cast({ then: 'walk' })).toEqual({ type: 'Stepped', then: 'walk' });
  const other = { type: 'Wounded', then: steps };
  expect(first?.event(other)).toBe(other);
});

test('H-01 what was ordered then is ordered so today', () => {
  const command = { type: 'pass' } as const;
  expect(first?.command(command)).toBe(command);
});

test('H-01 a shot of the second shape was an attack of its turn unless an Opportunity Fire marker made it; nothing else is one', () => {
  const event = (type: string, why: string, more: object = {}) => ({ type, shot: { why }, ...more });
  const shot = (why: string, more?: object) => second?.event(event('ShotFired', why, more));
  expect([shot('shoot'), shot('opportunity'), shot('opportunity', { attack: true })]).toEqual([
    event('ShotFired', 'shoot', { attack: true }),
    event('ShotFired', 'opportunity', { attack: false }),
    event('ShotFired', 'opportunity', { attack: true }),
  ]);
  const other = event('ActionTaken', 'shoot');
  expect(second?.event(other)).toBe(other);
});
