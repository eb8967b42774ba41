import { t } from '../i18n/index.js';
import type { SlashCommand } from './contract.js';
import { mapOf } from './presses/look.js';
import { refused, show } from './replies.js';
import { seenHere } from './table.js';

/** `/map` shows the whole map as it stands; `text:yes` the board in words, for screen readers. */
export const map = {
  name: 'map',
  where: 'server',
  options: [{ name: 'text', values: ['yes'] }],
  acknowledge: 'private',
  async run(services, request) {
    const here = await seenHere(services, request);
    if (!here.ok) return refused(here.error, request.tongue);
    const message = mapOf(services, request, here.value, request.options['text'] === 'yes');
    if (message.kind === 'plain') return show(message);
    const share = { action: { verb: 'share', args: ['map'] }, label: t(request.locale, 'button.share') } as const;
    const buttons = [{ ...share, style: 'secondary' }] as const;
    return show({ ...message, blocks: [...message.blocks, { kind: 'buttons', buttons }] });
  },
} satisfies SlashCommand;
