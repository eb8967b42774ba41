/** The program as the threads load it: built, where `npm test` has just built it. */
const isBuilt = process.env['TEST_PROGRAM'] === 'built';
const SOURCES = new URL('../../../src/', import.meta.url).href;
const BUILT = new URL('../../../dist/', import.meta.url).href;
const LIST = new URL('./list.ts', import.meta.url).href;

/** @param {string} url */
const program = (url) =>
  isBuilt && url.startsWith(SOURCES) ? BUILT + url.slice(SOURCES.length).replace(/ts$/, 'js') : url;

const SHIPPED = program(`${SOURCES}games/shipped.ts`);

/** `games/shipped` is `list.ts`, for all but `list.ts` itself. */
export async function resolve(specifier, context, next) {
  const found = await next(specifier, context);
  const url = program(found.url.split('?')[0]);
  const isOwn = context.parentURL?.split('?')[0] === LIST;
  if (url === SHIPPED && !isOwn) return { ...found, url: LIST };
  return url === found.url.split('?')[0] ? found : { ...found, url };
}
