import { t } from '../../i18n/index.js';
import { refuse } from '../../rules/kernel/refusal.js';
import type { Runnable } from '../contract.js';
import { isOver } from '../../streams/ports.js';
import { refused, show } from '../replies.js';
import { MOST_BYTES, streamHere } from './stream.js';

/** `/tools archive`: the campaign or league of the channel as one file that proves itself offline. Everybody may have it: it tells what everybody may know. */
export const archive: Runnable = {
  options: [],
  acknowledge: 'private',
  async run(services, request) {
    const { archives } = services;
    const { locale, tongue } = request;
    const header = await streamHere(services, request);
    const packed = header && (await archives.packed(header.id, MOST_BYTES));
    if (!header || !packed) return refused(refuse('tools/nothing-here'), tongue);
    const name = `${header.kind === 'campaign' ? 'season' : 'league'}-${header.id}.json.gz`;
    const words = t(locale, isOver(header) ? 'tools.archive' : 'tools.archive-so-far', { name });
    const beside = packed.beside.length > 0 ? [t(locale, 'tools.archive-beside', { files: packed.beside })] : [];
    return show({
      kind: 'blocks',
      accent: null,
      blocks: [
        { kind: 'text', text: [words, ...beside].join('\n') },
        { kind: 'file', name, content: packed.bytes },
      ],
    });
  },
};
