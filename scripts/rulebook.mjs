import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rulebook } from './house/rulebook.mjs';
import { ROOT } from './house/run.mjs';
import { main, Stop } from './house/say.mjs';

/**
 * `npm run rulebook` writes docs/rulebook.md. `--check` (in npm test) writes nothing and fails when the page has drifted.
 * Either fails when a requirement has no test.
 */

const PAGE = join(ROOT, 'docs/rulebook.md');

/** TypeScript and JSON files below a folder: pairs of path (from the project's root, with slashes) and text. */
const filesBelow = (folder) =>
  readdirSync(join(ROOT, folder), { recursive: true })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((path) => /\.(ts|json)$/.test(path))
    .sort()
    .map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]);

await main(() => {
  const systems = JSON.parse(readFileSync(join(ROOT, 'docs/requirements.json'), 'utf8'));
  const { page, wrong } = rulebook(systems, filesBelow('src'), filesBelow('test'));
  const drifted = !existsSync(PAGE) || readFileSync(PAGE, 'utf8') !== page;
  if (!process.argv.includes('--check')) writeFileSync(PAGE, page);
  else if (drifted) wrong.push('docs/rulebook.md has drifted: npm run rulebook');
  if (wrong.length > 0) throw new Stop(wrong.join('\n✗ '));
});
