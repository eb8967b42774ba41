import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Imported } from '../library/imports/contract.js';
import { freeLabel } from '../library/imports/label.js';
import { FILES } from '../library/files.js';

/** Writes what was imported into a data folder, for `SCENARIOS=DIR`: named by its label, which nothing else in it has. */
export function keeperIn(dir: string): (imported: Imported) => void {
  const taken = new Map<string, string>(
    FILES.flatMap(([game, { folder }]) =>
      folder(join(dir, game)).units.map(({ id, name }) => [`${game} ${id}`, name.en] as const),
    ),
  );
  return ({ kind, folder, label, name, file }) => {
    const [game = ''] = kind.split('/');
    const place = join(dir, game, folder);
    const pathOf = (one: string) => join(place, `${one}.json`);
    // What was imported from the same file before is written anew.
    const free = freeLabel(label, (one) => {
      const other = taken.get(`${game} ${one}`);
      return other === undefined || (other === name && existsSync(pathOf(one)));
    });
    taken.set(`${game} ${free}`, name);
    mkdirSync(place, { recursive: true });
    writeFileSync(pathOf(free), `${JSON.stringify(file(free), null, 2)}\n`);
  };
}
