import { t } from '../../i18n/index.js';
import { refuse } from '../../rules/kernel/refusal.js';
import type { Runnable } from '../contract.js';
import { refused, show, tell } from '../replies.js';
import { mayOfficiate } from './official.js';
import { MOST_BYTES, streamHere } from './stream.js';

/**
 * `/tools move`: hands the campaign or league of the channel over to another server or Arbitre, where it goes on (issue 18.7). Without
 * a key it says that of this one.
 */
export const move: Runnable = {
  options: [{ name: 'to', words: 'move-to', maxLength: 64 }],
  acknowledge: 'private',
  async run(services, request) {
    const { access, archives, campaigns, leagues } = services;
    const { key, player, at, locale, tongue, options } = request;
    const to = options['to']?.trim().toLowerCase();
    const publicKey = await access.publicKey();
    if (to === undefined) return tell(t(locale, 'tools.move-key', { publicKey }));
    const header = await streamHere(services, request);
    if (!header) return refused(refuse('tools/nothing-here'), tongue);
    const { id: stream, kind, endedAt, moved } = header;
    if (!(await mayOfficiate(services, request, header))) return refused(refuse('tools/not-its-official'), tongue);
    if (endedAt !== null && moved === null) return refused(refuse('tools/move-over'), tongue);
    if (!archives.canSealFor(to)) return refused(refuse('tools/no-such-key', { given: to }), tongue);
    if (moved === null) {
      const act = { key, player, at, stream };
      const done = await (kind === 'campaign' ? campaigns.desk : leagues).handOver(act, to);
      if (!done.ok) return refused(done.error, tongue);
    }
    // Whoever has given the wrong key gets it sealed for another.
    const made = await archives.handedOver(stream, to, MOST_BYTES);
    if (!made) return refused(refuse('tools/no-such-key', { given: to }), tongue);
    const name = `${kind === 'campaign' ? 'season' : 'league'}-${stream}.sealed`;
    const beside = made.beside.length > 0 ? [t(locale, 'tools.archive-beside', { files: made.beside })] : [];
    return show({
      kind: 'blocks',
      accent: null,
      blocks: [
        { kind: 'text', text: [t(locale, 'tools.moved', { name, publicKey }), ...beside].join('\n') },
        { kind: 'file', name, content: made.bytes },
      ],
    });
  },
};
