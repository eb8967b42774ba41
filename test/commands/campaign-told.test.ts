import { describe, expect, test } from 'vitest';
import { LOCALES } from '../../src/i18n/locales.js';
import { readCampaigns } from '../../src/library/campaigns.js';
import { eventLines } from '../../src/present/campaign/events.js';
import { namesIn } from '../../src/present/campaign/names.js';
import { factionId, missionId } from '../../src/rules/campaign/ids.js';
import type { Posting, Reason } from '../../src/rules/campaign/ledger.js';

const [file] = readCampaigns('scenarios').campaigns;
if (!file) throw new Error('no campaign is shipped');
const { atlas } = file;
const inAll = (event: Parameters<typeof eventLines>[0]) =>
  LOCALES.map((locale) =>
    eventLines(event, namesIn({ machines: [], pilots: [], missions: [] }, atlas, locale))
      .join('\n')
      .replaceAll('\u202F', ' '),
  );
const unbooked = (reason: string) =>
  ({ type: 'BattleUnbooked', mission: missionId('b2'), reason, again: false, machines: [], pilots: [] }) as const;
const brought = (why: Reason): Posting => ({
  ...{ currency: 'resources', from: 'house', to: factionId('white-hare'), amount: 53 },
  ...{ why, turn: 2, cause: { battle: null, event: 9 } },
});

describe('CLN-12: the chronicle of a campaign says why', () => {
  test('a battle does not count, or was decided otherwise; what stood there when nobody had said why is no reason', () => {
    expect(inAll(unbooked('wrong map'))).toEqual([
      'b2 does not count: what it brought is taken back. Reason: wrong map',
      'b2 ne compte pas : ce qu’elle a rapporté est repris. Raison : wrong map',
      'b2 не засчитана: всё, что она принесла, возвращено. Причина: wrong map',
    ]);
    expect(inAll({ ...unbooked('cheating'), again: true, ruled: true })[0]).toBe(
      'b2: the result is corrected. Reason: cheating',
    );
    expect(inAll({ ...unbooked('adjudicated'), again: true })[0]).toBe('b2: the result is corrected');
    expect(inAll(unbooked('annulled')).join(' ')).not.toMatch(/annulled|Reason|Raison|Причина/u);
  });

  test('accounts change for turns that are over', () => {
    expect(inAll({ type: 'Posted', postings: [brought('reckoned-anew')] })).toEqual([
      '-# Turns that are over, reckoned anew: Clan White Hare +53 resources',
      '-# Tours déjà finis, recalculés : Clan du Lièvre blanc +53 ressources',
      '-# Прошлые ходы пересчитаны: Клан Белого Зайца +53 рес.',
    ]);
    expect(inAll({ type: 'Posted', postings: [brought('production')] })[0]).toBe('-# Clan White Hare +53 resources');
  });
});
