/** The part of Discord's markdown that stands within a line. */
import { unreachable } from './never.js';

/** @typedef {'bold' | 'italic' | 'underline' | 'strike' | 'spoiler'} Style */
/** @typedef {'t' | 'T' | 'd' | 'D' | 'f' | 'F' | 's' | 'S' | 'R'} TimeStyle */
/**
 * @typedef {{ kind: 'text', text: string }
 *   | { kind: 'style', style: Style, children: Inline[] }
 *   | { kind: 'code', text: string }
 *   | { kind: 'link', url: string, children: Inline[] }
 *   | { kind: 'user' | 'role' | 'channel', id: string }
 *   | { kind: 'command', path: string, id: string }
 *   | { kind: 'time', seconds: number, style: TimeStyle }
 *   | { kind: 'emoji', name: string }
 *   | { kind: 'everyone', name: string }
 *   | { kind: 'break' }} Inline
 */

/** The longest number of seconds a JavaScript date can hold. */
const LAST_SECOND = 8_640_000_000_000;

/**
 * One rule of the grammar: what it looks like at the present place, and what it becomes.
 * @typedef {{ pattern: RegExp, make: (match: RegExpExecArray, before: string) => Inline[] | null }} Rule
 */

/**
 * @param {Style} style
 * @param {RegExp} pattern
 * @returns {Rule}
 */
function styled(style, pattern) {
  return { pattern, make: (match) => [{ kind: 'style', style, children: parseInline(match[1] ?? match[2] ?? '') }] };
}

/**
 * Tried in this order at each place; all are anchored there.
 * @type {readonly Rule[]}
 */
const RULES = [
  { pattern: /\\([^\p{L}\p{N}\s])/uy, make: (m) => [{ kind: 'text', text: m[1] ?? '' }] },
  { pattern: /(`+)([^`](?:[\s\S]*?[^`])?|[^`])\1(?!`)/y, make: (m) => [{ kind: 'code', text: (m[2] ?? '').trim() }] },
  { pattern: /<@!?(\d{1,20})>/y, make: (m) => [{ kind: 'user', id: m[1] ?? '' }] },
  { pattern: /<@&(\d{1,20})>/y, make: (m) => [{ kind: 'role', id: m[1] ?? '' }] },
  { pattern: /<#(\d{1,20})>/y, make: (m) => [{ kind: 'channel', id: m[1] ?? '' }] },
  { pattern: /<\/([^:>]{1,100}):(\d{1,20})>/y, make: (m) => [{ kind: 'command', path: m[1] ?? '', id: m[2] ?? '' }] },
  {
    pattern: /<t:(-?\d{1,17})(?::([tTdDfFsSR]))?>/y,
    make: (m) => {
      const seconds = Number(m[1]);
      return Math.abs(seconds) > LAST_SECOND ? null : [{ kind: 'time', seconds, style: timeStyle(m[2]) }];
    },
  },
  { pattern: /<a?:(\w{2,32}):\d{1,20}>/y, make: (m) => [{ kind: 'emoji', name: m[1] ?? '' }] },
  { pattern: /<(https?:\/\/[^\s>]+)>/y, make: (m) => [link(m[1] ?? '', m[1] ?? '')] },
  { pattern: /\[([^[\]\n]+)\]\((https?:\/\/[^\s)]+)\)/y, make: (m) => [link(m[2] ?? '', m[1] ?? '')] },
  {
    pattern: /https?:\/\/[^\s<]+[^\s<.,:;"')\]*_~|]/y,
    make: (m, before) =>
      /\w$/.test(before) ? null : [{ kind: 'link', url: m[0], children: [{ kind: 'text', text: m[0] }] }],
  },
  { pattern: /@(everyone|here)\b/y, make: (m) => [{ kind: 'everyone', name: m[1] ?? '' }] },
  styled('spoiler', /\|\|([\s\S]+?)\|\|/y),
  styled('strike', /~~([\s\S]+?)~~/y),
  styled('bold', /\*\*([\s\S]+?)\*\*(?!\*)/y),
  styled('underline', /__([\s\S]+?)__(?!_)/y),
  styled('italic', /\*(?![\s*])((?:\*\*[\s\S]+?\*\*|[^*])+?)(?<![\s*])\*(?!\*)/y),
  {
    pattern: /_((?:__[\s\S]+?__|[^_])+?)_(?![\w_])/y,
    make: (m, before) =>
      /\w$/.test(before) ? null : [{ kind: 'style', style: 'italic', children: parseInline(m[1] ?? '') }],
  },
  { pattern: /\n/y, make: () => [{ kind: 'break' }] },
];

/**
 * @param {string} url
 * @param {string} label
 * @returns {Inline}
 */
function link(url, label) {
  return { kind: 'link', url, children: label === url ? [{ kind: 'text', text: url }] : parseInline(label) };
}

/**
 * @param {string | undefined} letter
 * @returns {TimeStyle}
 */
function timeStyle(letter) {
  switch (letter) {
    case 't':
    case 'T':
    case 'd':
    case 'D':
    case 'F':
    case 's':
    case 'S':
    case 'R':
      return letter;
    default:
      return 'f';
  }
}

/**
 * Reads running text; unmatched marks stay as they are.
 * @param {string} source
 * @returns {Inline[]}
 */
export function parseInline(source) {
  /** @type {Inline[]} */
  const out = [];
  let plain = '';
  let at = 0;
  while (at < source.length) {
    const found = matchAt(source, at);
    if (found === null) {
      plain += source[at] ?? '';
      at += 1;
      continue;
    }
    if (plain !== '') out.push({ kind: 'text', text: plain });
    plain = '';
    out.push(...found.nodes);
    at += found.length;
  }
  if (plain !== '') out.push({ kind: 'text', text: plain });
  return out;
}

/**
 * @param {string} source
 * @param {number} at
 * @returns {{ nodes: Inline[], length: number } | null}
 */
function matchAt(source, at) {
  if (!/[\\`<[h@|~*_\n]/.test(source[at] ?? '')) return null;
  for (const rule of RULES) {
    rule.pattern.lastIndex = at;
    const match = rule.pattern.exec(source);
    if (match === null) continue;
    const nodes = rule.make(match, source.slice(Math.max(0, at - 1), at));
    if (nodes !== null) return { nodes, length: match[0].length };
  }
  return null;
}

/**
 * The text alone, without marks: for reply lines, which have room for a few words.
 * @param {readonly Inline[]} nodes
 * @param {(kind: 'user' | 'role' | 'channel', id: string) => string} nameOf
 * @returns {string}
 */
export function plainText(nodes, nameOf) {
  return nodes
    .map((node) => {
      switch (node.kind) {
        case 'text':
        case 'code':
          return node.text;
        case 'style':
          return node.style === 'spoiler' ? '▒▒▒' : plainText(node.children, nameOf);
        case 'link':
          return plainText(node.children, nameOf);
        case 'command':
          return `/${node.path}`;
        case 'emoji':
          return `:${node.name}:`;
        case 'everyone':
          return `@${node.name}`;
        case 'break':
          return ' ';
        case 'user':
        case 'role':
        case 'channel':
          return nameOf(node.kind, node.id);
        case 'time':
          return '…';
        default:
          return unreachable(node);
      }
    })
    .join('');
}
