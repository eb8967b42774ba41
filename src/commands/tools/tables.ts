import { ledgerTable, missionsTable } from '../../present/campaign/files.js';
import { namesIn } from '../../present/campaign/names.js';
import { calendar, type Due } from '../../present/files/calendar.js';
import { duesOfLeague, resultsTable } from '../../present/league/files.js';
import { campaign } from '../../rules/campaign/campaign.js';
import { refuse } from '../../rules/kernel/refusal.js';
import { atlasOf, dueOfCampaign } from '../../streams/campaign.js';
import { titleOf } from '../../streams/league.js';
import type { Reply, Runnable } from '../contract.js';
import { refused, show } from '../replies.js';
import { standingIn } from '../stream-here.js';

/** `/tools table`: results, missions, ledger for spreadsheets, dates for calendars. */
export const table: Runnable = {
  options: [{ name: 'what', words: 'tools-table', required: true, values: ['results', 'ledger', 'calendar'] }],
  acknowledge: 'private',
  async run({ campaigns, leagues }, request) {
    const { locale, at, options, tongue } = request;
    const what = options['what'];
    const season = await standingIn(campaigns.desk, request);
    const league = season ? null : await standingIn(leagues, request);
    const dated = (dues: readonly Due[]): Reply => file('deadlines.ics', calendar(dues, at));
    if (season) {
      const view = campaign.view(season.state, { as: 'spectator' });
      if (what === 'calendar') return dated(dueOfCampaign(season));
      return what === 'ledger'
        ? file('ledger.csv', ledgerTable(view))
        : file('missions.csv', missionsTable(view, namesIn(view, atlasOf(season), locale)));
    }
    if (!league) return refused(refuse('tools/nothing-on'), tongue);
    if (what === 'ledger') return refused(refuse('tools/no-ledger'), tongue);
    const { header, state } = league;
    return what === 'calendar'
      ? dated(duesOfLeague(header.id, titleOf(header), state))
      : file('results.csv', resultsTable(state));
  },
};

const file = (name: string, content: string): Reply =>
  show({ kind: 'blocks', accent: null, blocks: [{ kind: 'file', name, content }] });
