import { describe, expect, it } from 'vitest';
import { UPCASTS } from '../../../src/rules/battletech/versions.js';
import type { Written } from '../../../src/rules/kernel/stream.js';

/** What was written in older shapes, as it is read today. */

/** How an event, and a command, of a shape reads in the next. */
const from = (shape: 1 | 2 | 3) => UPCASTS[shape - 1] ?? expect.unreachable();
const upcast = (event: Written): unknown => from(3).event(event);

describe('what was written before versions meant anything', () => {
  it('SEQ-13 declared attacks had no damage yet, and a slide named whom it stopped before', () => {
    const { event } = from(1);
    const blows = { type: 'BlowsDeclared', unit: 'A', blows: [] };
    expect(event(blows as Written)).toEqual({ ...blows, damages: [] });
    const told = { ...blows, damages: [5] };
    expect(event(told as Written)).toEqual(told);
    const slide = { type: 'Skidded', unit: 'A', path: [], damage: 2, wounds: [] };
    expect(event({ ...slide, into: 'B' } as Written)).toEqual(slide);
    const command = { type: 'pass' };
    expect(from(1).command(command as Written)).toEqual(command);
  });
});

describe('FIN-05 fire of the second shape', () => {
  it('FIN-05 spotted for nobody, as told and as ordered; whoever spots keeps their target', () => {
    const { event, command } = from(2);
    const declared = { type: 'FireDeclared', unit: 'A', shots: [] };
    expect(event(declared as Written)).toEqual({ ...declared, spots: null });
    expect(event({ ...declared, spots: 'B' } as Written)).toEqual({ ...declared, spots: 'B' });
    const attack = { type: 'attack', unit: 'A', shots: [] };
    expect(command(attack as Written)).toEqual({ ...attack, spots: null });
    for (const other of [{ type: 'ShotFired' }, { type: 'strike' }] as Written[])
      expect([event(other), command(other)]).toEqual([other, other]);
  });
});

describe('FIN-50 shots, fires and smoke of the third shape', () => {
  it('FIN-50 a pod sticks where nothing takes it off but the end of its bearer', () => {
    const shot = { type: 'ShotFired', unit: 'A' };
    const pod = { location: 'CT', roll: null, covered: false };
    expect(upcast({ ...shot, pod: true } as Written)).toEqual({ ...shot, pod, tag: false });
    expect(upcast({ ...shot, pod: false } as Written)).toEqual({ ...shot, pod: null, tag: false });
  });

  it('FIN-46 no fire was told to be an inferno, and no smoke to be heavy or to clear', () => {
    const spread = { type: 'FireSpread', from: null, to: '0808', roll: null };
    expect(upcast(spread as Written)).toEqual({ ...spread, inferno: false });
    const smoke = { type: 'SmokeDrifted', hexes: ['0808'] };
    expect(upcast(smoke as Written)).toEqual({ ...smoke, heavy: [], cleared: [] });
    const other = { type: 'TurnEnded', turn: 1 };
    expect(upcast(other as Written)).toEqual(other);
  });
});
