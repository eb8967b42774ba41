import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rulebook } from './rulebook.mjs';
import { ROOT } from './run.mjs';

/** Where the page is written; it is built from what is committed and so not committed itself. */
const PAGE = join(ROOT, 'docs/rulebook.md');

/** TypeScript and JSON files below a folder: pairs of path (from the project's root, with slashes) and text. */
const filesBelow = (folder) =>
  readdirSync(join(ROOT, folder), { recursive: true })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((path) => /\.(ts|json)$/.test(path))
    .sort()
    .map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]);

/** Makes the rulebook's page, and writes it unless `dry`. Yields what is wrong with it: nothing if all is well. */
export function makeRulebook({ dry = false } = {}) {
  const systems = JSON.parse(readFileSync(join(ROOT, 'docs/requirements.json'), 'utf8'));
  const { page, wrong } = rulebook(systems, filesBelow('src'), filesBelow('test'));
  if (!dry) writeFileSync(PAGE, page);
  return wrong;
}
