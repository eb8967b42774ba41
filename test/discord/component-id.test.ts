import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeId, encodeId, hasMarker } from '../../src/discord/component-id.js';

const word = fc.string({ maxLength: 12 });

describe('component ids', () => {
  it('come back as they went', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z-]{1,8}$/), fc.array(word, { maxLength: 2 }), (verb, args) => {
        expect(decodeId(encodeId({ verb, args }, 'm12'))).toEqual({ verb, args });
      }),
    );
  });

  it('carry the marker of their post', () => {
    const id = encodeId({ verb: 'my', args: ['1'] }, 'a1');
    expect(hasMarker(id, 'a1')).toBe(true);
    expect(hasMarker(id, '1')).toBe(false);
  });

  it('that are not ours yield nothing', () => {
    expect(decodeId('')).toBeNull();
    expect(decodeId('verb|%zz')).toBeNull();
  });

  it('longer than Discord takes are our bug', () => {
    expect(() => encodeId({ verb: 'my', args: ['x'.repeat(98)] })).toThrow('101 characters');
  });
});
