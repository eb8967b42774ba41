import type { UnitId } from './ids.js';
import type { Param, Refusal } from './refusal.js';

/** What a player has chosen so far for an order, blank by blank: `{ unit: 'HBK-4G', mode: 'walk', path: 'FF' }`. */
export type Blanks = Readonly<Record<string, string>>;

/** The values that stand in a blank of which several may be picked: joined by spaces. */
export const namesIn = (blank: string | undefined): readonly string[] =>
  (blank ?? '').split(' ').filter((name) => name !== '');

/** One thing that can be picked. `value` goes into the blank; `facts` are for the button's or menu's words. */
export interface Option {
  readonly value: string;
  readonly facts: Readonly<Record<string, Param>>;
  /** It stands beside the order that is asked for and brings no play on: shown apart, and never filled in by itself. */
  readonly aside?: true;
}

/** One place where a path can end, with the cheapest steps that lead there. `place` goes into the blank `toward` of its path. */
export interface Destination {
  readonly place: string;
  readonly steps: string;
  readonly facts: Readonly<Record<string, Param>>;
}

/**
 * The answer to "what may I do now?": the next blank to fill, or the finished command.
 * `pick` takes one option, or `min`–`max` of them joined by spaces; `refusal` says why those chosen do not go together · `path` takes step letters; `steps` are the letters that
 * may follow, `canStop` whether the path may end here (the blank is closed by a final `.`), `destinations` the ways from here, which
 * fill the blank `toward` instead: then it is asked how the path ends there ·
 * `point` a place of the measured table inside `region`, where `stands` will stand if that is what it is for · `angle` in the game's parts of a turn, `number` an integer, both inclusive.
 * `planned` are the orders of a row that are chosen already and come before the one that is asked for. `every` is the option for
 * all at once that is worth taking: its value stands in the blank alone.
 */
export type Choice<Command> =
  | {
      readonly kind: 'pick';
      readonly blank: string;
      readonly min: number;
      readonly max: number;
      readonly options: readonly Option[];
      readonly refusal?: Refusal;
      readonly every?: Option;
      readonly planned?: readonly Command[];
    }
  | {
      readonly kind: 'path';
      readonly blank: string;
      readonly toward: string;
      readonly sofar: string;
      readonly facts: Readonly<Record<string, Param>>;
      readonly steps: readonly Option[];
      readonly canStop: boolean;
      readonly destinations: readonly Destination[];
    }
  | {
      readonly kind: 'point';
      readonly blank: string;
      readonly region: readonly (readonly [x: number, y: number])[];
      readonly stands?: UnitId;
      readonly planned?: readonly Command[];
    }
  | { readonly kind: 'angle' | 'number'; readonly blank: string; readonly from: number; readonly to: number }
  | { readonly kind: 'done'; readonly command: Command }
  | { readonly kind: 'nothing'; readonly refusal: Refusal };

/** Orders in a row number their blanks, `2:unit`, `2:at`: which of the row a blank is of, 0 outside of one; and its name alone. */
export const blankNumber = (blank: string): number => Number(/^(\d+):/.exec(blank)?.[1] ?? 0);
export const plainBlank = (blank: string): string => blank.replace(/^\d+:/, '');

/** Another blank of the same order: beside `2:at` the blank `unit` is `2:unit`. */
export const blankBeside = (blank: string, name: string): string =>
  blank.slice(0, blank.length - plainBlank(blank).length) + name;

/** A blank that takes one option, or `min`–`max` of them. */
export const pick = (
  blank: string,
  options: readonly Option[],
  min = 1,
  max = 1,
): Extract<Choice<never>, { kind: 'pick' }> => ({ kind: 'pick', blank, min, max, options });

/** The finished order. */
export const done = <Command>(command: Command): Choice<Command> => ({ kind: 'done', command });
