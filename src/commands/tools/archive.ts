import { t } from '../../i18n/index.js';
import { refuse } from '../../rules/kernel/refusal.js';
import type { Runnable } from '../contract.js';
import { refused, show } from '../replies.js';

/** An archive has at most so many bytes: Discord takes no more, with some to spare for the message. */
const MOST_BYTES = 9.5 * 1024 * 1024;

/** `/tools archive`: the campaign or league of the channel as one file that proves itself offline. Everybody may have it: it tells what everybody may know. */
export const archive: Runnable = {
  options: [],
  acknowledge: 'private',
  async run({ archives }, { channel, parent, locale, tongue }) {
    const header = (await archives.in(channel)) ?? (parent === null ? null : await archives.in(parent));
    const packed = header && (await archives.packed(header.id, MOST_BYTES));
    if (!header || !packed) return refused(refuse('tools/nothing-here'), tongue);
    const name = `${header.kind === 'campaign' ? 'season' : 'league'}-${header.id}.json.gz`;
    const words = t(locale, header.endedAt === null ? 'tools.archive-so-far' : 'tools.archive', { name });
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
