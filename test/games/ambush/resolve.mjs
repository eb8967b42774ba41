const SHIPPED = new URL('../../../src/games/shipped.ts', import.meta.url).href;
const LIST = new URL('./list.ts', import.meta.url).href;

/** `src/games/shipped.ts` is `list.ts`, for all but `list.ts` itself. */
export async function resolve(specifier, context, next) {
  const found = await next(specifier, context);
  const [file] = found.url.split('?');
  const isOwn = context.parentURL?.split('?')[0] === LIST;
  return file === SHIPPED && !isOwn ? { ...found, url: LIST } : found;
}
