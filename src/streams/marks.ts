import type { Event as CampaignEvent } from '../rules/campaign/events.js';
import type { Event as LeagueEvent } from '../rules/league/events.js';

/** What ends with an event, so that all up to there can be proved: `null` for most. */
export type Mark<Event> = (event: Event) => string | null;

/** A turn of a campaign, by its number. */
export const turnMark: Mark<CampaignEvent> = (event) => (event.type === 'TurnEnded' ? String(event.turn) : null);

/** A round of a league, as its post is called: stage, division and round. */
export const roundMark: Mark<LeagueEvent> = (event) =>
  event.type === 'RoundClosed' ? `${event.stage}.${event.division}.${event.round}` : null;
