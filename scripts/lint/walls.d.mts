export const WALLS: Readonly<
  Record<string, { readonly rooms: readonly string[]; readonly packages: readonly string[] }>
>;
export const PACKAGES: Readonly<Record<string, readonly string[]>>;
export const NAMES_GAMES: readonly string[];
export const SHARED_RULES: readonly string[];
