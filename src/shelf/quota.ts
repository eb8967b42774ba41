import type { Shelved } from '../match/shelf.js';
import { refuse, type Refusal } from '../rules/kernel/refusal.js';
import { mayChange, QUOTA, type Member } from './contract.js';

/** What a shelf has room for; each refusal names the limit. */

const MEBIBYTE = 1024 * 1024;

/** Why an upload of so many bytes is not taken. */
export const tooLarge = (bytes: number): Refusal =>
  refuse('shelf/too-large', { size: Math.ceil(bytes / MEBIBYTE), most: QUOTA.upload / MEBIBYTE });

/** Why a file cannot stand on the shelf; `null`: it can. */
export function misfit(
  by: Member,
  before: Shelved | undefined,
  then: { readonly count: number; readonly bytes: number; readonly own: number },
): Refusal | null {
  if (before && !mayChange(by, before)) return refuse('shelf/not-yours', { id: before.id });
  if (then.count > QUOTA.files) return refuse('shelf/full', { most: QUOTA.files });
  if (then.bytes > QUOTA.bytes) return refuse('shelf/heavy', { most: QUOTA.bytes / MEBIBYTE });
  if (!by.manages && before?.player !== by.player && then.own > QUOTA.ofOne) {
    return refuse('shelf/enough', { most: QUOTA.ofOne });
  }
  return null;
}
