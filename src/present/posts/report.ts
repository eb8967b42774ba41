import { chapterTitle } from '../names.js';
import { t } from '../../i18n/index.js';
import type { Locale } from '../../i18n/locales.js';
import type { MatchHeader } from '../../match/header.js';
import type { Chapter } from '../../rules/kernel/contract.js';
import type { AnyGame } from '../../rules/registry.js';
import type { Presenter, Report, Story, Stretch } from '../contract.js';
import type { Block, Button, Message } from '../message.js';
import { inPortions } from '../portions.js';
import { SHEETS_IN_REPORT, type Shows } from '../picture.js';
import { fit } from './fit.js';

/** What a report is made of: the chapter that it tells, as its reader knows it. */
export interface ReportPost {
  readonly header: MatchHeader;
  readonly chapter: Chapter;
  readonly stretch: Stretch<AnyGame>;
  /** Whether the match has left the chapter: then the report is final. */
  readonly over: boolean;
  /** Address of the report before, if there is one. */
  readonly before?: string | null;
  /** It stands in the channel, beside the panel. */
  readonly posted?: true;
}

/** Characters for the lines of a report: Discord takes 4000 in all texts of a message together. */
const ROOM = 3_400;

/** The report of a chapter: what matters in three lines, the map, the sheets that changed, *Details* and *Why?* for the rest. */
export function reportMessage(
  post: ReportPost & { readonly locale: Locale; readonly presenter: Presenter<AnyGame> },
): Message {
  const { before = null } = post;
  const { report, story, blocks } = reportBlocks(post);
  const buttons = reportButtons(post, report, story);
  return {
    kind: 'blocks',
    accent: ACCENT,
    blocks: [
      ...blocks,
      ...(before ? [{ kind: 'text', text: t(post.locale, 'post.report.before', { link: before }) } as const] : []),
      ...(buttons.length > 0 ? [{ kind: 'buttons', buttons } as const] : []),
    ],
  };
}

/** *Details* where there is more to tell, *Why?* where numbers have terms: both answer in the reader's language. */
function reportButtons(
  { header, chapter, locale }: ReportPost & { readonly locale: Locale },
  { why }: Report,
  { details }: Pick<Story, 'details'>,
): readonly Button[] {
  const args = [header.id, chapterName(chapter)];
  const button = (verb: 'details' | 'why'): Button => ({
    action: { verb, args },
    label: t(locale, `button.${verb}`),
    style: 'secondary',
  });
  return [...(details.length > 0 ? [button('details')] : []), ...(why.length > 0 ? [button('why')] : [])];
}

/** Some lines of a report, told again: with its heading, at its beginning with its pictures, and with *Why?*. */
export function partBlocks(
  post: ReportPost & { readonly locale: Locale; readonly presenter: Presenter<AnyGame> },
  lines: readonly string[],
  first: boolean,
): readonly Block[] {
  const { report, blocks } = reportBlocks(post);
  const buttons = reportButtons(post, report, { details: [] });
  return [
    { kind: 'text', text: underHeading(report.heading, lines) },
    ...(first ? blocks.slice(1) : []),
    ...(buttons.length > 0 ? [{ kind: 'buttons', buttons } as const] : []),
  ];
}

/**
 * A stretch as it is told: what matters, the map if anything shows there, the sheets that changed. A phase has one map: while it
 * goes on that of the panel, and at the end of a match that of the closing post.
 */
function reportBlocks({
  header,
  stretch,
  over,
  posted,
  locale,
  presenter,
}: Pick<ReportPost, 'header' | 'stretch' | 'over' | 'posted'> & {
  readonly locale: Locale;
  readonly presenter: Presenter<AnyGame>;
}): {
  readonly report: Report;
  readonly story: Story;
  readonly blocks: readonly Block[];
} {
  const report = presenter.report(stretch, locale);
  const story = presenter.story(stretch, locale);
  const { before, after: view, events } = stretch;
  const isBesideAnother = posted && (!over || view.outcome);
  const picture = (shows: Shows): Block => ({
    kind: 'picture',
    picture: { game: header.ruleset, view, before, events, shows, locale, sides: presenter.tongue(locale).sides },
    alt: presenter.alt(shows, stretch, locale),
  });
  const map = { kind: 'map', crop: 'action', overlay: null } as const;
  const closeUps = Array.from({ length: report.closeUps ?? 0 }, (_, closeUp) => picture({ ...map, closeUp }));
  const blocks: readonly Block[] = [
    { kind: 'text', text: fit([`### ${report.heading}`, ...story.lines], ROOM, locale) },
    ...(report.map === false || isBesideAnother ? [] : [picture(map), ...closeUps]),
    ...inPortions(report.changed, SHEETS_IN_REPORT).map((units) => picture({ kind: 'sheets', units, short: true })),
  ];
  return { report, story, blocks };
}

const ACCENT = 0x56_b4_e9;

/** What stands in place of the report of a chapter that was taken back. */
export function withdrawnMessage({ ruleset, locale }: MatchHeader, chapter: Chapter): Message {
  const heading = chapterTitle(locale, ruleset, chapter);
  return {
    kind: 'blocks',
    accent: null,
    blocks: [{ kind: 'text', text: t(locale, 'post.withdrawn', { heading }) }],
  };
}

/** Lines of a report under its heading. */
export const underHeading = (heading: string, lines: readonly string[]): string =>
  [`### ${heading}`, ...lines].join('\n');

/** A chapter as it stands in a button. */
export const chapterName = ({ turn, phase }: Chapter): string => `${turn}:${phase}`;

/** The chapter that a button names; `null` for what names none. */
export function chapterFrom(name: string): Chapter | null {
  const [turn = '', phase = ''] = name.split(':');
  return /^\d+$/.test(turn) && phase ? { turn: Number(turn), phase } : null;
}
