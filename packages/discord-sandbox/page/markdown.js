/** Discord's markdown as a tree. Pure, so that it can be tested without a page; `markdown-view.js` shows the tree. */
import { parseInline } from './markdown-inline.js';
/** @import { Inline } from './markdown-inline.js' */

/**
 * @typedef {{ kind: 'heading', level: 1 | 2 | 3, children: Inline[] }
 *   | { kind: 'small', children: Inline[] }
 *   | { kind: 'quote', blocks: Block[] }
 *   | { kind: 'list', ordered: boolean, start: number, items: Block[][] }
 *   | { kind: 'code', language: string, text: string }
 *   | { kind: 'lines', children: Inline[] }} Block
 */

const LIST_ITEM = /^( *)([-*]|\d{1,9}\.) +(\S.*)$/;
const FENCE = /```(?:([A-Za-z0-9_+.#-]+)\n)?\n?([\s\S]*?)\n?```/;

/**
 * Reads a message's text.
 * @param {string} source
 * @returns {Block[]}
 */
export function parseMarkdown(source) {
  /** @type {Block[]} */
  const blocks = [];
  let rest = source;
  while (rest !== '') {
    const fence = FENCE.exec(rest);
    if (fence === null) {
      blocks.push(...parseLines(rest.split('\n')));
      break;
    }
    const before = rest.slice(0, fence.index).replace(/\n$/, '');
    if (before !== '') blocks.push(...parseLines(before.split('\n')));
    blocks.push({ kind: 'code', language: fence[1] ?? '', text: fence[2] ?? '' });
    rest = rest.slice(fence.index + fence[0].length).replace(/^\n/, '');
  }
  return blocks;
}

/**
 * @param {string[]} lines
 * @returns {Block[]}
 */
function parseLines(lines) {
  /** @type {Block[]} */
  const blocks = [];
  /** @type {string[]} */
  let plain = [];
  const flush = () => {
    if (plain.length > 0) blocks.push({ kind: 'lines', children: parseInline(plain.join('\n')) });
    plain = [];
  };
  let at = 0;
  while (at < lines.length) {
    const line = lines[at] ?? '';
    const heading = /^(#{1,3}) +(\S.*?)\s*$/.exec(line);
    const small = /^-# +(\S.*)$/.exec(line);
    if (line.startsWith('>>> ')) {
      flush();
      const inside = [line.slice(4), ...lines.slice(at + 1)];
      blocks.push({ kind: 'quote', blocks: parseLines(inside) });
      return blocks;
    }
    if (heading !== null) {
      flush();
      const level = heading[1]?.length === 1 ? 1 : heading[1]?.length === 2 ? 2 : 3;
      blocks.push({ kind: 'heading', level, children: parseInline(heading[2] ?? '') });
      at += 1;
    } else if (small !== null) {
      flush();
      blocks.push({ kind: 'small', children: parseInline(small[1] ?? '') });
      at += 1;
    } else if (/^> /.test(line) || line === '>') {
      flush();
      const from = at;
      while (at < lines.length && (/^> /.test(lines[at] ?? '') || lines[at] === '>')) at += 1;
      blocks.push({ kind: 'quote', blocks: parseLines(lines.slice(from, at).map((quoted) => quoted.slice(2))) });
    } else if (LIST_ITEM.test(line)) {
      flush();
      const from = at;
      while (at < lines.length && (LIST_ITEM.test(lines[at] ?? '') || /^ {2,}\S/.test(lines[at] ?? ''))) at += 1;
      blocks.push(...parseLists(lines.slice(from, at)));
    } else {
      plain.push(line);
      at += 1;
    }
  }
  flush();
  return blocks;
}

/**
 * Reads neighbouring list lines; deeper ones belong to the item above them.
 * @param {string[]} lines the first is a list item
 * @returns {Block[]}
 */
function parseLists(lines) {
  /** @type {Block[]} */
  const blocks = [];
  const indent = LIST_ITEM.exec(lines[0] ?? '')?.[1]?.length ?? 0;
  /** @type {Extract<Block, { kind: 'list' }> | undefined} */
  let list;
  let at = 0;
  while (at < lines.length) {
    const item = LIST_ITEM.exec(lines[at] ?? '');
    const marker = item?.[2] ?? '-';
    const ordered = marker.endsWith('.');
    const from = at + 1;
    at = from;
    while (at < lines.length && depth(lines[at] ?? '') > indent) at += 1;
    if (list === undefined || list.ordered !== ordered) {
      list = { kind: 'list', ordered, start: ordered ? Number.parseInt(marker, 10) : 1, items: [] };
      blocks.push(list);
    }
    const below = lines.slice(from, at);
    const nestedAt = below.findIndex((line) => LIST_ITEM.test(line));
    const text = [item?.[3] ?? (lines[from - 1] ?? '').trim()];
    text.push(...below.slice(0, nestedAt === -1 ? below.length : nestedAt).map((line) => line.trim()));
    /** @type {Block[]} */
    const inside = [{ kind: 'lines', children: parseInline(text.join('\n')) }];
    if (nestedAt !== -1) inside.push(...parseLists(below.slice(nestedAt)));
    list.items.push(inside);
  }
  return blocks;
}

/**
 * How far a line stands in.
 * @param {string} line
 */
function depth(line) {
  return line.length - line.trimStart().length;
}
