import { describe, expect, it } from 'vitest';
import { checkMessage } from '../../src/discord/check-message.js';
import { drawMessage } from '../../src/discord/draw-message.js';
import { LIMITS } from '../../src/discord/limits.js';
import { toModal, toPayload } from '../../src/discord/to-components.js';
import { createLog } from '../../src/log.js';
import type { Block, Button, Menu, Message } from '../../src/present/message.js';
import type { Draw } from '../../src/present/picture.js';
import { pictureBlock } from '../support/picture-block.js';

const blocks = (...all: readonly Block[]): Message => ({ kind: 'blocks', accent: 1, blocks: all });
const faults = (message: Message) => checkMessage(toPayload(message, []));
const button = (label: string, arg = 'x'): Button => ({
  action: { verb: 'my', args: [arg] },
  label,
  style: 'primary',
});
const menu = (change: Partial<Menu>): Block => ({
  kind: 'menu',
  menu: {
    action: { verb: 'set', args: [] },
    placeholder: 'p',
    min: 1,
    max: 1,
    options: [{ value: 'v', label: 'l' }],
    ...change,
  },
});
const text = (length: number): Block => ({ kind: 'text', text: 'x'.repeat(length) });

describe('limits of a message', () => {
  it('are kept by a plain one', () => {
    expect(faults({ kind: 'plain', text: 'hello', mentions: ['1'] })).toEqual([]);
    expect(faults(blocks(text(LIMITS.texts)))).toEqual([]);
  });

  it('D-04: are kept by words with buttons below, as calls have them: only what has the flag of Components V2 has no content', () => {
    const call: Message = { kind: 'plain', text: 'hello', mentions: ['1'], buttons: [button('a')] };
    expect(faults(call)).toEqual([]);
    expect(checkMessage({ ...toPayload(blocks(text(1)), []), content: 'hello' })).toEqual([
      'content beside Components V2',
    ]);
  });

  it.each<readonly [string, Message, string]>([
    ['content', { kind: 'plain', text: 'x'.repeat(2001), mentions: [] }, 'content: 2001, at most 2000'],
    ['texts together', blocks(text(3000), text(1001)), 'texts: 4001, at most 4000'],
    ['an empty text', blocks(text(0)), 'empty text'],
    ['components', blocks(...Array.from({ length: 40 }, () => text(1))), 'components: 41, at most 40'],
    [
      'buttons in a row',
      blocks({ kind: 'buttons', buttons: ['1', '2', '3', '4', '5', '6'].map((n) => button(n, n)) }),
      'buttons in a row: 6, at most 5',
    ],
    ['a row', blocks({ kind: 'buttons', buttons: [] }), 'empty row'],
    ['a label', blocks({ kind: 'buttons', buttons: [button('x'.repeat(81))] }), 'label of my|x: 81, at most 80'],
    ['ids', blocks({ kind: 'buttons', buttons: [button('a'), button('b')] }), 'custom id twice: my|x'],
    [
      'options',
      blocks(menu({ options: Array.from({ length: 26 }, (_, i) => ({ value: String(i), label: 'l' })) })),
      'options of set: 26, at most 25',
    ],
    [
      'a value',
      blocks(menu({ options: [{ value: 'x'.repeat(101), label: 'l' }] })),
      'value ' + 'x'.repeat(101) + ': 101, at most 100',
    ],
    ['picks', blocks(menu({ max: 2 })), 'picks of set: 2, at most 1'],
    ['a placeholder', blocks(menu({ placeholder: 'x'.repeat(151) })), 'placeholder of set: 151, at most 150'],
  ])('name %s that breaks one', (_what, message, fault) => {
    expect(faults(message)).toContain(fault);
  });
});

describe('pictures of a message', () => {
  const log = createLog('error', () => undefined);
  const drawn = { png: new Uint8Array([1]), width: 1, height: 1 };
  const message = blocks(text(3), pictureBlock);

  it('go out with it when they are drawn in time', async () => {
    const draw: Draw = () => Promise.resolve(drawn);
    const { now, later } = await drawMessage(message, draw, log, { locale: 'en', marker: 'abc' });
    expect(now.files.map(({ name, description }) => [name, description])).toEqual([['map-abc-1.png', 'alt']]);
    expect(later).toBeNull();
  });

  it('that are late do not keep the text waiting, and follow', async () => {
    let finish: (picture: typeof drawn) => void = () => undefined;
    const draw: Draw = () => new Promise((resolve) => (finish = resolve));
    const { now, later } = await drawMessage(message, draw, log, { locale: 'en', patience: 1 });
    expect(now.files).toEqual([]);
    expect(checkMessage(now)).toEqual([]);
    finish(drawn);
    expect((await later)?.files).toHaveLength(1);
  });

  it('that cannot be drawn leave the text', async () => {
    const draw: Draw = () => Promise.reject(new Error('no ink'));
    const { now } = await drawMessage(message, draw, log, { locale: 'en' });
    expect(now.files).toEqual([]);
    expect(checkMessage(now)).toEqual([]);
  });
});

describe('a form', () => {
  it('becomes a modal with labels', () => {
    const modal = toModal({
      action: { verb: 'entered', args: ['m'] },
      title: 'How far?',
      fields: [{ id: 'value', label: 'Enter', placeholder: '1 to 3', most: 100 }],
    });
    expect(modal.custom_id).toBe('entered|m');
    expect(modal.components).toHaveLength(1);
  });
});
