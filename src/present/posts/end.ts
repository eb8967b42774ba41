import { t } from '../../i18n/index.js';
import type { MatchHeader } from '../../match/ports.js';
import type { MatchView } from '../../rules/kernel/contract.js';
import type { AnyGame } from '../../rules/registry.js';
import type { Presenter } from '../contract.js';
import type { Message } from '../message.js';
import { fit } from './fit.js';

/** The closing post: who has won and why, and the seed of the dice, so that everybody can check them. */
export function endMessage(
  header: MatchHeader,
  view: MatchView<AnyGame>,
  presenter: Presenter<AnyGame>,
  seed: string | null,
): Message {
  const { id, locale, commitment } = header;
  return {
    kind: 'blocks',
    accent: ACCENT,
    blocks: [
      {
        kind: 'text',
        text: fit(
          [
            t(locale, 'post.end.title'),
            ...(view.outcome ? [presenter.outcome(view.outcome, view, locale)] : []),
            ...(seed ? [`-# ${t(locale, 'post.end.seed', { seed, commitment: `\`${commitment}\`` })}`] : []),
          ],
          3_600,
          locale,
        ),
      },
      {
        kind: 'buttons',
        buttons: [
          { action: { verb: 'export', args: [id] }, label: t(locale, 'button.export'), style: 'secondary' },
          { action: { verb: 'log', args: [id] }, label: t(locale, 'button.log'), style: 'secondary' },
        ],
      },
    ],
  };
}

const ACCENT = 0xd5_5e_00;
