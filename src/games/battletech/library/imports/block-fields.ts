import type { TechBase } from '../../../../rules/battletech/standard/types.js';
import { refuse, type Refusal } from '../../../../rules/kernel/refusal.js';
import { fail, ok, type Result } from '../../../../rules/kernel/result.js';
import type { Blocks } from './blk.js';
import type { Tech } from './names.js';
import { Notes } from './notes.js';

/** A unit of building blocks, as far as all kinds of them are alike. */
export interface BlockUnit {
  readonly chassis: string;
  readonly model: string;
  readonly role: string;
  readonly techBase: TechBase;
  /** The technology that names mean which do not say theirs. */
  readonly tech: Tech;
  readonly year: number;
  /** The lines of a block; none if it is not there. */
  readonly lines: (tag: string) => readonly string[];
  /** The whole numbers in a block. */
  readonly figures: (tag: string) => readonly number[];
  readonly notes: Notes;
}

/** What the blocks of any unit say; refused without a name or a year. */
export function commonOf(blocks: Blocks): Result<BlockUnit, Refusal> {
  const lines = (tag: string): readonly string[] => blocks.get(tag) ?? [];
  const figures = (tag: string) => lines(tag).map((line) => Math.trunc(Number.parseFloat(line)));
  const [chassis] = lines('name');
  const [year] = figures('year');
  if (chassis === undefined) return fail(refuse('battletech/import-missing', { field: 'Name' }));
  if (year === undefined || Number.isNaN(year)) return fail(refuse('battletech/import-missing', { field: 'year' }));
  const type = (lines('type')[0] ?? '').toLowerCase();
  return ok({
    chassis,
    model: lines('model')[0] ?? '',
    role: lines('role')[0] ?? '',
    techBase: type.includes('mixed') ? 'mixed' : type.includes('clan') ? 'clan' : 'inner-sphere',
    tech: /clan (?:level|chassis)|^clan/.test(type) ? 'clan' : 'inner-sphere',
    year,
    lines,
    figures,
    notes: new Notes(),
  });
}
