import type { PlayerId } from '../match/header.js';
import { callPost, type Awaited } from '../streams/awaited.js';
import type { Member } from '../streams/ports.js';

/** A call to those who are awaited in a campaign or league: its post, whom it calls, what for. */
export interface StreamCall {
  readonly post: string;
  readonly players: readonly PlayerId[];
  readonly line: string;
}

/** The call to a member who is awaited; none where there is nothing to say. */
export const callTo = (awaited: Awaited, line: string | null, members: readonly Member[]): readonly StreamCall[] =>
  line === null
    ? []
    : [
        {
          post: callPost(awaited),
          players: members.filter(({ part }) => part === awaited.part).map(({ player }) => player),
          line,
        },
      ];

/** What somebody is called for, a line each. */
export const linesFor = (calls: readonly StreamCall[], player: PlayerId): readonly string[] =>
  calls.filter(({ players }) => players.includes(player)).map(({ line }) => line);
