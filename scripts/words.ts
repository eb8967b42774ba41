import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
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
  for (const { path, source } of chapters) {
    const changed = withTranslation(source, locale, translation);
    if (changed === source) continue;
    writeFileSync(path, await format(changed, { ...(await resolveConfig(path)), filepath: path }));
    console.log(relative(ROOT, path));
  }
}
