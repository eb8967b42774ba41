/**
 * Whether everybody can be paired at once: Edmonds' search for a perfect matching. Drawing a Swiss round asks it before each
 * pair is settled, so that no draw ever has to be begun again, however many have met already.
 */

/** Whether all of `size` can be paired so that `may` allows each pair. */
export function allCanMeet(size: number, may: (a: number, b: number) => boolean): boolean {
  const mates: (number | null)[] = Array.from({ length: size }, () => null);
  for (const root of mates.keys()) {
    if (mates[root] === null && !augment(root, mates, may)) return false;
  }
  return true;
}

/** Looks for a path from a single one to another, whose pairs can be changed so that both are in one; shrinks odd rings on its way. */
function augment(root: number, mates: (number | null)[], may: (a: number, b: number) => boolean): boolean {
  const parent: (number | null)[] = mates.map(() => null);
  /** The one at which the ring hangs that somebody is in. */
  const base = new Map<number, number>();
  const queue = [root];
  const baseOf = (of: number): number => base.get(of) ?? of;
  const mateOf = (of: number): number | null => mates[of] ?? null;

  const common = (a: number, b: number): number => {
    const above = new Set<number>();
    for (let at: number | null = a; at !== null;) {
      at = baseOf(at);
      above.add(at);
      const mate: number | null = mateOf(at);
      at = mate === null ? null : (parent[mate] ?? null);
    }
    let at = baseOf(b);
    while (!above.has(at)) at = baseOf(parent[mateOf(at) ?? at] ?? at);
    return at;
  };
  const mark = (from: number, top: number, child: number, inRing: Set<number>): void => {
    let [at, below] = [from, child];
    while (baseOf(at) !== top) {
      const mate = mateOf(at) ?? at;
      inRing.add(baseOf(at)).add(baseOf(mate));
      parent[at] = below;
      below = mate;
      at = parent[mate] ?? at;
    }
  };

  for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
    for (const to of mates.keys()) {
      const mate = mateOf(to);
      if (!may(at, to) || baseOf(at) === baseOf(to)) continue;
      if (to === root || (mate !== null && parent[mate] !== null)) {
        const top = common(at, to);
        const ring = new Set<number>();
        mark(at, top, to, ring);
        mark(to, top, at, ring);
        const inRing = [...mates.keys()].filter((one) => ring.has(baseOf(one)));
        for (const one of inRing) base.set(one, top);
        queue.push(...inRing);
      } else if (parent[to] === null) {
        parent[to] = at;
        if (mate === null) return change(to, parent, mates);
        queue.push(mate);
      }
    }
  }
  return false;
}

/** Changes the pairs along a path that was found, from its end. */
function change(end: number, parent: readonly (number | null)[], mates: (number | null)[]): true {
  for (let at: number | null = end; at !== null;) {
    // Everybody on a path whose mate is changed has somebody before them.
    const before: number = parent[at] ?? at;
    const next: number | null = mates[before] ?? null;
    mates[at] = before;
    mates[before] = at;
    at = next;
  }
  return true;
}
