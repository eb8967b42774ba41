import { t } from '../i18n/index.js';
import { inCode } from '../i18n/of-people.js';
import type { Tongue } from '../i18n/tongue.js';
import type { ImportNote } from '../library/imports/contract.js';
import type { Refusal } from '../rules/kernel/refusal.js';
import { importNote } from './imports.js';
import type { Block } from './message.js';
import { refusalText } from './refusal.js';

/** What became of the files that somebody brought, in words. */

/** A file that is kept now, under which name, and what it asks that cannot be had here. */
interface KeptFile {
  readonly file: string;
  readonly kind: 'unit' | 'map';
  readonly id: string;
  readonly name: string;
  readonly notes: readonly ImportNote[];
  readonly anew: boolean;
}

interface RefusedFile {
  readonly file: string;
  readonly why: Refusal;
}

/** So many files are named in the answer itself; the others stand in the file that comes with it. */
const NAMED = 5;
/** Longer lines of the answer are cut. */
const LINE = 200;

/** The report of an upload: how much of it is kept, then the files with a fault or a note; where they are many, the rest as a file. */
export function deliveryBlocks(
  { kept, refused }: { readonly kept: readonly KeptFile[]; readonly refused: readonly RefusedFile[] },
  tongue: Tongue,
): readonly Block[] {
  const { locale } = tongue;
  const noted = kept.filter(({ notes }) => notes.length > 0);
  const bad = refused.map((one) => refusedLine(one, tongue));
  const odd = noted.map((one) => keptLine(one, tongue));
  const clean = kept.filter(({ notes }) => notes.length === 0).map((one) => keptLine(one, tongue));
  const [only] = kept;
  const units = kept.filter(({ kind }) => kind === 'unit').length;
  const anew = kept.filter((one) => one.anew).length;
  const lines = [
    ...(kept.length > 0 ? [t(locale, 'shelf.kept', { units, maps: kept.length - units })] : []),
    ...(anew > 0 ? [t(locale, 'shelf.anew', { count: anew })] : []),
    ...(refused.length > 0 ? [t(locale, 'shelf.refused', { count: refused.length }), ...shortly(bad)] : []),
    ...(noted.length > 0 ? [t(locale, 'shelf.noted', { count: noted.length }), ...shortly(odd)] : []),
    ...(only && kept.length <= NAMED && clean.length > 0 ? clean.map((line) => `- ${line}`) : []),
    ...(only ? [t(locale, only.kind === 'unit' ? 'shelf.use-unit' : 'shelf.use-map')] : []),
  ];
  const long = bad.length > NAMED || odd.length > NAMED || clean.length > NAMED;
  const all = [...bad, ...odd, ...clean].join('\n');
  return [
    { kind: 'text', text: lines.join('\n') },
    ...(long ? [{ kind: 'file', name: 'import.txt', content: `${all}\n` } as const] : []),
  ];
}

const shortly = (lines: readonly string[]): readonly string[] =>
  lines.slice(0, NAMED).map((line) => `- ${line.length > LINE ? `${line.slice(0, LINE - 1)}…` : line}`);

const refusedLine = ({ file, why }: RefusedFile, tongue: Tongue): string =>
  `\`${inCode(file)}\`: ${refusalText(why, tongue)}`;

/** `Anvil ANV-1T (ANV-1T)`; what names it in rosters stands behind a unit that is not called so. */
function keptLine({ id, name, notes }: KeptFile, tongue: Tongue): string {
  const named = name.includes(id) ? name : `${name} (${id})`;
  const said = notes.map((note) => importNote(note, tongue)).join(' ');
  return said === '' ? named : `${named}: ${said}`;
}
