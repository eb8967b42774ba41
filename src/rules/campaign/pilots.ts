import { refuse, type Refusal } from '../kernel/refusal.js';
import type { FactionCommand } from './commands.js';
import type { FactionId } from './ids.js';
import { balance, transfer } from './ledger.js';
import type { Page } from './page.js';
import { stepCost, talentsOf, type Characteristic } from './ranks.js';
import type { OpenState, Pilot } from './state.js';

/** What pilots learn from what they have lived through (CLN-14, CLN-16). */

type Of<Type extends FactionCommand['type']> = Extract<FactionCommand, { type: Type }>;

/** A pilot learns the next step of a bonus (CLN-14). */
export function learn(page: Page, faction: FactionId, { pilot: id, characteristic }: Of<'learn'>): Refusal | null {
  const pilot = alive(page.state, faction, id);
  if ('code' in pilot) return pilot;
  const wrong = cannotLearn(page.state, pilot, characteristic);
  if (wrong) return wrong;
  const from = pilot.bonuses[characteristic];
  const event = page.write({ type: 'BonusLearned', pilot: id, characteristic, to: from + 1 });
  const cost = stepCost(from, page.state.options) ?? 0;
  const line = { cause: { battle: null, event }, turn: page.state.turn, currency: 'xp', why: 'bonus' } as const;
  page.post(transfer(-cost, id, line));
  return null;
}

/** Why a pilot cannot learn the next step of a bonus, or `null`. */
export function cannotLearn(
  { ledger, options }: OpenState,
  { id, bonuses }: Pilot,
  characteristic: Characteristic,
): Refusal | null {
  const price = stepCost(bonuses[characteristic], options);
  if (price === null) return refuse('campaign/learned-out', { pilot: id, characteristic }, 'CLN-14');
  const has = balance(ledger, 'xp', id);
  return has < price ? refuse('campaign/too-little-xp', { pilot: id, price, has }, 'CLN-14') : null;
}

/** A pilot takes up a talent that their rank gives access to (CLN-16). */
export function takeTalent(page: Page, faction: FactionId, { pilot: id, talent }: Of<'talent'>): Refusal | null {
  const { setup, options } = page.state;
  const pilot = alive(page.state, faction, id);
  if ('code' in pilot) return pilot;
  const known = setup.talents.filter((one) => !pilot.talents.includes(one));
  if (!known.includes(talent)) return refuse('campaign/no-such-talent', { talent, known }, 'CLN-16');
  const most = talentsOf(pilot.bonuses, options);
  if (pilot.talents.length >= most) return refuse('campaign/talents-full', { pilot: id, most }, 'CLN-16');
  page.write({ type: 'TalentLearned', pilot: id, talent });
  return null;
}

function alive({ pilots }: OpenState, faction: FactionId, id: string): Pilot | Refusal {
  const pilot = pilots.find((one) => one.id === id);
  if (pilot?.faction !== faction) return refuse('campaign/not-yours', { what: id });
  return pilot.dead ? refuse('campaign/dead', { pilot: id }) : pilot;
}
