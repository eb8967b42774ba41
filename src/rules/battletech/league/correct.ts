import { parseHex, type Hex } from '../../geometry/hex/hex.js';
import { unitId, type SideId, type UnitId } from '../../kernel/ids.js';
import type { Fact } from '../../kernel/proposal.js';
import { refuse, type Refusal } from '../../kernel/refusal.js';
import { groundProblem, minesOf } from '../standard/minefields.js';
import { canScan } from '../standard/probing.js';
import type { Options, StandardState, StandardUnit } from '../types.js';
import { changeUnit, findUnit } from '../units.js';
import { destructAble } from './self-destruct.js';

/**
 * Facts of a league's rules that can be set right: whether a reactor is set to go off, whom a unit has seen through this turn, and mines
 * (CLN-30, CLN-42, HID-06). Mines that are set right lie open from then on: everybody has been told of them.
 */
export type LeagueFact =
  | { readonly set: 'destruct'; readonly to: 'no' | 'yes' | 'ejects' }
  | { readonly set: 'scan'; readonly which: UnitId; readonly to: 'no' | 'yes' }
  /** A field of the unit's side and its density; 0: none. */
  | { readonly set: 'mines'; readonly which: Hex; readonly to: number };

type Switches = Partial<Pick<Options, 'selfDestruct' | 'probes' | 'mines'>>;

/** How they are written, by examples: those that a match with such options has. */
export const leagueFactForms = ({ selfDestruct, probes, mines = 'off' }: Switches): readonly string[] => [
  ...(selfDestruct === 'on' ? ['AWS-8Q self-destruct no'] : []),
  ...(probes === 'roll' ? ['AWS-8Q scan ENF-4R no'] : []),
  ...(mines === 'off' ? [] : ['AWS-8Q mines 0505 0']),
];

/** Such a fact taken from one of the kernel's; `null` when it is none. */
export function leagueFactOf({ set, which, to }: Fact): LeagueFact | null {
  switch (set) {
    case 'destruct':
      return to === 'no' || to === 'yes' || to === 'ejects' ? { set, to } : null;
    case 'scan':
      return which !== null && (to === 'no' || to === 'yes') ? { set, which: unitId(which), to } : null;
    case 'mines': {
      const hex = parseHex(which ?? '');
      return hex && typeof to === 'number' ? { set, which: hex, to } : null;
    }
    default:
      return null;
  }
}

/** The densest field that can be set. */
const DENSEST = 30;

/** Why a fact cannot be set, or `null`; judged by what is known to whoever asks, so that no refusal tells of mines that lie hidden. */
export function leagueFactProblem(state: StandardState, unit: StandardUnit, fact: LeagueFact): Refusal | null {
  switch (fact.set) {
    case 'destruct':
      return fact.to === 'no' ? null : destructAble(state, unit);
    case 'scan': {
      const target = findUnit(state, fact.which);
      const facts = { unit: unit.id, target: fact.which };
      if (!target)
        return refuse('battletech/no-such-unit', { unit: fact.which, known: state.units.map(({ id }) => id) });
      return fact.to === 'no' || canScan(state, unit, target)
        ? null
        : refuse('battletech/fact-scans-not', facts, 'CLN-42');
    }
    case 'mines': {
      const { which: hex, to: given } = fact;
      if (minesOf(state.options) === 0) return refuse('battletech/fact-mines-off', { unit: unit.id }, 'HID-06');
      if (!Number.isInteger(given) || given < 0 || given > DENSEST)
        return refuse('battletech/fact-out-of-range', { unit: unit.id, given, least: 0, most: DENSEST });
      const lies = state.field.mines?.some(isOf(unit.side, hex)) ?? false;
      return given > 0 || lies ? groundProblem(state, hex) : refuse('battletech/fact-no-mines', { hex }, 'HID-06');
    }
  }
}

const isOf =
  (side: SideId, hex: Hex) =>
  (one: { readonly side: SideId; readonly hex: Hex }): boolean =>
    one.side === side && one.hex === hex;

/** The state with a fact set that was checked. */
export function withLeagueFact(state: StandardState, { id, side }: StandardUnit, fact: LeagueFact): StandardState {
  switch (fact.set) {
    case 'destruct': {
      const destruct = fact.to === 'no' ? null : { ejects: fact.to === 'ejects' };
      return changeUnit(state, id, (unit) => ({ ...unit, body: { ...unit.body, destruct } }));
    }
    case 'scan': {
      const others = (state.field.scans ?? []).filter(({ by, target }) => by !== id || target !== fact.which);
      const scans = fact.to === 'no' ? others : [...others, { by: id, target: fact.which }];
      return { ...state, field: { ...state.field, scans } };
    }
    case 'mines': {
      const { mines = [] } = state.field;
      const isThis = isOf(side, fact.which);
      const others = mines.filter((one) => !isThis(one));
      const known = mines.find(isThis)?.known ?? [];
      const set = { hex: fact.which, side, density: fact.to, known, open: true } as const;
      return { ...state, field: { ...state.field, mines: fact.to === 0 ? others : [...others, set] } };
    }
  }
}
