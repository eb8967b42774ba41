/** How long things take and how often they happen, for the operator: by stage and by what it was about, never by whom. */

/** `acknowledge` `apply` `answer`: from the press to that moment. `picture` `post`: the work itself. */
const STAGES = ['acknowledge', 'apply', 'answer', 'picture', 'post'] as const;
type Stage = (typeof STAGES)[number];

/** One row of figures, milliseconds, of the newest values (`count` is of all since the start). */
export interface Figures {
  readonly stage: Stage;
  readonly what: string;
  readonly count: number;
  readonly p50: number;
  readonly p95: number;
  readonly most: number;
}

export interface Metrics {
  /** Notes how long a stage took; below 0 (the host's clock lags behind Discord's) counts as 0. */
  observe(stage: Stage, what: string, ms: number): void;
  /** Counts something that happened. */
  count(what: string): void;
  /** Milliseconds since something that is counted last happened; `null`: it has not. */
  since(what: string): number | null;
  figures(): readonly Figures[];
  counts(): Readonly<Record<string, number>>;
}

/** What is counted when a post is given up. */
export const GIVEN_UP = 'posts given up';

/** So many of the newest values of a row count for its percentiles. */
const KEPT = 500;

export function createMetrics(): Metrics {
  const rows = new Map<string, { readonly stage: Stage; readonly what: string; count: number; values: number[] }>();
  const counts = new Map<string, number>();
  const last = new Map<string, number>();
  return {
    observe(stage, what, ms) {
      const key = `${stage} ${what}`;
      const row = rows.get(key) ?? { stage, what, count: 0, values: [] };
      row.values[row.count % KEPT] = Math.max(0, ms);
      row.count++;
      rows.set(key, row);
    },
    count(what) {
      counts.set(what, (counts.get(what) ?? 0) + 1);
      last.set(what, performance.now());
    },
    since(what) {
      const at = last.get(what);
      return at === undefined ? null : performance.now() - at;
    },
    figures: () =>
      [...rows.values()]
        .map(({ stage, what, count, values }) => ({ stage, what, count, ...percentiles(values) }))
        .sort((a, b) => STAGES.indexOf(a.stage) - STAGES.indexOf(b.stage) || (a.what < b.what ? -1 : 1)),
    counts: () => Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}

/** The nearest-rank percentiles of some values. */
export function percentiles(values: readonly number[]): Pick<Figures, 'p50' | 'p95' | 'most'> {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number): number => Math.round(sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0);
  return { p50: at(0.5), p95: at(0.95), most: at(1) };
}

/** The figures as plain text, one a line: `arbitre_ms{stage="answer",what="move",q="p95"} 812`. */
export function metricsText({ figures, counts }: Pick<Metrics, 'figures' | 'counts'>): string {
  const lines = [
    ...figures().flatMap(({ stage, what, count, p50, p95, most }) => {
      const labels = `stage="${stage}",what="${what.replace(/["\\\n]/g, '')}"`;
      return [
        `arbitre_count{${labels}} ${count}`,
        `arbitre_ms{${labels},q="p50"} ${p50}`,
        `arbitre_ms{${labels},q="p95"} ${p95}`,
        `arbitre_ms{${labels},q="max"} ${most}`,
      ];
    }),
    ...Object.entries(counts()).map(([what, n]) => `arbitre_total{what="${what}"} ${n}`),
  ];
  return lines.map((line) => `${line}\n`).join('');
}
