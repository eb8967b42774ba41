import { t } from '../../../i18n/index.js';
import type { BattleTech, BattleTechView } from '../../../rules/battletech/battletech.js';
import type { MatchEvent } from '../../../rules/kernel/contract.js';
import type { Tongue } from '../words/index.js';
import { dealtByEach } from './dealt.js';

/** The units that dealt most in a match, three at most, on whichever side. */
export const most = (events: readonly MatchEvent<BattleTech>[], _: BattleTechView, tongue: Tongue): readonly string[] =>
  [...dealtByEach(events)]
    .toSorted(([, a], [, b]) => b.out - a.out || b.points - a.points)
    .slice(0, 3)
    .map(([unit, { points, out }]) =>
      out > 0
        ? t(tongue, 'battletech.most-out', { unit, points, out })
        : t(tongue, 'battletech.most', { unit, points }),
    );
