import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Log } from '../log.js';
import type { Broken } from '../match/apply.js';
import type { Referee } from '../match/contract.js';
import type { Store } from '../match/ports.js';
import type { Instant, MatchId } from '../match/header.js';

/**
 * Matches in which the rules threw, which is a fault of Arbitre's own. The order is not kept and the others go on; the match
 * is set apart: its channel is told once, its clocks stand until an order goes through, and what it takes to see the fault
 * again lies in a file for the maintainer. The file holds no seed, but sealed orders: it is for the operator alone.
 */
export interface Quarantine {
  readonly broken: Broken;
  readonly mended: (match: MatchId) => void;
}

export interface QuarantineNeeds {
  readonly store: Pick<Store, 'setApart' | 'mend' | 'header' | 'events' | 'orders'>;
  readonly clocks: () => Pick<Referee, 'halt' | 'goOn'>;
  /** Where the files go. */
  readonly folder: string;
  readonly log: Log;
  readonly now: () => Instant;
}

export function createQuarantine({ store, clocks, folder, log, now }: QuarantineNeeds): Quarantine {
  /** Neither stands in the way of the other: what fails here is logged. */
  const attempt = (what: string, match: MatchId, work: () => Promise<unknown>) =>
    work().catch((error: unknown) => log.error(what, { match, error }));

  async function exportFor(match: MatchId, order: unknown, error: unknown): Promise<void> {
    const header = await store.header(match);
    if (!header) return;
    const events = await store.events(match, 1, header.version);
    const orders = await store.orders(match);
    const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const file = join(folder, `${match}-${header.version}.json`);
    writeFileSync(file, JSON.stringify({ error: stack, order, header, orders, events }), { mode: 0o600 });
    log.error('the rules failed; what it takes to see it again is in a file', { match, file });
  }

  return {
    broken: async ({ match, order, ...act }, error) => {
      const first = await attempt('a broken match could not be set apart', match, () => store.setApart(match, now()));
      if (first === false) return;
      await attempt('a broken match could not be exported', match, () => exportFor(match, { ...act, ...order }, error));
      // The clocks' own order queues behind the one that failed.
      void attempt('the clocks of a broken match could not be stopped', match, () => clocks().halt(match));
    },
    mended: (match) => {
      void attempt('the clocks of a mended match could not be started', match, async () => {
        const since = await store.mend(match);
        if (since === null) return;
        log.info('a match that was set apart goes on', { match });
        await clocks().goOn(match, since);
      });
    },
  };
}
