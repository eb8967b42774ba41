import { LOCALES } from '../../i18n/locales.js';
import { isText } from '../../library/called.js';
import { namesIn, type Names } from '../../present/campaign/names.js';
import { missionId, type MissionId } from '../../rules/campaign/ids.js';
import { refuse, type Refusal } from '../../rules/kernel/refusal.js';
import { atlasOf } from '../../streams/campaign.js';
import type { Here } from './here.js';
import { called, nameOf } from './offers.js';

/**
 * P-07: the code that somebody means who types the code, the name in any language (posts speak that of the channel, not
 * theirs), both as they are offered, or as many words of a name as nothing else has; else what they typed.
 */
export function meant(here: Pick<Here, 'view' | 'standing'>, codes: readonly string[], typed: string): string {
  return meantBy(everyName(here), codes, typed);
}

export const factionsIn = ({ standing }: Pick<Here, 'standing'>): readonly string[] =>
  standing.state.setup.factions.map(({ id }) => id);
export const provincesIn = ({ standing }: Pick<Here, 'standing'>): readonly string[] =>
  standing.state.setup.provinces.map(({ id }) => id);

/** There is no such faction or province; what there is stands with its names, which the rules do not know. */
export const noFaction = (here: Here, faction: string): Refusal =>
  refuse('campaign/no-such-faction', { faction, known: factionsIn(here).map((id) => called(here.names, id)) });
export const noProvince = (here: Here, province: string): Refusal =>
  refuse('campaign/no-such-province', { province, known: provincesIn(here).map((id) => called(here.names, id)) });

/** What things in a campaign are called in each language. */
export function everyName({ view, standing }: Pick<Here, 'view' | 'standing'>): readonly Names[] {
  const atlas = atlasOf(standing);
  return LOCALES.map((locale) => namesIn(view, atlas, locale));
}

/** The same, where the names in all languages are at hand: for texts of many words. */
export function meantBy(all: readonly Names[], codes: readonly string[], typed: string): string {
  const calls = (code: string) => all.flatMap((names) => [nameOf(names, code) ?? code, called(names, code)]);
  const exact =
    codes.find((code) => code === typed) ??
    codes.find((code) => isText(code, typed)) ??
    codes.find((code) => calls(code).some((one) => isText(one, typed)));
  if (exact !== undefined) return exact;
  const within = codes.filter((code) => calls(code).some((one) => hasWords(one, typed)));
  return within.length === 1 ? (within[0] ?? typed) : typed;
}

/** Whether whole words of a name are these. */
function hasWords(name: string, typed: string): boolean {
  const words = name.split(/\s+/u);
  const count = typed.trim().split(/\s+/u).length;
  return words.some((_, i) => isText(words.slice(i, i + count).join(' '), typed));
}

/** Names have at most so many words. */
const MOST_WORDS = 8;

/** The longest run of words, from the first on, that means a code; `null`: not even the first does. */
export function runOf(
  words: readonly string[],
  codes: readonly string[],
  by: (typed: string) => string,
): { readonly code: string; readonly count: number } | null {
  for (let count = Math.min(MOST_WORDS, words.length); count > 0; count--) {
    const code = by(words.slice(0, count).join(' '));
    if (codes.includes(code)) return { code, count };
  }
  return null;
}

/** What a list of codes or names says, each with what may stand behind a colon: `White Hare:3 m1:P2` is `white-hare:3 m1:p2`. */
export function listMeant(text: string, codes: readonly string[], by: (typed: string) => string): readonly string[] {
  const words = text.split(/\s+/u).filter((word) => word !== '');
  const said: string[] = [];
  for (let i = 0; i < words.length;) {
    const end = words.findIndex((word, at) => at >= i && word.includes(':'));
    const [name = '', behind] = end < 0 ? [] : (words[end] ?? '').split(/:(.*)/su);
    const before = words.slice(i, end < 0 ? undefined : end);
    const run = runOf(end < 0 ? before : [...before, name], codes, by);
    // Only what ends with its last word has what stands behind the colon.
    const reaches = end >= 0 && run?.count === before.length + 1;
    said.push(run ? (reaches ? `${run.code}:${(behind ?? '').toLowerCase()}` : run.code) : (words[i] ?? ''));
    i += run?.count ?? 1;
  }
  return said;
}

/** The mission that somebody means: its code, with whatever capitals. */
export const missionMeant = (typed = ''): MissionId => missionId(typed.trim().toLowerCase());
