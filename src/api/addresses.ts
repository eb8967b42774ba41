import { BlockList, isIP } from 'node:net';

/**
 * Which addresses are out on the internet, and no part of the network in which Arbitre itself stands: a webhook must never reach
 * the operator's own machines. Node's own `BlockList` compares addresses, so that no package is needed for it.
 */

const reserved = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  reserved.addSubnet(net, bits, 'ipv4');
// Tunnels and examples within what is given out of IPv6: an address of version 4 may hide in them.
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  reserved.addSubnet(net, bits, 'ipv6');

/** All of IPv6 that is given out; what lies beyond is local, mapped from version 4, or nobody's. */
const given = new BlockList();
given.addSubnet('2000::', 3, 'ipv6');

/** Whether a numerical address is out on the internet; false also for what is no address. */
export function isPublic(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !reserved.check(address, 'ipv4');
    case 6:
      return !address.includes('%') && given.check(address, 'ipv6') && !reserved.check(address, 'ipv6');
    default:
      return false;
  }
}

/** Why an address cannot be told of anything. */
export type BadAddress = 'not-an-address' | 'not-https' | 'with-password' | 'not-public';

/** An address that may be told, as far as it shows; where its name leads is looked at each time. */
export function hookAddress(text: string): { readonly url: URL } | { readonly wrong: BadAddress } {
  if (!URL.canParse(text)) return { wrong: 'not-an-address' };
  const url = new URL(text);
  if (url.protocol !== 'https:') return { wrong: 'not-https' };
  if (url.username !== '' || url.password !== '') return { wrong: 'with-password' };
  const host = hostOf(url);
  const isLocal = isIP(host) === 0 && (!host.includes('.') || /\.(?:localhost|local|internal)\.?$/u.test(host));
  return isLocal || (isIP(host) !== 0 && !isPublic(host)) ? { wrong: 'not-public' } : { url };
}

/** The name or number of an address, without the brackets of IPv6. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/gu, '');
