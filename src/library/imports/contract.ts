import type { Param, Refusal } from '../../rules/kernel/refusal.js';
import type { Result } from '../../rules/kernel/result.js';

/** Files in the forms of other programs, which players have and bring along. */

/** What a file asks that cannot be had here: the code of its sentence, and its figures. */
export interface ImportNote {
  readonly code: string;
  readonly params: Readonly<Record<string, Param>>;
}

/** One file that was read: the data file of ours that it becomes. */
export interface Imported {
  readonly is: 'unit' | 'map';
  /** The kind of that file, e.g. `battletech/unit`. */
  readonly kind: string;
  /** What people call it, e.g. `Archer ARC-2R`. */
  readonly name: string;
  /** The folder of the game's in which such files lie. */
  readonly folder: string;
  /** The file, as a label in it makes it differ from others; `label`: what names it if nothing else is called so. */
  readonly file: (label: string) => object;
  readonly label: string;
  readonly notes: readonly ImportNote[];
}

/** Reads files with some endings. */
export interface ForeignReader {
  /** In small letters, with the dot: `.mtf`. */
  readonly endings: readonly string[];
  /** `name`: that of the file, without folders and ending. Never throws, whatever the text is. */
  readonly read: (text: string, name: string) => Result<Imported, Refusal>;
}
