import type { FactionId, MissionId } from './ids.js';
import { sentFor } from './missions.js';
import type { Mission, OpenState } from './state.js';

/** Which factions are awaited in a campaign, and for what: everybody may act at any time, but here others wait for them. */

/** To send forces to a defence · to begin the battle · to agree to what was said of one. */
type CampaignCall = 'defend' | 'fight' | 'agree';

export interface Awaited {
  readonly who: FactionId;
  readonly what: CampaignCall;
  readonly subject: MissionId;
}

/** Every faction that is awaited now. */
export const awaitedIn = ({ missions }: Pick<OpenState, 'missions'>): readonly Awaited[] =>
  missions.flatMap((mission) => ofMission(mission).map((one) => ({ ...one, subject: mission.id })));

function ofMission(mission: Mission): readonly Omit<Awaited, 'subject'>[] {
  const { status, sides, claim } = mission;
  // What was said goes when the battle is booked.
  if (claim) {
    return sides[claim.side === 'attacker' ? 'defender' : 'attacker'].map((who) => ({ who, what: 'agree' }) as const);
  }
  if (status !== 'gathering') return [];
  // Whoever has raised it has come with somebody. Who comes to help is not awaited: the province is its owner's.
  return sentFor(mission, 'defender') === 0
    ? sides.defender.map((who) => ({ who, what: 'defend' }) as const)
    : sides.attacker.slice(0, 1).map((who) => ({ who, what: 'fight' }) as const);
}
