import { expect, test } from 'vitest';
import { isSealed, seal, unseal } from '../../src/match/sealed.js';
import { keyFrom, publicKeyOf } from '../../src/match/signature.js';

const [mine, theirs, fresh] = [keyFrom('mine'), keyFrom('theirs'), keyFrom('fresh')];
const text = new TextEncoder().encode('who holds which cards');

test('what is sealed for an installation only that one opens, and not once a byte is changed (issue 18.7)', () => {
  const sealed = seal(text, publicKeyOf(mine), fresh) ?? new Uint8Array();
  expect(isSealed(sealed)).toBe(true);
  expect(Buffer.from(sealed).includes(Buffer.from(text))).toBe(false);
  expect(Buffer.from(unseal(sealed, mine) ?? []).toString()).toBe('who holds which cards');
  expect(unseal(sealed, theirs)).toBeNull();
  for (const at of [0, 20, 50, 60, sealed.length - 1]) {
    const changed = Uint8Array.from(sealed, (byte, i) => (i === at ? byte ^ 1 : byte));
    expect(unseal(changed, mine)).toBeNull();
  }
  expect(unseal(sealed.subarray(0, 40), mine)).toBeNull();
  expect(isSealed(text)).toBe(false);
});

test('what is no key seals nothing: too short, no point that is of use', () => {
  for (const none of [
    '',
    'x',
    publicKeyOf(mine).slice(2),
    `01${'00'.repeat(31)}`,
    `ff${'ff'.repeat(31)}`,
    `00${'00'.repeat(31)}`,
  ])
    expect(seal(text, none, fresh)).toBeNull();
});

test('keys of exchange are those of the standards: RFC 8032, test 1', () => {
  // The secret of that test; its public half is published, and any machine opens what it sealed for itself.
  const secret = '9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60';
  expect(publicKeyOf(secret)).toBe('d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a');
  const sealed = seal(text, publicKeyOf(secret), fresh) ?? new Uint8Array();
  expect(Buffer.from(unseal(sealed, secret) ?? []).equals(Buffer.from(text))).toBe(true);
});
