import type { Referee } from '../match/contract.js';
import type { Table } from '../match/acts.js';
import { newest } from '../match/newest.js';
import { chapterFrom, type ReportPost } from '../present/posts/report.js';
import type { Chapter } from '../rules/kernel/contract.js';
import type { Viewer } from '../rules/kernel/seats.js';

/** Who knows what happened. */
type Asked = { readonly referee: Referee };

/** A chapter of a match as a viewer knows it, ready to be told; `null` when nothing happened in it. */
export async function chapterStretch(
  { referee }: Asked,
  table: Table,
  viewer: Viewer,
  chapter: Chapter,
): Promise<ReportPost | null> {
  const { id } = table.header;
  const span = await referee.span(id, chapter);
  if (!span) return null;
  const before = await viewAt(referee, table, span.from - 1, viewer);
  const after = await viewAt(referee, table, span.to, viewer);
  if (!after) return null;
  const events = (await referee.history(id, span.from, span.to, viewer)).map(({ event }) => event);
  return { header: table.header, chapter, over: span.over, stretch: { before, after, events } };
}

/** The chapter that a button names, else the newest one in which something happened. */
export async function stretchOf(
  asked: Asked,
  table: Table,
  viewer: Viewer,
  named: string | undefined,
): Promise<ReportPost | null> {
  const chapter = named === undefined ? await lastChapter(asked, table, viewer) : chapterFrom(named);
  return chapter && chapterStretch(asked, table, viewer, chapter);
}

async function lastChapter({ referee }: Asked, { header }: Table, viewer: Viewer): Promise<Chapter | null> {
  const { id, version } = header;
  const [last] = await referee.history(id, version, version, viewer);
  if (last) return last.chapter;
  const [told] = await newest(version, 1, (from) => referee.history(id, from, version, viewer));
  return told?.chapter ?? null;
}

/** What a viewer saw right after an event; `null` before the first. */
export async function viewAt(referee: Referee, table: Table, seq: number, viewer: Viewer) {
  const state = seq > 0 ? await referee.stateAt(table.header.id, seq) : null;
  return state && referee.view({ ...table, state }, viewer);
}
