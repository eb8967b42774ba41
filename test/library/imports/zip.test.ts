import { describe, expect, test } from 'vitest';
import { zipEntries } from '../../../src/library/imports/zip.js';
import { textIn } from '../../../src/library/imports/text.js';
import { zipOf } from '../../support/community-files.js';

const entriesOf = (archive: Uint8Array, most = 100) => {
  const entries = zipEntries(archive, most);
  if (!entries.ok) throw new Error(entries.error.code);
  return entries.value;
};
const codeOf = (result: { readonly ok: boolean; readonly error?: { readonly code: string } }) => result.error?.code;

describe('IMP-05 an archive', () => {
  test('lists its files and unpacks them, deflated or stored', () => {
    const archive = zipOf([
      { name: 'ä/one.mtf', content: 'one '.repeat(100) },
      { name: 'two.mtf', content: 'two', method: 0 },
      { name: 'folder/', content: '' },
    ]);
    const entries = entriesOf(archive);
    expect(entries.map(({ name }) => name)).toEqual(['ä/one.mtf', 'two.mtf']);
    expect(
      entries.map(({ bytes }) => bytes(1000)).map((read) => read.ok && Buffer.from(read.value).toString().slice(0, 4)),
    ).toEqual(['one ', 'two']);
  });

  test('a bomb is not unpacked beyond the limit, whatever it says of its size', () => {
    const archive = zipOf([{ name: 'bomb.mtf', content: Buffer.alloc(50_000_000) }]);
    archive.writeUInt32LE(10, archive.indexOf(Buffer.from([0x50, 0x4b, 1, 2])) + 24);
    expect(codeOf(entriesOf(archive)[0]?.bytes(1024) ?? { ok: true })).toBe('import/too-large');
  });

  test('with too many files, a password, another packing, or damage is refused', () => {
    const two = zipOf([
      { name: 'a', content: 'a' },
      { name: 'b', content: 'b' },
    ]);
    expect(codeOf(zipEntries(two, 1))).toBe('import/too-many');
    expect(codeOf(zipEntries(Buffer.from('no archive'), 9))).toBe('import/zip-broken');
    expect(codeOf(zipEntries(two.subarray(40), 9))).toBe('import/zip-broken');
    const [locked] = entriesOf(zipOf([{ name: 'a', content: 'a', flags: 1 }]));
    expect(codeOf(locked?.bytes(99) ?? { ok: true })).toBe('import/zip-locked');
    const [strange] = entriesOf(zipOf([{ name: 'a', content: 'a', method: 12 }]));
    expect(codeOf(strange?.bytes(99) ?? { ok: true })).toBe('import/zip-method');
    const [noise] = entriesOf(zipOf([{ name: 'a', content: 'a', method: 0 }]).fill(8, 0, 0));
    expect(noise?.bytes(99).ok).toBe(true);
  });
});

describe('IMP-05 a text is read in the encoding that it has', () => {
  test.each([
    ['UTF-8', Buffer.from('Götz'), 'Götz'],
    ['UTF-8 with a mark', Buffer.from('\uFEFFGötz'), 'Götz'],
    ['UTF-16', Buffer.from('\uFEFFGötz', 'utf16le'), 'Götz'],
    ['old Windows', Buffer.from('Götz', 'latin1'), 'Götz'],
  ])('%s', (_, bytes, text) => {
    expect(textIn(bytes)).toEqual({ ok: true, value: text });
  });

  test('what is no text is refused', () => {
    expect(codeOf(textIn(Buffer.from([0, 1, 2, 3])))).toBe('import/no-text');
  });
});
