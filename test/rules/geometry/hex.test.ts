import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bearing } from '../../../src/rules/geometry/hex/bearing.js';
import { crossingsTo, CROSSED, LEFT, RIGHT, TOUCHED } from '../../../src/rules/geometry/hex/crossing.js';
import { facing, FACINGS, neighbour, parseFacing, turned } from '../../../src/rules/geometry/hex/facing.js';
import {
  apart,
  axialOf,
  columnOf,
  distance,
  hexAt,
  hexesOf,
  hexOf,
  hexOn,
  isOn,
  length,
  numberOf,
  parseHex,
  rowOf,
  type Axial,
  type Hex,
} from '../../../src/rules/geometry/hex/hex.js';
import { isDivided, meetings, type Meeting } from '../../../src/rules/geometry/hex/line.js';
import { wayBetween, workedOut } from '../../../src/rules/geometry/hex/way.js';

const MAP = { columns: 15, rows: 17 };
const anyHex = fc.constantFrom(...hexesOf(MAP));
const at = (text: string): Hex => parseHex(text) ?? expect.unreachable(text);

describe('Hexes', () => {
  it('are named by column and row from 1', () => {
    expect(hexAt(8, 15)).toBe('0815');
    expect([columnOf(at('0815')), rowOf(at('0815'))]).toEqual([8, 15]);
    for (const wrong of ['815', '0015', '0800', '08155', 'ab15', '']) expect(parseHex(wrong), wrong).toBeNull();
    expect(hexesOf(MAP)).toHaveLength(255);
    expect(hexesOf({ columns: 3, rows: 2 })).toEqual(['0101', '0102', '0201', '0202', '0301', '0302']);
    // Lines along the edge of the greatest map name hexes below it.
    expect([columnOf(hexAt(5, 100)), rowOf(hexAt(5, 100))]).toEqual([5, 100]);
  });

  it('lie on a map from its first column and row to its last', () => {
    const on = ['0101', '1501', '0117', '1517', '0809'].map(at);
    const off = [at('1609'), at('0818'), hexAt(0, 9), hexAt(8, 0)];
    for (const hex of on) expect([hex, isOn(MAP, hex), hexOn(MAP, axialOf(hex))]).toEqual([hex, true, hex]);
    for (const hex of off) expect([hex, isOn(MAP, hex), hexOn(MAP, axialOf(hex))]).toEqual([hex, false, null]);
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
    expect([-7, -6, -1, 6, 11, 12].map(facing)).toEqual([5, 0, 5, 0, 5, 0]);
    expect(() => facing(0.5)).toThrow('0.5');
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

  it('say in which of twelve parts of 30° a hex lies, or on which boundary, for every hex around', () => {
    const from = at('1010');
    for (const hex of hexesOf({ columns: 19, rows: 19 })) {
      if (hex === from) continue;
      const { q, r } = apart(axialOf(from), axialOf(hex));
      const thirties = Math.atan2(1.5 * q, -Math.sqrt(3) * (r + q / 2)) / (Math.PI / 6);
      const nearest = Math.round(thirties);
      const dial = Math.abs(thirties - nearest) < 1e-9 ? 2 * nearest : 2 * Math.floor(thirties) + 1;
      expect([hex, bearing(from, 0, hex)]).toEqual([hex, (dial + 24) % 24]);
    }
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
    for (const end of AROUND) {
      const wanted = AROUND.flatMap((hex) => {
        const kind = meetingByCorners(end, hex);
        return kind ? [`${named(hex)} ${kind}`] : [];
      });
      const found = crossingsTo(end).map(({ hex, how }) => `${named(hex)} ${MEETINGS[how]}`);
      expect(found.sort()).toEqual(wanted.sort());
    }
    expect(crossingsTo({ q: 0, r: 0 })).toEqual([]);
  });

  it('QSR-29 QSR-31 meet them on the way out: of a pair the left one first, of two corners the right one', () => {
    for (const end of AROUND) {
      const found = crossingsTo(end);
      const to = flat(end);
      for (const [i, { hex, how }] of found.entries()) {
        const next = found[i + 1];
        const [here, there] = [flat(hex), flat(next?.hex ?? end)];
        const [reached, then] = [here, there].map(({ x, y }) => x * to.x + 3 * y * to.y);
        const isRight = to.x * here.y - to.y * here.x > 0;
        if (how === LEFT) expect([isRight, next?.how, then]).toEqual([false, RIGHT, reached]);
        else if (how === RIGHT) expect([isRight, found[i - 1]?.how]).toEqual([true, LEFT]);
        else if (next?.how === TOUCHED && then === reached) expect([how, isRight]).toEqual([TOUCHED, true]);
        else expect(then).toBeGreaterThan(reached ?? Infinity);
      }
    }
  });

  it('QSR-29 QSR-31 name the hexes that they cross or touch one by one, and those along a side by two', () => {
    const from = at('1010');
    for (const end of AROUND) {
      const to = hexOn({ columns: 20, rows: 20 }, { q: axialOf(from).q + end.q, r: axialOf(from).r + end.r });
      const met = crossingsTo(end).map(({ hex, how }) => `${named(hex)} ${MEETINGS[how]}`);
      const name = (hex: Hex): string => named(apart(axialOf(from), axialOf(hex)));
      const found = meetings(from, to ?? expect.unreachable()).flatMap((one) =>
        (one.kind === 'split' ? [one.left, one.right] : [one.hex]).map((hex) => `${name(hex)} ${one.kind}`),
      );
      expect(found).toEqual(met);
    }
    expect([isDivided(from, from), meetings(from, from)]).toEqual([false, []]);
  });

  it('QSR-29 QSR-42 are worked out once for each way they go: length, division, what lies next to their ends', () => {
    const big = { columns: 21, rows: 21 };
    for (const from of [at('1010'), at('1110')]) {
      expect(wayBetween(numberOf(from), numberOf(at('1301')))).toBe(wayBetween(numberOf(from), numberOf(at('1301'))));
      for (const to of hexesOf(big)) {
        const way = workedOut(numberOf(from), numberOf(to));
        expect(wayBetween(numberOf(from), numberOf(to))).toEqual(way);
        expect([way.distance, way.divided]).toEqual([distance(from, to), isDivided(from, to)]);
        const met = crossingsTo(apart(axialOf(from), axialOf(to)));
        expect(way.touching).toBe(met.some(({ how }) => how === TOUCHED));
        const hexes = Array.from(way.added, (added) => hexOf(numberOf(from) + added));
        expect(hexes.map((hex) => named(apart(axialOf(from), axialOf(hex))))).toEqual(met.map(({ hex }) => named(hex)));
        expect(Array.from(way.how)).toEqual(met.map(({ how }) => how));
        for (const [i, hex] of hexes.entries()) {
          expect([i < way.nearStart, i >= way.nearEnd]).toEqual([distance(from, hex) === 1, distance(hex, to) === 1]);
        }
      }
    }
  });
});

/** All hexes up to six away from the origin, and all that lines to them can meet. */
const AROUND: readonly Axial[] = Array.from({ length: 13 }, (_, i) => i - 6).flatMap((q) =>
  Array.from({ length: 13 }, (_, i) => ({ q, r: i - 6 })).filter(
    ({ r }) => length({ q, r }) <= 6 && (q !== 0 || r !== 0),
  ),
);
const named = ({ q, r }: Axial): string => `${q},${r}`;
const MEETINGS = { [CROSSED]: 'crossed', [TOUCHED]: 'touched', [LEFT]: 'split', [RIGHT]: 'split' } as const;

/** Centres and corners in whole numbers: a hex is 4 wide and 2 high. */
const flat = ({ q, r }: Axial): { readonly x: number; readonly y: number } => ({ x: 3 * q, y: 2 * r + q });
const CORNERS = [
  [2, 0],
  [1, 1],
  [-1, 1],
  [-2, 0],
  [-1, -1],
  [1, -1],
] as const;

/** How the line from the origin to a hex meets another, by the sides of it on which the other's corners lie; `null` where it does not. */
function meetingByCorners(end: Axial, hex: Axial): Meeting['kind'] | null {
  const whole = length(end);
  if (length(apart(hex, end)) === 0 || length(hex) > whole || length(apart(hex, end)) > whole) return null;
  const [to, centre] = [flat(end), flat(hex)];
  const sides = CORNERS.map(([x, y]) => Math.sign(to.x * (centre.y + y) - to.y * (centre.x + x)));
  if (sides.includes(1) && sides.includes(-1)) return 'crossed';
  const on = sides.filter((side) => side === 0).length;
  return on === 0 ? null : on === 1 ? 'touched' : 'split';
}
