/** So many events back are read first. */
const NEAR = 300;

/**
 * The newest of what a reader is told of a match of so many events, the newest last. `read` yields what they are told of from an event
 * on; of the first it may yield half. It is read further and further back until there is enough: how many events there are
 * of which they are told nothing moves nothing (S-03).
 */
export async function newest<T>(
  version: number,
  most: number,
  read: (from: number) => Promise<readonly T[]>,
): Promise<readonly T[]> {
  for (let back = NEAR; ; back *= 4) {
    const from = Math.max(1, version - back);
    const told = await read(from);
    if (told.length > most || from === 1) return told.slice(-most);
  }
}
