/** Making HTML. Whatever comes from a match goes in as text: what a player or a file says never becomes markup. */

/** A piece of HTML, as opposed to a text. */
export interface Html {
  readonly html: string;
}

type Part = Html | string | number | readonly (Html | string)[];

/** HTML as it is written in the source, with texts put in escaped. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const told = parts.map((part) => (Array.isArray(part) ? part.map(partHtml).join('') : partHtml(part)));
  return { html: strings.map((string, i) => string + (told[i] ?? '')).join('') };
}

/** HTML that was checked elsewhere: the page's own script and style. */
export const trusted = (text: string): Html => ({ html: text });

const partHtml = (part: unknown): string =>
  typeof part === 'object' && part !== null && 'html' in part && typeof part.html === 'string'
    ? part.html
    : escaped(String(part));

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** JSON that can stand inside a script element. */
export const jsonInScript = (json: string): Html => trusted(json.replaceAll('<', '\\u003c'));

/** The marks of Discord's markdown that reports use. */
const MARKS = [
  [/\*\*(.+?)\*\*/g, 'strong'],
  [/~~(.+?)~~/g, 's'],
  [/`([^`]+)`/g, 'code'],
] as const;

/** An instant, which Discord shows each reader in their own time. */
const instantText = (at: number): string => `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** A line of a report as HTML: bold, struck out, code; a list's dash and small print by a class of their own. */
export function lineHtml(line: string): Html {
  const [, mark = '', text = ''] = /^(- |-# | {2}- )?(.*)$/su.exec(line) ?? [];
  // What people typed was escaped for Discord: here it is a sign like any other, and no mark.
  const signs: string[] = [];
  const kept = text
    .replace(/\\([^\w\s])/gu, (_, sign: string) => `\uE000${signs.push(sign) - 1}\uE001`)
    .replace(/<t:(\d+):\w>/gu, (_, at: string) => instantText(Number(at) * 1000));
  const inner = MARKS.reduce(
    (all, [pattern, tag]) => all.replace(pattern, `<${tag}>$1</${tag}>`),
    escaped(kept),
  ).replace(/\uE000(\d+)\uE001/gu, (_, i: string) => escaped(signs[Number(i)] ?? ''));
  const kind = mark === '- ' || mark === '  - ' ? 'item' : mark === '-# ' ? 'small' : 'plain';
  return trusted(`<p class="${kind}">${inner}</p>`);
}
