import type { Library } from '../library/contract.js';
import { readText } from '../library/import-faults.js';
import { keptMap, keptUnit } from '../library/kept.js';
import { createQueue } from '../match/queue.js';
import type { Shelved, Shelves } from '../match/shelf.js';
import { fail, ok } from '../rules/kernel/result.js';
import { mayChange, QUOTA, type Delivery, type Kept, type Shelf, type Upload } from './contract.js';
import { misfit, tooLarge } from './quota.js';
import type { Reading } from './reading.js';
import type { ReadFile, Readout, Taken } from './worker.js';

export interface ShelfParts {
  readonly store: Shelves;
  readonly library: Pick<Library, 'units' | 'maps'>;
  readonly reading: Pick<Reading, 'read'>;
}

/** The shelves of all servers: the library that is shipped, and what the store keeps for each. */
export function createShelf({ store, library, reading }: ShelfParts): Shelf {
  const uploads = createQueue();
  const shipped: readonly Taken[] = [
    ...library.units.map(({ id }) => ({ kind: 'unit', id, source: null }) as const),
    ...library.maps.map(({ name }) => ({ kind: 'map', id: name, source: null }) as const),
  ];
  const all = async (guild: string | null): Promise<readonly Shelved[]> => (guild === null ? [] : store.shelf(guild));

  const bring = async (upload: Upload) => {
    const there = await store.shelf(upload.guild);
    const { file, bytes } = upload;
    const read = await reading.read({ file, bytes, taken: [...shipped, ...there] });
    if (!read.ok) return read;
    const { files, delivery } = sorted(read.value, upload, there);
    await store.putOnShelf(files);
    return ok(delivery);
  };

  return {
    all,
    async units(guild) {
      return [...library.units, ...(await all(guild)).flatMap((one) => (one.kind === 'unit' ? [one.facts] : []))];
    },
    async maps(guild) {
      return [...library.maps, ...(await all(guild)).flatMap((one) => (one.kind === 'map' ? [one.facts] : []))];
    },
    async unit(guild, { ruleset, id }) {
      const own = library.units.find((unit) => unit.ruleset === ruleset && unit.id === id);
      if (own || guild === null) return own ?? null;
      const text = await store.shelfText(guild, 'unit', id);
      return text === null ? null : keptUnit(ruleset, text);
    },
    async map(guild, name) {
      const own = library.maps.find((map) => map.name === name);
      if (own || guild === null) return own ?? null;
      const text = await store.shelfText(guild, 'map', name);
      const facts = (await all(guild)).find(({ kind, id }) => kind === 'map' && id === name)?.facts;
      return text === null || !facts ? null : keptMap(facts.ruleset, name, text);
    },
    async files(guild, ruleset, ids) {
      const strange = [...new Set(ids)].filter(
        (id) => !library.units.some((unit) => unit.ruleset === ruleset && unit.id === id),
      );
      if (guild === null) return [];
      const texts = await Promise.all(strange.map((id) => store.shelfText(guild, 'unit', id)));
      return texts.flatMap((text) => {
        const value = text === null ? null : readText(text);
        return value?.ok && typeof value.value === 'object' && value.value !== null ? [value.value] : [];
      });
    },
    async bring(upload) {
      if (upload.bytes.length > QUOTA.upload) return fail(tooLarge(upload.bytes.length));
      return uploads.run(upload.guild, () => bring(upload));
    },
    async remove(by, kind, ids) {
      const own = (await store.shelf(by.guild)).filter(
        (one) => one.kind === kind && ids.includes(one.id) && mayChange(by, one),
      );
      const gone = own.map(({ id }) => id);
      await store.dropFromShelf(by.guild, kind, gone);
      return gone.length;
    },
  };
}

/** What of the files that were read can be kept, within what the shelf holds and its member may have. */
function sorted({ files, refused }: Readout, upload: Upload, there: readonly Shelved[]) {
  const { guild, player, at } = upload;
  let bytes = there.reduce((sum, one) => sum + one.bytes, 0);
  let count = there.length;
  let own = there.filter((one) => one.player === player).length;
  const kept: { readonly told: Kept; readonly row: Shelved & { readonly text: string } }[] = [];
  const turnedAway: Delivery['refused'][number][] = [];
  for (const one of files) {
    const { text } = one;
    const before = there.find(({ kind, id }) => kind === one.kind && id === one.id);
    const size = Buffer.byteLength(text);
    const more = size - (before?.bytes ?? 0);
    const why = misfit(upload, before, { count: count + (before ? 0 : 1), bytes: bytes + more, own: own + 1 });
    if (why) {
      turnedAway.push({ file: one.file, why });
      continue;
    }
    bytes += more;
    if (!before) count += 1;
    if (before?.player !== player) own += 1;
    kept.push({ told: told(one, before !== undefined), row: { ...rowOf(one), guild, bytes: size, player, at, text } });
  }
  return {
    files: kept.map(({ row }) => row),
    delivery: { kept: kept.map(({ told: one }) => one), refused: [...refused, ...turnedAway] },
  };
}

const rowOf = (one: ReadFile) =>
  one.kind === 'unit'
    ? ({ kind: one.kind, id: one.id, source: one.source, facts: one.facts } as const)
    : ({ kind: one.kind, id: one.id, source: one.source, facts: one.facts } as const);

const told = ({ file, kind, id, notes, facts }: ReadFile, anew: boolean): Kept => ({
  file,
  kind,
  id,
  name: typeof facts.name === 'string' ? facts.name : facts.name.en,
  notes,
  anew,
});
