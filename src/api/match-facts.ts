import type { Table } from '../match/acts.js';

/** What everybody may know of a match beside its view, for other programs. No counts: how much has happened in secret would show in them. */
export function matchFacts({ header, state }: Table): object {
  const { id, ruleset, scenario, options, status, channel, createdAt, startedAt, endedAt, commitment, of } = header;
  return {
    ...{ id, ruleset, scenario, options, status, channel, createdAt, startedAt, endedAt, commitment },
    of: of ?? null,
    seats: header.holders.map(({ seat, side, player }) => ({ seat: seat ?? side, side, player })),
    outcome: state?.outcome ?? null,
  };
}
