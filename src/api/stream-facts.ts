import type { Member, StreamHeader } from '../streams/ports.js';

/** What everybody may know of a campaign or league beside its view, for other programs. */
export function streamFacts({
  header,
  members,
}: {
  readonly header: StreamHeader;
  readonly members: readonly Member[];
}) {
  const { id, kind, channel, createdAt, endedAt, moved, commitment } = header;
  return { id, kind, channel, createdAt, endedAt, moved: moved !== null, commitment, members };
}
