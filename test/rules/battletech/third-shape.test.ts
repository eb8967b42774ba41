import { describe, expect, it } from 'vitest';
import { UPCASTS } from '../../../src/rules/battletech/versions.js';
import type { Written } from '../../../src/rules/kernel/contract.js';

/** What was written in the third shape, as it is read today. */

const third = UPCASTS[2] ?? expect.unreachable();
const upcast = (event: Written): unknown => third.event(event);

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
