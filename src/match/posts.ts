import type { Question } from '../rules/kernel/questions.js';
import { openQuestions } from '../rules/kernel/agenda.js';
import type { Chapter, MatchEvent, MatchState } from '../rules/kernel/contract.js';
import type { QuestionId } from '../rules/kernel/ids.js';
import type { Proposal } from '../rules/kernel/proposal.js';
import type { AnyGame } from '../rules/registry.js';
import type { Table } from './acts.js';
import type { OutboxItem } from './ports.js';
import { REFEREE, type MatchHeader, type PlayerId } from './header.js';

type Open = readonly Question<AnyGame['topic'], AnyGame['command']>[];

/** An order as the channel is to learn of it: the table after it, and what happened. */
export interface News {
  readonly before: MatchState<AnyGame> | null;
  readonly after: Table;
  /** The chapter in which the match stood before; `null` before the start. */
  readonly chapterBefore: Chapter | null;
  /** `told`: it is worth a report by itself. */
  readonly events: readonly {
    readonly seq: number;
    readonly chapter: Chapter;
    readonly told: boolean;
    readonly event: MatchEvent<AnyGame>;
  }[];
  /** The person whose order it was, or to whose order Arbitre's own seat answers; `null`: nobody who looks on now. */
  readonly actor: PlayerId | null;
  /** The chapters of what was taken back, where the match went back: their reports no longer hold. */
  readonly voided: readonly Chapter[];
}

/** The questions that are open in a match. */
const openIn = (state: MatchState<AnyGame> | null): Open => (state ? openQuestions(state.agenda) : []);

/** The post that holds the report of a chapter, by its name. */
export const reportPost = ({ turn, phase }: Chapter): string => `report:${turn}:${phase}`;
/** The post that calls somebody to a question. */
export const pingPost = (question: QuestionId): string => `ping:${question}`;

/** What somebody who is awaited is reminded of: half of their time is over, nine tenths, or all but the last seconds. */
const REMINDERS = ['half', 'ninety', 'warn'] as const;
export type Reminder = (typeof REMINDERS)[number];

/** The post that reminds of a question. */
export const reminderPost = (question: QuestionId, reminder: Reminder): string => `ping:${question}:${reminder}`;

/** The closing post; each time that a match ends it has another, for everybody has seen the earlier one. */
export const endPost = ({ eras = [] }: Pick<MatchHeader, 'eras'>): string =>
  eras.length === 0 ? 'end' : `end:${eras.length}`;

/** The post that asks for consent. */
const votePost = ({ id }: Pick<Proposal, 'id'>): string => `vote:${id}`;

/** The name of a post taken apart; `null` when the text names none. */
export function postFrom(
  post: string,
):
  | { readonly kind: 'lobby' | 'panel' | 'moved' | 'apology' }
  | { readonly kind: 'end'; readonly era: number }
  | { readonly kind: 'report'; readonly chapter: Chapter }
  | { readonly kind: 'ping'; readonly question: string; readonly reminder: Reminder | null }
  | { readonly kind: 'vote'; readonly proposal: string }
  | null {
  if (post === 'lobby' || post === 'panel' || post === 'moved' || post === 'apology') return { kind: post };
  const [kind, first, second] = post.split(':');
  if (kind === 'end') return { kind, era: Number(first ?? 0) };
  if (kind === 'ping' && first) {
    return { kind, question: first, reminder: REMINDERS.find((reminder) => reminder === second) ?? null };
  }
  if (kind === 'vote' && first) return { kind, proposal: first };
  if (kind !== 'report' || !first || !second || !/^\d+$/u.test(first)) return null;
  return { kind, chapter: { turn: Number(first), phase: second } };
}

/**
 * What a channel is to show after an order. In the lobby the lobby's post; in play the reports of the chapters in which
 * something happened (a chapter left behind gets its final report), pings for those awaited anew, and the panel below; at
 * the end the closing post. Only reports, the lobby and the end are lasting.
 */
export function planPosts(news: News): readonly OutboxItem[] {
  const { after, events } = news;
  const put = (post: string, seq: number): OutboxItem => ({ post, action: 'put', seq });
  const seq = after.header.version;
  const inPlay = events.length > 0;
  const starts = inPlay && events[0]?.seq === 1;
  return [
    ...(starts || !inPlay || isRetimed(news) ? [put('lobby', seq)] : []),
    ...reports(news),
    ...pings(news),
    ...votes(news),
    ...(inPlay ? [put('panel', seq)] : []),
    ...(inPlay && after.header.status === 'ended' ? [put(endPost(after.header), seq)] : []),
    ...(isReopened(news) ? [put(endPost({ eras: after.header.eras?.slice(1) ?? [] }), seq)] : []),
  ];
}

/** What a channel is to show when a match goes on there: where it was, and the lobby or panel below. */
export function planMove({ header }: Table): readonly OutboxItem[] {
  const posts = ['moved', header.status === 'lobby' ? 'lobby' : 'panel'];
  return posts.map((post) => ({ post, action: 'put', seq: header.version }));
}

/** Whether a match that was over goes on; where it goes on elsewhere, its closing post stays as it was. */
const isReopened = ({ events }: News): boolean => events.some(({ event }) => event.type === 'Reopened');

/** One report per chapter in which something happened that is told, up to its last event; and for the chapter left. */
function reports({ after, events, chapterBefore, voided }: News): readonly OutboxItem[] {
  const told = new Set<string>(voided.map(reportPost));
  const last = new Map<string, number>(voided.map((chapter) => [reportPost(chapter), after.header.version]));
  for (const { seq, chapter, told: isTold } of events) {
    const post = reportPost(chapter);
    last.set(post, seq);
    if (isTold) told.add(post);
  }
  const left = chapterBefore ? reportPost(chapterBefore) : null;
  if (left !== null && [...last.keys()].at(-1) !== left) told.add(left);
  return [...last].filter(([post]) => told.has(post)).map(([post, seq]) => ({ post, action: 'put', seq }));
}

/** A proposal is put to those whose consent it needs, by a post with buttons and a call; both go when it is decided. */
function votes({ before, after, events }: News): readonly OutboxItem[] {
  const inPlay = events.length > 0;
  const seq = after.header.version;
  const standing = after.state?.proposal ?? null;
  const proposalBefore = before?.proposal ?? null;
  const posts = (proposal: Proposal): readonly string[] => [votePost(proposal), `ping:${proposal.id}`];
  const gone = proposalBefore && proposalBefore.id !== standing?.id ? posts(proposalBefore) : [];
  const isNews = standing !== null && standing.id !== proposalBefore?.id;
  // Who has agreed, and what would be taken back, changes while it waits: the post is kept true, but calls once.
  const put = standing === null ? [] : isNews ? posts(standing) : inPlay ? [votePost(standing)] : [];
  return [
    ...gone.map((post): OutboxItem => ({ post, action: 'delete', seq })),
    ...put.map((post): OutboxItem => ({ post, action: 'put', seq })),
  ];
}

/**
 * A person begins to be awaited: one ping, for the first of the questions put to them. None for whoever has just acted, nor
 * for one who was awaited already. Pings of closed questions are withdrawn.
 */
function pings(news: News): readonly OutboxItem[] {
  const { before, after, events, actor } = news;
  const openBefore = openIn(before);
  const openAfter = openIn(after.state);
  const seq = after.header.version;
  const stillOpen = new Set(openAfter.map((question) => question.id));
  // Under another clock all who are awaited have another time, and what reminded them of the old one is void.
  const isNew = isRetimed(news);
  const wasTimed = Boolean(before?.clock ?? before?.restingClock);
  const withdrawn = openBefore
    .filter(({ seat }) => holderOf(after.header, seat) !== REFEREE)
    .flatMap(({ id }) => [
      ...(stillOpen.has(id) ? [] : [pingPost(id)]),
      ...(wasTimed && (isNew || !stillOpen.has(id)) ? REMINDERS.map((reminder) => reminderPost(id, reminder)) : []),
    ])
    .map((post): OutboxItem => ({ post, action: 'delete', seq }));
  // A call to whoever gave their seat to another is void; the other one has just said yes, or is Arbitre.
  const given = events.flatMap(({ event }) => (event.type === 'Substituted' ? [event.seat] : []));
  const handed = openAfter
    .filter(({ seat }) => given.includes(seat))
    .map(({ id }): OutboxItem => ({ post: pingPost(id), action: 'delete', seq }));
  const known = new Set<PlayerId | null>([REFEREE, actor, null]);
  for (const { id, seat } of openBefore) if (stillOpen.has(id) && !isNew) known.add(holderOf(after.header, seat));
  const put: OutboxItem[] = [];
  for (const { id, seat } of openAfter) {
    const player = holderOf(after.header, seat);
    if (known.has(player)) continue;
    known.add(player);
    put.push({ post: pingPost(id), action: 'put', seq });
  }
  return [...withdrawn, ...handed, ...put];
}

/** Whether the match goes by another clock than before: by consent, or because it went back to before that. */
const isRetimed = ({ before, after }: News): boolean =>
  before !== null && before.clock?.settings !== after.state?.clock?.settings;

/** Who sits in a seat. */
export function holderOf(header: MatchHeader, seat: string): PlayerId | null {
  return header.holders.find((holder) => holder.seat === seat)?.player ?? null;
}
