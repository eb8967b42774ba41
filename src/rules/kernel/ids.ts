declare const brand: unique symbol;

/** A string or number that must not be mistaken for another: only its constructor makes one. */
export type Brand<T, Name extends string> = T & { readonly [brand]: Name };

/** A side of the match, e.g. `attacker`. */
export type SideId = Brand<string, 'SideId'>;
/** A place at the table: `attacker`, or `attacker-2` where a side has several players. */
export type SeatId = Brand<string, 'SeatId'>;
/** A unit's unique label in the match, e.g. `HBK-4G`. */
export type UnitId = Brand<string, 'UnitId'>;
/** A question put to a seat, unique in the match, e.g. `q17`. */
export type QuestionId = Brand<string, 'QuestionId'>;

export const sideId = (text: string): SideId => text as SideId;
export const seatId = (text: string): SeatId => text as SeatId;
export const unitId = (text: string): UnitId => text as UnitId;
/** A question by the id that it was given. */
export const questionNamed = (id: string): QuestionId => id as QuestionId;
export const questionId = (n: number): QuestionId => `q${n}` as QuestionId;

/** Ends an exhaustive switch: the compiler refuses it while a case is missing, and a bad datum is named at run time. */
export function never(value: never): never {
  throw new Error(`unforeseen value ${JSON.stringify(value)}`);
}
