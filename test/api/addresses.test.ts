import { describe, expect, test } from 'vitest';
import { hookAddress, isPublic } from '../../src/api/addresses.js';

describe('issue 18.7: an address that is told is out on the internet', () => {
  test.each([
    ...[
      '127.0.0.1',
      '10.1.2.3',
      '172.16.0.1',
      '172.31.255.255',
      '192.168.1.1',
      '169.254.169.254',
      '0.0.0.0',
      '100.64.0.1',
    ],
    ...[
      '192.0.2.1',
      '198.18.0.1',
      '198.51.100.7',
      '203.0.113.9',
      '224.0.0.1',
      '240.0.0.1',
      '255.255.255.255',
      '192.0.0.8',
    ],
    ...[
      '::',
      '::1',
      'fe80::1',
      'fe80::1%eth0',
      'fc00::1',
      'fd12:3456::1',
      'ff02::1',
      '2001:db8::1',
      '2001::1',
      '2002:7f00:1::',
    ],
    ...['::ffff:127.0.0.1', '::ffff:7f00:1', '::127.0.0.1', '64:ff9b::7f00:1', '::ffff:8.8.8.8', '100::1', '3fff::1'],
    ...['', 'localhost', '999.1.1.1', '1.1.1'],
  ])('%j is not', (address) => expect(isPublic(address)).toBe(false));

  test.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '1.1.1.1', '2606:4700::1111', '2a00:1450:4001::1'])(
    '%j is',
    (address) => expect(isPublic(address)).toBe(true),
  );

  test.each([
    ['ftp://example.org/', 'not-https'],
    ['http://example.org/hook', 'not-https'],
    ['example.org', 'not-an-address'],
    ['https://ann:secret@example.org/', 'with-password'],
    ['https://localhost/', 'not-public'],
    ['https://intranet/', 'not-public'],
    ['https://db.internal/', 'not-public'],
    ['https://printer.local./', 'not-public'],
    ['https://127.0.0.1/', 'not-public'],
    // However a number is written, it is the same address.
    ['https://2130706433/', 'not-public'],
    ['https://0x7f.1/', 'not-public'],
    ['https://0177.0.0.1/', 'not-public'],
    ['https://[::ffff:10.0.0.1]/', 'not-public'],
    ['https://[::1]:8443/', 'not-public'],
  ])('%s is refused: %s', (text, wrong) => expect(hookAddress(text)).toEqual({ wrong }));

  test('a name out there is taken as it is; where it leads is looked at each time', () => {
    expect(hookAddress('https://example.org:8443/a?b=c')).toMatchObject({
      url: { hostname: 'example.org', port: '8443' },
    });
    expect(hookAddress('https://8.8.8.8/')).toHaveProperty('url');
  });
});
