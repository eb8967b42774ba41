import { deliveryBlocks } from '../../present/shelf.js';
import { refuse } from '../../rules/kernel/refusal.js';
import { QUOTA } from '../../shelf/contract.js';
import { tooLarge } from '../../shelf/quota.js';
import type { AttachedFile, Reply, Services, SlashRequest } from '../contract.js';
import { refused, show } from '../replies.js';

/** Units and maps of the community's that somebody brings to a server, one or an archive of them (IMP-08). */
export async function shelve(
  { shelf }: Services,
  { player, manages, at, tongue }: SlashRequest,
  guild: string,
  file: AttachedFile,
): Promise<Reply> {
  if (file.size > QUOTA.upload) return refused(tooLarge(file.size), tongue);
  const bytes = await file.bytes();
  if (!bytes) return refused(refuse('unit/file-unread', { name: file.name }), tongue);
  const brought = await shelf.bring({ guild, player, manages, at, file: file.name, bytes });
  if (!brought.ok) return refused(brought.error, tongue);
  const [only, ...more] = brought.value.refused;
  if (only && more.length === 0 && brought.value.kept.length === 0) return refused(only.why, tongue);
  return show({ kind: 'blocks', accent: null, blocks: deliveryBlocks(brought.value, tongue) });
}
