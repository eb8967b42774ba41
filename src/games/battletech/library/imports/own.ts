/** What a table says for a word of a file; nothing for words such as `constructor`, which every object knows. */
export const own = <T>(table: Readonly<Partial<Record<string, T>>>, word: string): T | undefined =>
  Object.hasOwn(table, word) ? table[word] : undefined;
