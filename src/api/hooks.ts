import { createHash } from 'node:crypto';
import type { AccessStore, Hook } from '../match/access.js';
import type { Referee } from '../match/contract.js';
import { canonicalJson } from '../match/hash.js';
import { instant, type Instant } from '../match/header.js';
import { createWokenRounds, type WokenRounds } from '../match/rounds.js';
import { publicKeyOf, signatureOf } from '../match/signature.js';
import type { Ruleset } from '../rules/kernel/contract.js';
import { spectator } from '../rules/kernel/seats.js';
import type { AnyGame, RulesetId } from '../rules/registry.js';
import { hookAddress } from './addresses.js';
import { matchFacts } from './match-facts.js';

/**
 * Tells addresses of a match when something changes that everybody may know. Each waits with the revision that it was told last,
 * beside the match: what is committed is told, whenever the program ends, and at least once. What only some may know changes
 * nothing of what is told, and so brings no word to anybody.
 */

export interface HookNeeds {
  readonly access: Pick<AccessStore, 'hooksDue' | 'settleHook'>;
  readonly referee: Pick<Referee, 'table' | 'view'>;
  readonly rulesetOf: (id: RulesetId) => Pick<Ruleset<AnyGame>, 'chapter'>;
  /** The secret half of the installation's key. */
  readonly key: () => Promise<string>;
  readonly post: (url: URL, headers: Readonly<Record<string, string>>, body: string) => Promise<number>;
  readonly now: () => Instant;
  readonly log: (message: string, facts: object) => void;
}

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

  async function tell(hook: Hook & { readonly revision: number }): Promise<void> {
    const facts = await factsOf(needs, hook);
    const hash = createHash('sha256').update(canonicalJson(facts), 'utf8').digest('hex');
    if (facts === null || hash === hook.hash) return access.settleHook(hook.id, { told: hook.revision });
    const failure = await failureOf(hook, facts);
    if (failure === null) {
      const told = {
        told: hook.revision,
        deliveries: hook.deliveries + 1,
        hash,
        attempts: 0,
        failure,
        notBefore: now(),
      };
      return access.settleHook(hook.id, told);
    }
    const attempts = hook.attempts + 1;
    log('an address could not be told of a match', { hook: hook.id, match: hook.match, attempts, failure });
    await access.settleHook(hook.id, {
      ...{ attempts, failure },
      notBefore: instant(now() + waitAfter(attempts)),
      ...(attempts >= MOST_ATTEMPTS ? { stoppedAt: now() } : {}),
    });
  }

  async function failureOf({ id, url, deliveries }: Hook, facts: object): Promise<string | null> {
    const address = hookAddress(url);
    if ('wrong' in address) return address.wrong;
    const delivery = `${id}-${deliveries + 1}`;
    const body = JSON.stringify({ delivery, at: now(), ...facts });
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
      await Promise.all((await access.hooksDue(now(), AT_ONCE)).map(tell));
    } catch (error) {
      log('addresses could not be told', { error });
    }
  });
}

/** What everybody may know of a match now; `null`: it is gone. */
async function factsOf({ referee, rulesetOf }: HookNeeds, { match }: Hook): Promise<object | null> {
  const table = await referee.table(match);
  if (!table) return null;
  const { header, state } = table;
  const view = referee.view(table, spectator);
  const awaited = view && !view.outcome ? [...new Set(view.questions.map(({ seat }) => seat))] : [];
  return {
    match: matchFacts(table),
    chapter: state ? rulesetOf(header.ruleset).chapter(state) : null,
    awaited,
  };
}
