/** The item with the highest score; of equals the first, so that the same view always leads to the same order. */
export function best<Item>(items: Iterable<Item>, score: (item: Item) => number): Item | null {
  let winner: Item | null = null;
  let highest = -Infinity;
  for (const item of items) {
    const value = score(item);
    if (winner !== null && value <= highest) continue;
    winner = item;
    highest = value;
  }
  return winner;
}
