import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkMessage } from '../../src/discord/check-message.js';
import { LIMITS } from '../../src/discord/limits.js';
import { toPayload } from '../../src/discord/to-components.js';
import { cutText, withinLimits } from '../../src/discord/within-limits.js';
import type { Block, Button, Menu, Message, Picker } from '../../src/present/message.js';
import { pictureBlock } from '../support/picture-block.js';

const longText = (most: number) =>
  fc.oneof(fc.string({ maxLength: 40, unit: 'grapheme' }), fc.string({ maxLength: most }), lines(most));
/** Many lines, as reports have them, now and then with a block of code. */
function lines(most: number) {
  return fc
    .tuple(fc.integer({ min: 0, max: most }), fc.integer({ min: 1, max: 200 }), fc.boolean())
    .map(
      ([length, width, code]) => `${code ? '```\n' : ''}${`${'я'.repeat(width)}\n`.repeat(Math.ceil(length / width))}`,
    );
}
const action = fc.record({ verb: fc.constantFrom('my', 'odds'), args: fc.array(longText(120), { maxLength: 3 }) });
const button: fc.Arbitrary<Button> = fc.record({
  action,
  label: longText(200),
  style: fc.constantFrom('primary' as const, 'danger' as const),
});
const menu: fc.Arbitrary<Menu> = fc.record({
  action,
  placeholder: longText(300),
  min: fc.integer({ min: 0, max: 5 }),
  max: fc.integer({ min: 1, max: 60 }),
  options: fc.array(
    fc.record({ value: longText(120), label: longText(200), description: longText(200), chosen: fc.boolean() }),
    { maxLength: 40 },
  ),
});
const picker: fc.Arbitrary<Picker> = fc.record({
  action,
  picks: fc.constantFrom('role' as const, 'channel' as const, 'forum' as const),
  placeholder: longText(300),
  min: fc.constantFrom(0 as const, 1 as const),
  max: fc.integer({ min: 1, max: 60 }),
  chosen: fc.array(fc.string(), { maxLength: 40 }),
});
const block: fc.Arbitrary<Block> = fc.oneof(
  longText(9_000).map((text): Block => ({ kind: 'text', text })),
  fc.constant<Block>({ kind: 'line' }),
  longText(2_000).map((alt): Block => ({ ...pictureBlock, ...(pictureBlock.kind === 'picture' ? { alt } : {}) })),
  fc.array(button, { maxLength: 12 }).map((buttons): Block => ({ kind: 'buttons', buttons })),
  menu.map((one): Block => ({ kind: 'menu', menu: one })),
  picker.map((one): Block => ({ kind: 'picker', picker: one })),
  fc.integer({ min: 1, max: 99 }).map((n): Block => ({ kind: 'file', name: `${n}.md`, content: 'x' })),
);
const message: fc.Arbitrary<Message> = fc.oneof(
  fc.record({
    kind: fc.constant('plain' as const),
    text: longText(5_000).map((text) => `!${text}`),
    mentions: fc.array(fc.string(), { maxLength: 150 }),
  }),
  fc.record({
    kind: fc.constant('blocks' as const),
    accent: fc.constantFrom(null, 1),
    blocks: fc.array(block, { maxLength: 45 }).map((all): readonly Block[] => [{ kind: 'text', text: '!' }, ...all]),
  }),
);
const drawn = { png: new Uint8Array([1]), width: 1, height: 1 };

describe('D-04 a message is measured where it is sent', () => {
  it('whatever made it, Discord takes it, with its pictures and without', () => {
    fc.assert(
      fc.property(message, fc.constantFrom('en' as const, 'fr' as const, 'ru' as const), (made, locale) => {
        const fitted = withinLimits(made, locale).message;
        const pictures = fitted.kind === 'blocks' ? fitted.blocks.filter(({ kind }) => kind === 'picture') : [];
        expect(
          checkMessage(
            toPayload(
              fitted,
              pictures.map(() => drawn),
              '01234567',
            ),
          ),
        ).toEqual([]);
        expect(checkMessage(toPayload(fitted, []))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('what keeps to all limits stays as it was made', () => {
    const made: Message = { kind: 'blocks', accent: 1, blocks: [{ kind: 'text', text: 'x'.repeat(LIMITS.texts) }] };
    expect(withinLimits(made, 'en')).toEqual({ message: made, long: false, faults: [] });
  });

  it('a text that is too long is whole in a file, and says so', () => {
    const odds = Array.from({ length: 300 }, (_, i) => `line ${i} of the odds against everybody`).join('\n');
    const made: Message = { kind: 'blocks', accent: null, blocks: [{ kind: 'text', text: odds }] };
    const { message: fitted, long, faults } = withinLimits(made, 'en');
    expect([long, faults]).toEqual([true, []]);
    if (fitted.kind !== 'blocks') throw new Error('it became plain');
    const [text, file] = fitted.blocks;
    expect(text).toMatchObject({ text: expect.stringContaining('all of it is in the file whole.md') as string });
    expect(file).toEqual({ kind: 'file', name: 'whole.md', content: odds });
  });

  it('short texts beside a long one stay whole', () => {
    const blocks: readonly Block[] = [
      { kind: 'text', text: '### Heading' },
      { kind: 'text', text: 'line\n'.repeat(2_000) },
      { kind: 'text', text: '-# page 1 of 2' },
    ];
    const { message: fitted } = withinLimits({ kind: 'blocks', accent: null, blocks }, 'fr');
    if (fitted.kind !== 'blocks') throw new Error('it became plain');
    expect([fitted.blocks[0], fitted.blocks[2]]).toEqual([blocks[0], blocks[2]]);
  });

  it('is cut at the end of a line, between characters, and leaves no block of code open', () => {
    expect(cutText('one\ntwo\nthree four five six', 20)).toBe('one\ntwo\nthree …');
    expect(cutText('first line is this\nsecond', 24)).toBe('first line is this…');
    expect(cutText('🎲'.repeat(30), 21)).toBe(`${'🎲'.repeat(7)}…`);
    expect(cutText(`\`\`\`\n${'x\n'.repeat(30)}\`\`\``, 30)).toMatch(/^```\n(x\n)+```$/u);
  });

  it('of a picture that could not be drawn its words are shown, when there are no others', () => {
    const payload = toPayload({ kind: 'blocks', accent: null, blocks: [pictureBlock] }, [null]);
    expect(checkMessage(payload)).toEqual([]);
    expect(JSON.stringify(payload.components)).toContain('"content":"alt"');
  });
});
