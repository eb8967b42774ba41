import type { Chance } from '../../src/opponent/chance.js';
import { hexAt, parseHex } from '../../src/rules/geometry/hex/hex.js';
import { written, type Point } from '../../src/rules/geometry/plane/point.js';
import type { State as QuickStart } from '../../src/rules/battletech/types.js';
import { unitId, type SeatId } from '../../src/rules/kernel/ids.js';
import { HIDDEN_ORDERS } from '../../src/rules/battletech/standard/unseen.js';
import type { Fact } from '../../src/rules/kernel/proposal.js';
import type { State as Hour } from '../../src/rules/finest-hour/state.js';
import { targetId, weaponId } from '../../src/rules/finest-hour/types.js';
import type { PieceId, WeaponId, ZoneId } from '../../src/rules/tactic148/types.js';
import type { State as Tactic } from '../../src/rules/tactic148/state.js';
import type { State as Ambush } from '../games/ambush/rules/types.js';
import type { AnyGame } from '../../src/rules/registry.js';
import { never } from './fuzz.js';
import type { Unit } from '../../src/rules/battletech/types.js';

/** What nobody would order, questions at random and facts at random, for the match of each game. */

export interface Wild {
  /** Orders that no state of the game accepts. */
  readonly nonsense: readonly AnyGame['command'][];
  readonly inquiries: readonly AnyGame['inquiry'][];
  /** Facts that may be refused; one that is changes nothing. */
  readonly facts: readonly Fact[];
  /** Words beside the questions, each with who says it; they may be refused too. */
  readonly asides?: readonly { readonly seat: SeatId; readonly command: AnyGame['command'] }[];
}

export function wildOf(game: AnyGame['state'], chance: Chance): Wild {
  if ('units' in game) return quickStart(game, chance);
  if ('tables' in game) return tactic(game, chance);
  return 'sky' in game ? hour(game, chance) : ambush(game, chance);
}

const among =
  (chance: Chance) =>
  <T>(items: readonly T[]): T =>
    items[chance(items.length)] ?? never('nothing to pick');

const NOBODY = unitId('NOBODY');
/** A column or a row as hexes are written. */
const two = (n: number): string => String(n).padStart(2, '0');

function quickStart(state: QuickStart, chance: Chance): Wild {
  const pick = among(chance);
  const units: readonly Unit[] = state.units;
  const one = pick(units);
  const unit = pick([one.id, NOBODY]);
  const mounts = one.sheet.mounts.map(({ id }) => id);
  const hex = parseHex(`${two(1 + chance(15))}${two(1 + chance(17))}`) ?? never('no hex');
  const corner = parseHex('1515') ?? never('no hex');
  return {
    nonsense: [
      { type: 'deploy', unit: NOBODY, hex: corner, facing: 0 },
      { type: 'name', unit: NOBODY },
      { type: 'move', unit, mode: 'walk', steps: 'K', exit: false },
      { type: 'move', unit, mode: 'stand', steps: 'F', exit: false },
      { type: 'move', unit, mode: 'run', steps: 'FFFFFFFFFFFFFFFFFF', exit: true },
      { type: 'declare', unit, target: unit, mounts },
      { type: 'declare', unit, target: NOBODY, mounts },
      { type: 'declare', unit, target: null, mounts: mounts.slice(0, 1) },
      { type: 'fire', unit: NOBODY, mounts },
      { type: 'fire-anyway', mounts: [...mounts, ...mounts.slice(0, 1), ...mounts] },
      { type: 'choose-hex', hexes: [corner, corner, corner] },
    ],
    inquiries: [
      { about: 'odds', unit: one.id, target: null, from: null },
      { about: 'odds', unit: one.id, target: pick(units).id, from: { place: { hex, facing: 3 }, mode: 'run' } },
      { about: 'los', from: hex, to: parseHex('0909') ?? never('no hex') },
      { about: 'reach', unit: one.id, mode: pick(['stand', 'walk', 'run'] as const) },
      { about: 'sheet', unit: one.id },
    ],
    facts: [
      {
        of: one.id,
        set: 'place',
        which: null,
        to: `${two(1 + chance(17))}${two(1 + chance(19))} ${pick(['N', 'NE', 'SE', 'S', 'SW', 'NW'])}`,
      },
      { of: one.id, set: 'armour', which: pick(['RT', 'LT', 'CT', 'RA', 'LL', 'HD']), to: chance(12) },
      { of: one.id, set: 'ammo', which: pick(mounts), to: chance(12) },
      { of: one.id, set: 'weapon', which: pick(mounts), to: pick(['lost', 'ok']) },
      { of: one.id, set: 'heat', which: null, to: chance(31) },
      { of: one.id, set: 'wounds', which: null, to: chance(7) },
      { of: one.id, set: 'structure', which: pick(['RT', 'CT', 'LL']), to: chance(20) },
      { of: one.id, set: 'prone', which: null, to: pick(['yes', 'no']) },
      { of: one.id, set: 'shutdown', which: null, to: pick(['yes', 'no']) },
    ],
    asides: units
      .filter(({ body }) => body?.hidden)
      .map(({ id, seat }) => {
        const order = pick(HIDDEN_ORDERS);
        const within = order === 'overwatch' ? { within: 1 + chance(9) } : {};
        return { seat, command: { type: 'lie-in-wait', unit: id, orders: { order, ...within } } };
      }),
  };
}

/** Facts that every level and rule of BattleTech knows beside those of {@link wildOf}. */
export function moreFacts(game: AnyGame['state'], chance: Chance): readonly Fact[] {
  if (!('units' in game)) return [];
  const pick = among(chance);
  const units: readonly Unit[] = game.units;
  const { id: of, ammo } = pick(units);
  const location = pick(['HD', 'CT', 'RT', 'LT', 'RA', 'LA', 'RL', 'LL', 'FR', 'TU', 'RO', 'RRT'] as const);
  const bins = ammo.flatMap((bin) => ('stowed' in bin ? [bin.stowed.id] : []));
  return [
    { of, set: 'rear', which: pick(['CT', 'RT', 'LT', 'RA']), to: chance(14) },
    { of, set: 'armour', which: location, to: chance(60) },
    { of, set: 'structure', which: location, to: chance(60) },
    { of, set: 'slot', which: `${location}-${1 + chance(13)}`, to: pick(['lost', 'ok']) },
    { of, set: 'bin', which: pick([...bins, 'nowhere']), to: chance(40) },
    { of, set: 'destruct', which: null, to: pick(['no', 'yes', 'ejects']) },
    { of, set: 'scan', which: pick([pick(units).id, NOBODY]), to: pick(['no', 'yes']) },
    { of, set: 'mines', which: `${two(1 + chance(12))}${two(1 + chance(12))}`, to: chance(40) },
    { of, set: pick(['heading', 'prone', 'heat', 'slot', 'mines', 'weapon']), which: null, to: pick(['on', 'often']) },
  ];
}

function tactic({ characters, table, tokens }: Tactic, chance: Chance): Wild {
  const pick = among(chance);
  const { id } = pick(characters);
  const unit = pick([id, NOBODY]);
  const place = (): Point => ({ x: chance(table.width), y: chance(table.height) });
  const outside = { x: -1000, y: table.height + 5000 };
  const weapon = 'catapult' as WeaponId;
  return {
    nonsense: [
      { type: 'deploy', unit, at: outside },
      { type: 'move', unit, path: [] },
      { type: 'move', unit, path: [outside] },
      { type: 'move', unit, path: [{ x: 0.5, y: 0.5 }] },
      { type: 'shoot', unit, target: unit, weapon, aim: false },
      { type: 'shoot', unit, target: NOBODY, weapon, aim: true },
      { type: 'grenade', unit, at: outside },
      { type: 'opportunity', unit, at: outside, weapon, aim: false },
      { type: 'suppress', unit, at: outside, weapon },
      { type: 'join', unit, zone: 'sf999' as ZoneId, weapon },
      { type: 'assault', unit, path: [outside], target: unit, weapon, first: 'fire' },
      { type: 'take-cover', unit: NOBODY },
      { type: 'plan', actions: [] },
      { type: 'end-turn', cover: NOBODY },
      { type: 'instruct', instruction: { about: 'hold', unit: NOBODY, hold: true } },
      { type: 'scatter', at: outside },
      { type: 'wound', unit: NOBODY },
      { type: 'fight', enemy: NOBODY },
      { type: 'lay-out', table: 'nowhere' },
      { type: 'name-objective', piece: 'nothing' as PieceId },
    ],
    inquiries: [
      { about: 'odds', unit: id, target: null, aim: chance(2) === 0, from: null },
      { about: 'odds', unit: id, target: pick(characters).id, aim: false, from: place() },
      { about: 'los', from: place(), to: place() },
      { about: 'reach', unit: id, by: pick(['move', 'assault'] as const) },
      { about: 'sheet', unit: id },
    ],
    facts: [
      { of: id, set: 'place', which: null, to: written(place()) },
      { of: id, set: 'card', which: null, to: pick(['healthy', 'wounded']) },
      {
        of: id,
        set: 'marker',
        which: pick(['take-cover', 'wound', 'opportunity', 'suppression']),
        to: pick(['on', 'off']),
      },
      { of: pick(Object.keys(tokens)), set: 'tokens', which: null, to: chance(12) },
    ],
  };
}

function hour({ aircraft, sky }: Hour, chance: Chance): Wild {
  const pick = among(chance);
  const { id } = pick(aircraft);
  const unit = pick([id, NOBODY]);
  const weapon = weaponId('catapult');
  const fly = { type: 'fly', unit, fast: false, then: 'end' } as const;
  const place = (): Point => ({ x: chance(sky.width), y: chance(sky.height) });
  return {
    nonsense: [
      { ...fly, parts: [{ do: 'ahead', length: 0.5 }] },
      { ...fly, parts: [{ do: 'ahead', length: 900_000 }] },
      { ...fly, parts: [{ do: 'turn', by: 99_999 }] },
      { ...fly, fast: true, parts: [{ do: 'dive', length: 5000 }] },
      { ...fly, parts: [{ do: 'evade', heading: 3600 }] },
      { ...fly, parts: [{ do: 'fire', shots: [] }] },
      { ...fly, parts: [{ do: 'fire', shots: [{ weapon, target: NOBODY, dice: 9 }] }] },
      { ...fly, parts: [{ do: 'collide', target: unit }] },
      { ...fly, parts: [{ do: 'bomb', target: targetId('nothing') }] },
      { type: 'fly-on', unit: NOBODY, parts: [], then: 'end' },
      { type: 'group', leader: NOBODY, members: [unit] },
      { type: 'group', leader: unit, members: [unit] },
      { type: 'take-column', unit: NOBODY, column: '2' },
      { type: 'evade', unit, heading: 12.5 },
      { type: 'stay', unit: NOBODY },
      { type: 'answer', unit, target: unit },
      { type: 'rally', leader: unit, called: [unit] },
      { type: 'instruct', instruction: { about: 'prefer', unit: NOBODY, weapon } },
    ],
    inquiries: [
      { about: 'odds', unit: id, target: null, from: null },
      { about: 'odds', unit: id, target: pick(aircraft).id, from: { at: place(), heading: chance(3600) } },
      { about: 'los', unit: id, target: pick(aircraft).id },
      { about: 'arcs', unit: id },
      { about: 'reach', unit: id, by: pick(['normal', 'fast', 'evasion'] as const) },
      { about: 'sheet', unit: id },
    ],
    facts: [
      { of: id, set: 'place', which: null, to: written(place()) },
      { of: id, set: 'heading', which: null, to: chance(4000) },
      { of: id, set: 'mark', which: pick(['burning', 'stunned', 'activated']), to: pick(['on', 'off']) },
    ],
  };
}

function ambush({ pieces, columns, rows, asleep }: Ambush, chance: Chance): Wild {
  const pick = among(chance);
  const { id } = pick(pieces);
  const unit = pick([id, NOBODY]);
  const hex = hexAt(1 + chance(columns), 1 + chance(rows));
  const outside = hexAt(columns + 1, rows);
  return {
    nonsense: [
      { type: 'bury', hexes: [hex, hex] },
      { type: 'bury', hexes: [outside] },
      { type: 'deploy', unit, at: outside, hidden: true },
      { type: 'deploy', unit: NOBODY, at: hex, hidden: false },
      { type: 'move', unit, path: [] },
      { type: 'move', unit, path: [outside] },
      { type: 'move', unit, path: [hex, hex, hex] },
      { type: 'scan', unit, at: outside },
      { type: 'fire', unit, target: unit },
      { type: 'fire', unit, target: NOBODY },
      { type: 'hold', unit: NOBODY },
      ...(asleep.length === 0 ? [{ type: 'mines', live: true } as const] : []),
    ],
    inquiries: [
      { about: 'odds', unit: id, target: pick(pieces).id },
      { about: 'los', from: hex, to: outside },
      { about: 'reach', unit: id },
      { about: 'sheet', unit: id },
    ],
    facts: [
      { of: id, set: 'place', which: null, to: hex },
      { of: id, set: 'lost', which: null, to: pick(['yes', 'no']) },
    ],
  };
}
