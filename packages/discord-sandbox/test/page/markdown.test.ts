import { describe, expect, it } from 'vitest';
import { parseInline, plainText } from '../../page/markdown-inline.js';
import { parseMarkdown } from '../../page/markdown.js';

const text = (words: string) => ({ kind: 'text', text: words });
const style = (name: string, ...children: unknown[]) => ({ kind: 'style', style: name, children });
const lines = (...children: unknown[]) => ({ kind: 'lines', children });

describe('markdown within a line', () => {
  it.each([
    ['**b**', [style('bold', text('b'))]],
    ['*i*', [style('italic', text('i'))]],
    ['_i_', [style('italic', text('i'))]],
    ['__u__', [style('underline', text('u'))]],
    ['~~s~~', [style('strike', text('s'))]],
    ['||h||', [style('spoiler', text('h'))]],
    ['***both***', [style('bold', style('italic', text('both')))]],
    ['**a *b* c**', [style('bold', text('a '), style('italic', text('b')), text(' c'))]],
    ['`**not bold**`', [{ kind: 'code', text: '**not bold**' }]],
    ['``a`b``', [{ kind: 'code', text: 'a`b' }]],
    ['\\*plain\\*', [text('*'), text('plain'), text('*')]],
    ['snake_case_name', [text('snake_case_name')]],
    ['2 * 3 * 4', [text('2 * 3 * 4')]],
    ['<@123>', [{ kind: 'user', id: '123' }]],
    ['<@!123>', [{ kind: 'user', id: '123' }]],
    ['<@&9>', [{ kind: 'role', id: '9' }]],
    ['<#77>', [{ kind: 'channel', id: '77' }]],
    ['</game new:5>', [{ kind: 'command', path: 'game new', id: '5' }]],
    ['<t:1700000000:R>', [{ kind: 'time', seconds: 1_700_000_000, style: 'R' }]],
    ['<t:1700000000>', [{ kind: 'time', seconds: 1_700_000_000, style: 'f' }]],
    ['<t:99999999999999999:R>', [text('<t:99999999999999999:R>')]],
    ['@everyone', [{ kind: 'everyone', name: 'everyone' }]],
    ['<:rook:123>', [{ kind: 'emoji', name: 'rook' }]],
    ['a\nb', [text('a'), { kind: 'break' }, text('b')]],
    ['unclosed **bold', [text('unclosed **bold')]],
  ])('%s', (source, nodes) => {
    expect(parseInline(source)).toEqual(nodes);
  });

  it('makes links of web addresses alone', () => {
    expect(parseInline('[x](https://a.example/b)')).toEqual([
      { kind: 'link', url: 'https://a.example/b', children: [text('x')] },
    ]);
    expect(parseInline('see https://a.example/b.')).toEqual([
      text('see '),
      { kind: 'link', url: 'https://a.example/b', children: [text('https://a.example/b')] },
      text('.'),
    ]);
    expect(parseInline('[x](javascript:alert(1))')).toEqual([text('[x](javascript:alert(1))')]);
  });

  it('gives the text alone, with names and without what is hidden', () => {
    const nodes = parseInline('**Turn 3**: <@5> `fires` ||secret||');
    expect(plainText(nodes, (kind, id) => `${kind}${id}`)).toBe('Turn 3: user5 fires ▒▒▒');
  });

  it('reads long runs of marks quickly', () => {
    const before = process.cpuUsage().user;
    for (const mark of ['*', '_', '|', '~', '`', '**a ', '<', '[']) parseInline(mark.repeat(2000 / mark.length));
    expect(process.cpuUsage().user - before).toBeLessThan(4_000_000);
  });
});

describe('markdown blocks', () => {
  it('reads headings, small print, quotes and code', () => {
    expect(parseMarkdown('# One\n### Three\n-# small\n> quoted\nplain\n```ts\nlet a;\n```')).toEqual([
      { kind: 'heading', level: 1, children: [text('One')] },
      { kind: 'heading', level: 3, children: [text('Three')] },
      { kind: 'small', children: [text('small')] },
      { kind: 'quote', blocks: [lines(text('quoted'))] },
      lines(text('plain')),
      { kind: 'code', language: 'ts', text: 'let a;' },
    ]);
  });

  it('nests lists by their indent', () => {
    expect(parseMarkdown('- a\n  - b\n- c\n3. d')).toEqual([
      {
        kind: 'list',
        ordered: false,
        start: 1,
        items: [
          [lines(text('a')), { kind: 'list', ordered: false, start: 1, items: [[lines(text('b'))]] }],
          [lines(text('c'))],
        ],
      },
      { kind: 'list', ordered: true, start: 3, items: [[lines(text('d'))]] },
    ]);
  });

  it('quotes everything after three marks', () => {
    expect(parseMarkdown('>>> a\nb')).toEqual([
      { kind: 'quote', blocks: [lines(text('a'), { kind: 'break' }, text('b'))] },
    ]);
  });
});
