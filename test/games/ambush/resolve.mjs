/** The program as the threads load it: built, where `npm test` has just built it. */
const isBuilt = process.env['TEST_PROGRAM'] === 'built';
const SOURCES = new URL('../../../src/', import.meta.url).href;
const BUILT = new URL('../../../dist/', import.meta.url).href;
const [LIST, THREAD] = ['./list.ts', './built-thread.ts'].map((name) => new URL(name, import.meta.url).href);

/** @param {string} url */
const program = (url) =>
  isBuilt && url.startsWith(SOURCES) ? BUILT + url.slice(SOURCES.length).replace(/ts$/, 'js') : url;

/** What stands in for a module of the program, for all but itself. */
const INSTEAD = new Map([
  [program(`${SOURCES}games/shipped.ts`), LIST],
  ...(isBuilt ? [[program(`${SOURCES}thread.ts`), THREAD]] : []),
]);

export async function resolve(specifier, context, next) {
  const found = await next(specifier, context);
  const url = program(found.url.split('?')[0]);
  const instead = INSTEAD.get(url);
  const isOwn = context.parentURL?.split('?')[0] === instead;
  if (instead && !isOwn) return { ...found, url: instead };
  return url === found.url.split('?')[0] ? found : { ...found, url };
}
