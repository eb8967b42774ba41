type Action = () => Promise<void>;

/** What is planned for when, first things first; what is planned for the same instant in the order of planning. */
export class Agenda {
  readonly #heap: { readonly at: number; readonly number: number; readonly action: Action }[] = [];
  #number = 0;

  add(at: number, action: Action): void {
    const entry = { at, number: this.#number++, action };
    let low = 0;
    let high = this.#heap.length;
    // Kept in order, the last first: taking the next is taking the last.
    while (low < high) {
      const middle = (low + high) >> 1;
      const other = this.#heap[middle];
      if (other && (other.at > at || (other.at === at && other.number > entry.number))) low = middle + 1;
      else high = middle;
    }
    this.#heap.splice(low, 0, entry);
  }

  /** When the next thing is planned; `Infinity`: nothing is. */
  next(): number {
    return this.#heap.at(-1)?.at ?? Infinity;
  }

  /** Takes what is planned up to an instant. */
  *due(at: number): Generator<Action> {
    while (this.next() <= at) {
      const entry = this.#heap.pop();
      if (entry) yield entry.action;
    }
  }
}
