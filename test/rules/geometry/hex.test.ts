import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bearing } from '../../../src/rules/geometry/hex/bearing.js';
import { FACINGS, neighbour, parseFacing, turned } from '../../../src/rules/geometry/hex/facing.js';
import {
  axialOf,
  columnOf,
  distance,
  hexAt,
  hexesOf,
  hexOf,
  hexOn,
  isOn,
  numberOf,
  parseHex,
  rowOf,
  type Hex,
} from '../../../src/rules/geometry/hex/hex.js';
import { isDivided, meetings, type Meeting } from '../../../src/rules/geometry/hex/line.js';
import { wayBetween } from '../../../src/rules/geometry/hex/way.js';

const MAP = { columns: 15, rows: 17 };
const anyHex = fc.constantFrom(...hexesOf(MAP));
const at = (text: string): Hex => parseHex(text) ?? expect.unreachable(text);

describe('Hexes', () => {
  it('are named by column and row from 1', () => {
    expect(hexAt(8, 15)).toBe('0815');
    expect([columnOf(at('0815')), rowOf(at('0815'))]).toEqual([8, 15]);
    for (const wrong of ['815', '0015', '0800', '08155', 'ab15', '']) expect(parseHex(wrong), wrong).toBeNull();
    expect(isOn(MAP, at('1517'))).toBe(true);
    expect(isOn(MAP, at('1617'))).toBe(false);
    expect(hexesOf(MAP)).toHaveLength(255);
  });

  it('turn to axial coordinates and back', () => {
    fc.assert(fc.property(anyHex, (hex) => hexOn(MAP, axialOf(hex)) === hex));
  });

  it('have a number each, by which the way from one to another is the same on every map', () => {
    for (const hex of hexesOf({ columns: 99, rows: 99 })) expect(hexOf(numberOf(hex))).toBe(hex);
    expect(numberOf(at('0502')) - numberOf(at('0301'))).toBe(numberOf(at('9999')) - numberOf(at('9798')));
  });

  it('have six neighbours, even columns lying half a hex lower', () => {
    const around = (hex: string) => FACINGS.map((f) => neighbour(MAP, at(hex), f));
    expect(around('0809')).toEqual(['0808', '0909', '0910', '0810', '0710', '0709']);
    expect(around('0709')).toEqual(['0708', '0808', '0809', '0710', '0609', '0608']);
    expect(around('0101')).toEqual([null, null, '0201', '0102', null, null]);
  });

  it('QSR-42 distance is the fewest steps', () => {
    fc.assert(
      fc.property(anyHex, anyHex, anyHex, (a, b, c) => {
        expect(distance(a, b)).toBe(distance(b, a));
        expect(distance(a, a)).toBe(0);
        expect(distance(a, c)).toBeLessThanOrEqual(distance(a, b) + distance(b, c));
        for (const f of FACINGS) {
          const next = neighbour(MAP, a, f);
          if (next) expect(Math.abs(distance(next, b) - distance(a, b))).toBeLessThanOrEqual(1);
        }
      }),
    );
  });
});

describe('Facings', () => {
  it('QSR-23 turn around in six', () => {
    expect([turned(5, 1), turned(0, -1), turned(2, 3)]).toEqual([0, 5, 5]);
    expect(['n', 'NE', 'SE', 's', 'SW', 'NW', 'E'].map(parseFacing)).toEqual([0, 1, 2, 3, 4, 5, null]);
  });
});

describe('Bearings', () => {
  it('are exact: straight through a hexside is a multiple of 60°', () => {
    for (const f of FACINGS) {
      const next = neighbour(MAP, at('0809'), f) ?? expect.unreachable();
      expect(bearing(at('0809'), 0, next)).toBe(f * 4);
    }
    expect(bearing(at('0809'), 0, at('0809'))).toBeNull();
    expect(bearing(at('0809'), 0, at('0908'))).toBe(2);
    expect(bearing(at('0809'), 0, at('0907'))).toBe(1);
    expect(bearing(at('0809'), 0, at('1009'))).toBe(6);
    expect(bearing(at('0809'), 0, at('1109'))).toBe(5);
  });

  it('turn with the one who looks', () => {
    fc.assert(
      fc.property(anyHex, anyHex, fc.constantFrom(...FACINGS), (a, b, f) => {
        const straight = bearing(a, 0, b);
        if (straight === null) return;
        expect(bearing(a, f, b)).toBe((straight + 24 - f * 4) % 24);
      }),
    );
  });
});

describe('Lines', () => {
  it('QSR-29 QSR-34 meet the same hexes from both ends, left and right exchanged', () => {
    fc.assert(
      fc.property(anyHex, anyHex, (a, b) => {
        const there = meetings(a, b);
        const back = meetings(b, a);
        const names = (met: typeof there) =>
          met.map((one) => (one.kind === 'split' ? [one.left, one.right] : [one.hex])).flat();
        expect([...names(there)].sort()).toEqual([...names(back)].sort());
        const pairs = (met: typeof there) =>
          met.flatMap((one) => (one.kind === 'split' ? [`${one.left}|${one.right}`] : []));
        expect(pairs(back)).toEqual(
          pairs(there)
            .map((pair) => pair.split('|').reverse().join('|'))
            .reverse(),
        );
      }),
    );
  });

  it('QSR-31 are divided just where they run along hexsides, at even distances', () => {
    fc.assert(
      fc.property(anyHex, anyHex, (a, b) => {
        const splits = meetings(a, b).filter((one) => one.kind === 'split');
        const edge = columnOf(a) === 1 || rowOf(a) === 1 || columnOf(b) === 1 || rowOf(b) === 1;
        if (!edge) expect(splits.length > 0).toBe(isDivided(a, b));
        if (isDivided(a, b)) expect(distance(a, b) % 2).toBe(0);
      }),
    );
  });

  it('QSR-29 QSR-31 meet the hexes of which they cross the inside, touch a corner or follow a side', () => {
    fc.assert(
      fc.property(anyHex, anyHex, (a, b) => {
        const met = meetings(a, b).flatMap((one) =>
          (one.kind === 'split' ? [one.left, one.right] : [one.hex]).map((hex) => [hex, one.kind] as const),
        );
        // A line along the edge of the map also follows the sides of hexes off it.
        const here = met.filter(([hex]) => isOn(MAP, hex));
        const wanted = hexesOf(MAP).flatMap((hex) => {
          const kind = meetingByCorners(a, b, hex);
          return kind ? [[hex, kind]] : [];
        });
        expect(here.sort()).toEqual(wanted.sort());
      }),
    );
  });

  it('QSR-29 QSR-42 are worked out once for each way they go: length, division, what lies next to their ends', () => {
    fc.assert(
      fc.property(anyHex, anyHex, (a, b) => {
        const way = wayBetween(numberOf(a), numberOf(b));
        expect(wayBetween(numberOf(a), numberOf(b))).toBe(way);
        expect([way.distance, way.divided]).toEqual([distance(a, b), isDivided(a, b)]);
        const hexes = Array.from(way.added, (added) => hexOf(numberOf(a) + added));
        for (const [i, hex] of hexes.entries()) {
          expect([i < way.nearStart, i >= way.nearEnd]).toEqual([distance(a, hex) === 1, distance(hex, b) === 1]);
        }
        if (way.divided) expect(meetings(a, b).map(({ kind }) => kind)).not.toContain('touched');
      }),
    );
  });
});

/** Centres and corners in whole numbers: a hex is 4 wide and 2 high. */
const centreOf = (hex: Hex): { readonly x: number; readonly y: number } => {
  const { q, r } = axialOf(hex);
  return { x: 3 * q, y: 2 * r + q };
};
const CORNERS = [
  [2, 0],
  [1, 1],
  [-1, 1],
  [-2, 0],
  [-1, -1],
  [1, -1],
] as const;

/** How a line meets a hex, by the sides of it on which the corners of the hex lie; `null` where it does not. */
function meetingByCorners(from: Hex, to: Hex, hex: Hex): Meeting['kind'] | null {
  const [a, b, c] = [centreOf(from), centreOf(to), centreOf(hex)];
  const whole = distance(from, to);
  if (hex === from || hex === to || distance(from, hex) > whole || distance(hex, to) > whole) return null;
  const sides = CORNERS.map(([x, y]) => Math.sign((b.x - a.x) * (c.y + y - a.y) - (b.y - a.y) * (c.x + x - a.x)));
  if (sides.includes(1) && sides.includes(-1)) return 'crossed';
  const on = sides.filter((side) => side === 0).length;
  return on === 0 ? null : on === 1 ? 'touched' : 'split';
}
