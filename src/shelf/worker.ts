import { parentPort } from 'node:worker_threads';
import type { MapFacts, UnitFacts } from '../library/contract.js';
import { broughtAs } from '../library/imports/brought.js';
import type { Imported, ImportNote } from '../library/imports/contract.js';
import { freeLabel } from '../library/imports/label.js';
import { readForeign } from '../library/imports/read.js';
import { factsOf, keptMap, keptUnit, mapFactsOf } from '../library/kept.js';
import type { ShelfKind } from '../match/shelf.js';
import { refuse, type Refusal } from '../rules/kernel/refusal.js';
import { fail, ok, type Result } from '../rules/kernel/result.js';
import { QUOTA } from './contract.js';

/** Reads an upload, on a thread of its own. */

/** Something that is there already; `source`: what the file called it that it was made of, `null` of what is shipped. */
export interface Taken {
  readonly kind: ShelfKind;
  readonly id: string;
  readonly source: string | null;
}

export interface Job {
  readonly file: string;
  readonly bytes: Uint8Array;
  readonly taken: readonly Taken[];
}

/** A file that was read: its facts, and the text of the file of ours that it became. */
export type ReadFile = {
  readonly file: string;
  readonly id: string;
  readonly source: string;
  readonly text: string;
  readonly notes: readonly ImportNote[];
} & ({ readonly kind: 'unit'; readonly facts: UnitFacts } | { readonly kind: 'map'; readonly facts: MapFacts });

export interface Readout {
  readonly files: readonly ReadFile[];
  readonly refused: readonly { readonly file: string; readonly why: Refusal }[];
}

export type Done = { readonly readout: Readout } | { readonly fault: string };

parentPort?.on('message', (job: Job) => parentPort?.postMessage(answer(job)));

function answer(job: Job): Done {
  try {
    return { readout: readUpload(job) };
  } catch (fault) {
    return { fault: fault instanceof Error ? (fault.stack ?? fault.message) : String(fault) };
  }
}

/** Reads every file of an upload; each gets a label that nothing else has, whoever brings it again the one that it had. */
export function readUpload({ file, bytes, taken }: Job): Readout {
  const files: ReadFile[] = [];
  const refused: Readout['refused'][number][] = [];
  for (const brought of broughtAs(file, bytes, QUOTA.files)) {
    const content = brought.bytes();
    const imported = content.ok ? readForeign(brought.file, content.value) : content;
    const read = imported.ok ? labelled(brought.file, imported.value, taken, files) : imported;
    if (read.ok) files.push(read.value);
    else refused.push({ file: brought.file, why: read.error });
  }
  return { files, refused };
}

/** The file of ours under the first label that is free, or that the same file had before. */
function labelled(
  file: string,
  { is: kind, kind: ours, notes, label, name, file: made }: Imported,
  taken: readonly Taken[],
  before: readonly ReadFile[],
): Result<ReadFile, Refusal> {
  const source = kind === 'map' ? label : name;
  const isFree = (wished: string): boolean => {
    const isIt = (one: Pick<Taken, 'kind' | 'id'>): boolean => one.kind === kind && one.id === wished;
    const other = taken.find(isIt);
    return !before.some(isIt) && (other === undefined || other.source === source);
  };
  const id = freeLabel(label, isFree);
  const text = JSON.stringify(made(id));
  const common = { file, id, source, text, notes };
  const [game = ''] = ours.split('/');
  if (kind === 'map') {
    const map = keptMap(game, id, text);
    if (!map) return fail(refuse('shelf/unreadable', { name }));
    return ok({ ...common, kind, facts: mapFactsOf(map) });
  }
  const unit = keptUnit(game, text);
  if (!unit) return fail(refuse('shelf/unreadable', { name }));
  const facts = factsOf(unit);
  // Where another unit has the name too, its label tells them apart.
  return ok({ ...common, kind, facts: id === label ? facts : { ...facts, ...namedApart(facts) } });
}

function namedApart({ id, name, calls }: UnitFacts): Pick<UnitFacts, 'name' | 'calls'> {
  const apart = (one: string): string => `${one} (${id})`;
  const names = { en: apart(name.en), fr: apart(name.fr), ru: apart(name.ru) };
  return { name: names, calls: [Object.values(names), ...calls.slice(1)] };
}
