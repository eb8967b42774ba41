import type { Table } from '../match/acts.js';
import type { VotePost } from '../present/posts/vote.js';
import type { MatchView } from '../rules/kernel/contract.js';
import { spectator } from '../rules/kernel/seats.js';
import type { AnyGame } from '../rules/registry.js';
import type { Referee } from '../match/contract.js';

/** The proposal before a table as its post shows it to everybody; `null` when there is none. */
export async function votePost(
  { referee }: { readonly referee: Referee },
  { header }: Table,
  view: MatchView<AnyGame>,
): Promise<VotePost | null> {
  const { proposal } = view;
  if (!proposal) return null;
  const { motion } = proposal;
  if (motion.kind !== 'undo' && motion.kind !== 'return') return { header, proposal, undone: [] };
  const orders = await referee.given(header.id, motion.to + 1, spectator);
  return { header, proposal, undone: orders };
}
