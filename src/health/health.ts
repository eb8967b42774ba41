import type { LeaseState } from '../lease/keeper.js';
import type { Store } from '../match/ports.js';
import type { Instant } from '../match/header.js';
import type { Acceptance } from './acceptance.js';

/** Whether Arbitre is well, as an operator's watchdog asks. */

/** Longer silence on the gateway is a fault: Discord acknowledges a heartbeat every 41 s or so. */
const GATEWAY_SILENCE_MS = 100_000;
/** A post that waits longer is late; some channel may be shut, which is not Arbitre's fault: a warning. */
const LATE_POST_MS = 120_000;
/** A post that was given up stays a fault for so long: somebody has not been told something. */
const GIVEN_UP_MS = 600_000;
/** A database that took no write for so long is a fault. */
const NO_WRITE_MS = 20_000;

/** What health is told of by the running program. */
export interface Vitals {
  readonly startedAt: Instant;
  readonly now: () => Instant;
  readonly lease: () => { readonly state: LeaseState; readonly sinceWrite: number | null };
  /** When the gateway was last heard from; `null`: not connected yet. */
  readonly heardAt: () => Instant | null;
  readonly acceptance: () => Acceptance;
  readonly store: Pick<Store, 'backlog' | 'holds' | 'trouble'>;
  /** Posts given up since the start, and how many milliseconds ago the last was. */
  readonly givenUp: () => { readonly count: number; readonly ago: number | null };
  readonly workers: () => { readonly threads: number; readonly busy: number; readonly waiting: number };
}

export interface HealthReport {
  /** `waiting`: well, but another Arbitre is on duty. */
  readonly status: 'ok' | 'waiting' | 'fault';
  readonly faults: readonly string[];
  readonly warnings: readonly string[];
  readonly uptimeSeconds: number;
  readonly lease: LeaseState;
  readonly gateway: { readonly heardSecondsAgo: number | null };
  readonly database: {
    readonly readable: boolean;
    readonly wroteSecondsAgo: number | null;
    /** What is wrong with it, by the last call that failed; `null`: nothing that is known. */
    readonly trouble: string | null;
  };
  readonly outbox: {
    readonly waiting: number;
    readonly oldestSeconds: number | null;
    readonly putOff: number;
    readonly givenUp: number;
  } | null;
  /** Matches whose channel does not take posts, by why. */
  readonly held: Readonly<Record<string, number>>;
  readonly workers: { readonly threads: number; readonly busy: number; readonly waiting: number };
}

const ACCEPTANCE: Readonly<Record<Acceptance, readonly string[]>> = {
  accepted: [],
  doubted: ['Discord has refused the token to a request, and has not taken it since'],
  refused: ['Discord refuses the bot'],
};

const seconds = (ms: number): number => Math.round(ms / 100) / 10;

/** Looks at everything once. Never throws: what cannot be looked at is a fault. */
export async function examine({
  startedAt,
  now,
  lease,
  heardAt,
  acceptance,
  store,
  workers,
  givenUp,
}: Vitals): Promise<HealthReport> {
  const at = now();
  const { state, sinceWrite } = lease();
  const heard = heardAt();
  const silence = heard === null ? null : at - heard;
  const backlog = await store.backlog().catch(() => null);
  const holds = await store.holds().catch(() => []);
  const trouble = store.trouble();
  const lost = givenUp();
  const since = backlog?.oldest ?? null;
  const oldest = since === null ? null : at - since;
  const pool = workers();
  const holdsLease = state.is !== 'waiting';
  const faults = [
    ...(backlog === null ? ['the database cannot be read'] : []),
    ...(holdsLease && (sinceWrite ?? 0) > NO_WRITE_MS ? ['the database cannot be written'] : []),
    ...(trouble === null || backlog === null ? [] : [`the database: ${trouble}`]),
    ...(lost.ago !== null && lost.ago < GIVEN_UP_MS ? [`a post was given up ${seconds(lost.ago)} s ago`] : []),
    ...(state.is === 'unsure' ? ['the lease could not be confirmed'] : []),
    ...(holdsLease && (silence === null || silence > GATEWAY_SILENCE_MS) ? ['Discord has not been heard from'] : []),
    ...ACCEPTANCE[acceptance()],
    ...(pool.waiting > 0 && pool.threads === 0 ? ['no thread draws pictures'] : []),
  ];
  return {
    status: faults.length > 0 ? 'fault' : holdsLease ? 'ok' : 'waiting',
    faults,
    warnings: [
      ...(holdsLease && oldest !== null && oldest > LATE_POST_MS ? [`a post has waited ${seconds(oldest)} s`] : []),
      ...(holdsLease && holds.length > 0 ? [`${holds.length} matches wait for their channel`] : []),
      ...(lost.count > 0 ? [`${lost.count} posts were given up`] : []),
    ],
    uptimeSeconds: seconds(at - startedAt),
    lease: state,
    gateway: { heardSecondsAgo: silence === null ? null : seconds(silence) },
    database: {
      readable: backlog !== null,
      wroteSecondsAgo: sinceWrite === null ? null : seconds(sinceWrite),
      trouble,
    },
    outbox: backlog && {
      waiting: backlog.waiting,
      oldestSeconds: oldest === null ? null : seconds(oldest),
      putOff: backlog.putOff,
      givenUp: lost.count,
    },
    held: Object.fromEntries(
      [...new Set(holds.map(({ why }) => why))].map((why) => [why, holds.filter((one) => one.why === why).length]),
    ),
    workers: pool,
  };
}
