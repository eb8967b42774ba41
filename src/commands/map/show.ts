import { t } from '../../i18n/index.js';
import type { Runnable } from '../contract.js';
import { mapOf } from '../presses/look.js';
import { refused, show } from '../replies.js';
import { seen, tableHere } from '../table.js';
import { mapShown } from './shown.js';

/**
 * `/map show` shows the whole map as it stands, `text:yes` the board in words, for screen readers; in a lobby the map that will
 * be played on.
 */
export const showMap: Runnable = {
  options: [{ name: 'text', values: ['yes'] }],
  acknowledge: 'private',
  async run(services, request) {
    const table = await tableHere(services, request);
    if (!table.ok) return refused(table.error, request.tongue);
    const { header } = table.value;
    const ground = services.library.scenario(header.scenario, header)?.ground;
    if (header.status === 'lobby' && ground) return show(mapShown(ground.map, request.locale));
    const here = await seen(services, request, table.value);
    if (!here.ok) return refused(here.error, request.tongue);
    const message = mapOf(services, request, here.value, request.options['text'] === 'yes');
    if (message.kind === 'plain') return show(message);
    const share = { action: { verb: 'share', args: ['map'] }, label: t(request.locale, 'button.share') } as const;
    const buttons = [{ ...share, style: 'secondary' }] as const;
    return show({ ...message, blocks: [...message.blocks, { kind: 'buttons', buttons }] });
  },
};
