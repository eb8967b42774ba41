import { t } from '../../i18n/index.js';
import type { Awaited } from '../../rules/campaign/awaited.js';
import { never } from '../../rules/kernel/ids.js';
import type { View } from '../../rules/campaign/view.js';
import type { Names } from './names.js';

/** What a faction is called for, in one line; `null`: what it was about is gone. */
export function campaignCall({ what, subject: id }: Awaited, { missions }: View, names: Names): string | null {
  const { locale } = names;
  const mission = missions.find((one) => one.id === id);
  if (!mission) return null;
  const { sides, claim } = mission;
  const province = names.province(mission.province);
  switch (what) {
    case 'defend':
      return t(locale, 'call.campaign.defend', { id, province, faction: names.faction(sides.attacker[0] ?? '') });
    case 'fight':
      return t(locale, 'call.campaign.fight', { id, province });
    case 'agree':
      return t(locale, 'call.campaign.agree', { id, province, faction: names.faction(claim?.by ?? '') });
    default:
      return never(what);
  }
}

/** That a turn ends soon. `ends`: in UTC milliseconds. */
export const turnCall = (turn: number, ends: number, { locale }: Pick<Names, 'locale'>): string =>
  t(locale, 'call.campaign.turn', { turn, due: `<t:${Math.round(ends / 1000)}:R>` });
