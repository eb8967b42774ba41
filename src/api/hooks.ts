import { createHash } from 'node:crypto';
import type { AccessStore, Hook } from '../match/access.js';
import { canonicalJson } from '../match/hash.js';
import { instant, type Instant } from '../match/header.js';
import { createWokenRounds, type WokenRounds } from '../match/rounds.js';
import { publicKeyOf, signatureOf } from '../match/signature.js';
import { hookAddress } from './addresses.js';
import { hookFacts, type HookFacts, type HookSources } from './hook-facts.js';

/**
 * Tells addresses of a match, a campaign or a league when something changes that everybody may know. Each waits with the revision
 * that it was told last, beside what it is told of: what is committed is told, whenever the program ends, and at least once. What only some may know changes
 * nothing of what is told, and so brings no word to anybody.
 */

export interface HookNeeds extends HookSources {
  readonly access: Pick<AccessStore, 'hooksDue' | 'settleHook'>;
  /** The secret half of the installation's key. */
  readonly key: () => Promise<string>;
  readonly post: (url: URL, headers: Readonly<Record<string, string>>, body: string) => Promise<number>;
  readonly now: () => Instant;
  readonly log: (message: string, facts: object) => void;
}

type Settled = Parameters<AccessStore['settleHook']>[1] & Pick<Hook, 'told'>;

const AT_ONCE = 20;
/** What follows at once goes along, in milliseconds. */
const BEAT = 50;
/** Waits after failures, in milliseconds: doubled each time, up to the most. */
const FIRST_WAIT = 10_000;
const MOST_WAIT = 3_600_000;
/** After so many failures, about a day, an address is told no more. */
const MOST_ATTEMPTS = 30;

/** The wait after so many failures in a row, in milliseconds. */
export const waitAfter = (attempts: number): number =>
  Math.min(MOST_WAIT, FIRST_WAIT * 2 ** Math.min(attempts - 1, 20));

/** A round tells what is to be told now. */
export function createHooks(needs: HookNeeds): WokenRounds {
  const { access, now, log } = needs;

  /** Tells one; true: there is more. */
  async function tell(hook: Hook & { readonly revision: number }): Promise<boolean> {
    const known = await hookFacts(needs, hook);
    if (!known) return settled(hook, { told: hook.revision });
    const hash = createHash('sha256').update(canonicalJson(known.facts), 'utf8').digest('hex');
    if (hash === hook.hash && known.news.length === 0) return settled(hook, known.told);
    const failure = await failureOf(hook, known);
    if (failure === null) {
      const told = {
        ...known.told,
        deliveries: hook.deliveries + 1,
        hash,
        attempts: 0,
        failure,
        notBefore: now(),
      };
      return settled(hook, told);
    }
    const attempts = hook.attempts + 1;
    log('an address could not be told', { hook: hook.id, of: hook.of, attempts, failure });
    await access.settleHook(hook.id, {
      ...{ attempts, failure },
      notBefore: instant(now() + waitAfter(attempts)),
      ...(attempts >= MOST_ATTEMPTS ? { stoppedAt: now() } : {}),
    });
    return false;
  }

  async function settled({ id, revision }: Hook & { readonly revision: number }, change: Settled): Promise<boolean> {
    await access.settleHook(id, change);
    return change.told < revision;
  }

  async function failureOf({ id, url, deliveries }: Hook, { facts, news }: HookFacts): Promise<string | null> {
    const address = hookAddress(url);
    if ('wrong' in address) return address.wrong;
    const delivery = `${id}-${deliveries + 1}`;
    const body = JSON.stringify({ delivery, at: now(), ...facts, ...(news.length > 0 ? { events: news } : {}) });
    const key = await needs.key();
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'user-agent': 'Arbitre',
      'arbitre-delivery': delivery,
      'arbitre-key': publicKeyOf(key),
      'arbitre-signature': signatureOf(body, key),
    };
    try {
      const status = await needs.post(address.url, headers, body);
      return status >= 200 && status < 300 ? null : `status ${status}`;
    } catch (error) {
      return (error instanceof Error ? error.message : String(error)).slice(0, 200);
    }
  }

  return createWokenRounds(BEAT, async () => {
    try {
      // Of what happened at once more than goes along, the next goes out right after it.
      for (let more = true; more;)
        more = (await Promise.all((await access.hooksDue(now(), AT_ONCE)).map(tell))).includes(true);
    } catch (error) {
      log('addresses could not be told', { error });
    }
  });
}
