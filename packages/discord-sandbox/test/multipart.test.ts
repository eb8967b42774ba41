import { describe, expect, it } from 'vitest';
import { pictureFacts } from '../src/images.js';
import { readParts } from '../src/rest/multipart.js';

const TYPE = 'multipart/form-data; boundary=cut';
const body = (...lines: readonly string[]): Buffer => Buffer.from(lines.join('\r\n'), 'latin1');

describe('sandbox: multipart bodies', () => {
  it('keep every byte of a file, line ends and look-alikes of the boundary too', () => {
    const bytes = Buffer.from('\r\n--cu\r\n\0\u00ff--cut', 'latin1');
    const parts = readParts(
      Buffer.concat([
        body(
          '--cut',
          'Content-Disposition: form-data; name="files[0]"; filename="a b%22.bin"',
          'Content-Type: image/png',
          '',
          '',
        ),
        bytes,
        body('', '--cut', 'content-disposition: form-data; name="payload_json"', '', '{}', '--cut--', ''),
      ]),
      TYPE,
    );
    expect(parts).toEqual([
      { name: 'files[0]', filename: 'a b".bin', contentType: 'image/png', bytes },
      { name: 'payload_json', filename: undefined, contentType: undefined, bytes: Buffer.from('{}') },
    ]);
  });

  it('take a quoted boundary, and an empty file', () => {
    const parts = readParts(
      body('--cut', 'Content-Disposition: form-data; filename="e"; name="f"', '', '', '--cut--'),
      'multipart/form-data; boundary="cut"',
    );
    expect(parts).toEqual([{ name: 'f', filename: 'e', contentType: undefined, bytes: Buffer.alloc(0) }]);
  });

  it.each([
    ['without a boundary', 'multipart/form-data', body('--cut--')],
    ['that never begin', TYPE, body('hello')],
    ['that never end', TYPE, body('--cut', 'Content-Disposition: form-data; name="f"', '', 'x')],
    ['with a part without a name', TYPE, body('--cut', 'Content-Type: text/plain', '', 'x', '--cut--')],
  ] as const)('are refused %s', (_, type, bytes) => {
    expect(readParts(bytes, type)).toBeUndefined();
  });
});

describe('sandbox: kinds and measures of pictures', () => {
  const bytes = (hex: string): Buffer => Buffer.from(hex.replace(/ /g, ''), 'hex');

  it.each([
    ['GIF', '474946383961 0a00 1400', { contentType: 'image/gif', width: 10, height: 20 }],
    [
      'JPEG, its other segments stepped over',
      'ffd8 ffe0 0004 0000 ffc0 0011 08 0014 000a 03 0000',
      { contentType: 'image/jpeg', width: 10, height: 20 },
    ],
    [
      'WebP, lossy',
      '52494646 00000000 57454250 56503820 00000000 000000 9d012a 0a00 1400',
      { contentType: 'image/webp', width: 10, height: 20 },
    ],
    [
      'WebP, extended',
      '52494646 00000000 57454250 56503858 00000000 00000000 090000 130000',
      { contentType: 'image/webp', width: 10, height: 20 },
    ],
    ['a text', '68656c6c6f', undefined],
    ['nothing', '', undefined],
    ['a JPEG cut short', 'ffd8 ffe0 0004 0000', undefined],
  ] as const)('%s', (_, hex, facts) => {
    expect(pictureFacts(bytes(hex))).toEqual(facts);
  });
});
