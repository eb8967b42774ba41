/** Jobs that queue behind each other by key: those of one key run one at a time in the order of arrival. */
export interface Queue {
  /** Runs a job when those before it are done; its answer or error is the caller's. */
  run<Answer>(key: string, job: () => Promise<Answer>): Promise<Answer>;
  /** Resolves when nothing waits or runs any more. */
  idle(): Promise<void>;
}

/** An empty queue. Nothing is refused for being busy. */
export function createQueue(): Queue {
  const tails = new Map<string, Promise<void>>();
  return {
    run(key, job) {
      const answer = (tails.get(key) ?? Promise.resolve()).then(job);
      const tail = answer.then(
        () => undefined,
        () => undefined,
      );
      tails.set(key, tail);
      void tail.then(() => {
        if (tails.get(key) === tail) tails.delete(key);
      });
      return answer;
    },
    async idle() {
      while (tails.size > 0) await Promise.all(tails.values());
    },
  };
}
