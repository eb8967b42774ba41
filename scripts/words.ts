import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { LOCALES } from '../src/i18n/locales.js';
import { faultsOf, isChapter, translationIn, withTranslation } from './house/chapters.js';

/**
 * A language as one file for translators. `npm run words -- write fr fr.json` writes every French sentence by its key,
 * `npm run words -- read fr fr.json` puts what the file says into the chapters, or says what is wrong with it and changes nothing.
 */

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const [how, language, file] = process.argv.slice(2);
const locale = LOCALES.find((one) => one === language);
if ((how !== 'write' && how !== 'read') || !locale || file === undefined) {
  console.error(`npm run words -- write|read ${LOCALES.join('|')} FILE.json`);
  process.exit(2);
}

const chapters = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
  .map((name) => join(ROOT, 'src', name))
  .filter(isChapter)
  .sort()
  .map((path) => ({ path, source: readFileSync(path, 'utf8') }));
const sources = chapters.map(({ source }) => source);

if (how === 'write') {
  writeFileSync(file, `${JSON.stringify(translationIn(sources, locale), null, 2)}\n`);
} else {
  const translation = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(file, 'utf8')));
  const faults = faultsOf(sources, locale, translation);
  if (faults.length > 0) {
    for (const fault of faults) console.error(fault);
    process.exit(1);
  }
  const changed = chapters
    .map(({ path, source }) => ({ path, before: source, after: withTranslation(source, locale, translation) }))
    .filter(({ before, after }) => before !== after);
  for (const { path, after } of changed) {
    writeFileSync(path, after);
    console.log(relative(ROOT, path));
  }
  // Without a path it would format all that there is.
  if (changed.length > 0)
    execFileSync(process.execPath, [join(ROOT, 'node_modules/oxfmt/bin/oxfmt'), ...changed.map(({ path }) => path)]);
}
