/** A list in portions of at most `size`: sheets for a picture, entries for a menu. */
export const inPortions = <Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, i) => items.slice(i * size, (i + 1) * size));
