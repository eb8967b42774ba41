import type { Param, Refusal } from './refusal.js';

/** What a player has chosen so far for an order, slot by slot: `{ unit: 'HBK-4G', mode: 'walk', path: 'FF' }`. */
export type Slots = Readonly<Record<string, string>>;

/** One thing that can be picked. `value` goes into the slot; `facts` are for the button's or menu's words. */
export interface Option {
  readonly value: string;
  readonly facts: Readonly<Record<string, Param>>;
  /** It stands beside the order that is asked for and brings no play on: shown apart, and never filled in by itself. */
  readonly aside?: true;
}

/** One place where a path can end, with the cheapest steps that lead there. */
export interface Destination {
  readonly steps: string;
  readonly facts: Readonly<Record<string, Param>>;
}

/**
 * The answer to "what may I do now?": the next slot to fill, or the finished command.
 * `pick` takes one option, or `min`–`max` of them joined by spaces; `refusal` says why those chosen do not go together · `path` takes step letters; `steps` are the letters that
 * may follow, `canStop` whether the path may end here (the slot is closed by a final `.`), `destinations` the ways from here ·
 * `point` a place of the measured table inside `region` · `angle` in tenths of a degree, `number` an integer, both inclusive.
 * `planned` are the orders of a row that are chosen already and come before the one that is asked for.
 */
export type Choice<Command> =
  | {
      readonly kind: 'pick';
      readonly slot: string;
      readonly min: number;
      readonly max: number;
      readonly options: readonly Option[];
      readonly refusal?: Refusal;
      readonly planned?: readonly Command[];
    }
  | {
      readonly kind: 'path';
      readonly slot: string;
      readonly sofar: string;
      readonly facts: Readonly<Record<string, Param>>;
      readonly steps: readonly Option[];
      readonly canStop: boolean;
      readonly destinations: readonly Destination[];
    }
  | {
      readonly kind: 'point';
      readonly slot: string;
      readonly region: readonly (readonly [x: number, y: number])[];
      readonly planned?: readonly Command[];
    }
  | { readonly kind: 'angle' | 'number'; readonly slot: string; readonly from: number; readonly to: number }
  | { readonly kind: 'done'; readonly command: Command }
  | { readonly kind: 'nothing'; readonly refusal: Refusal };

/** Orders in a row number their slots, `2:unit`, `2:at`: which of the row a slot is of, 0 outside of one; and its name alone. */
export const slotNumber = (slot: string): number => Number(/^(\d+):/.exec(slot)?.[1] ?? 0);
export const plainSlot = (slot: string): string => slot.replace(/^\d+:/, '');

/** Another slot of the same order: beside `2:at` the slot `unit` is `2:unit`. */
export const slotBeside = (slot: string, name: string): string =>
  slot.slice(0, slot.length - plainSlot(slot).length) + name;

/** A slot that takes one option, or `min`–`max` of them. */
export const pick = (
  slot: string,
  options: readonly Option[],
  min = 1,
  max = 1,
): Extract<Choice<never>, { kind: 'pick' }> => ({ kind: 'pick', slot, min, max, options });

/** The finished order. */
export const done = <Command>(command: Command): Choice<Command> => ({ kind: 'done', command });
