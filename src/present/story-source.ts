import type { SeasonSource } from './campaign/season.js';
import type { LeagueSource } from './league/season.js';

/** Where a page comes from: the events of a campaign, or of a league. */
export type StorySource = SeasonSource | LeagueSource;

/** Makes pages of campaigns and leagues. */
export interface SeasonReplays {
  /** The page of a season, small enough for Discord to accept. Rejects if it cannot be made. */
  season(source: StorySource): Promise<string>;
}
