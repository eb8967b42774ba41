import { alike } from '../sentences.js';
import { asks } from './asks.js';
import { campaign } from './campaign.js';
import { league } from './league.js';
import { leagueCommands } from './league-commands.js';
import { leagueFiles } from './league-files.js';
import { leagueEvents } from './league-events.js';
import { leaguePosts } from './league-posts.js';
import { leagueRefusals } from './league-refusals.js';
import { campaignCommands } from './campaign-commands.js';
import { campaignFiles } from './campaign-files.js';
import { campaignPosts } from './campaign-posts.js';
import { campaignTables } from './campaign-tables.js';
import { calls } from './calls.js';
import { clock } from './clock.js';
import { clockCommands } from './clock-commands.js';
import { basics } from './basics.js';
import { dice } from './dice.js';
import { draw } from './draw.js';
import { help } from './help.js';
import { fileImports } from './file-imports.js';
import { history } from './history.js';
import { seasonPage } from './season-page.js';
import { reminders } from './reminders.js';
import { replay } from './replay.js';
import { loads } from './loads.js';
import { lobby } from './lobby.js';
import { maps } from './maps.js';
import { match } from './match.js';
import { matchCommands } from './match-commands.js';
import { me } from './me.js';
import { motions } from './motions.js';
import { networks } from './networks.js';
import { newMatch } from './new-match.js';
import { orderCommands } from './order-commands.js';
import { orders } from './orders.js';
import { places } from './places.js';
import { posts } from './posts.js';
import { replies } from './replies.js';
import { rosters } from './rosters.js';
import { rulings } from './rulings.js';
import { settings } from './settings.js';
import { shelf } from './shelf.js';
import { standing } from './standing.js';
import { tools } from './tools.js';
import { units } from './units.js';

/** Every sentence that serves all games. */
export const common = alike({
  ...asks,
  ...tools,
  ...campaign,
  ...league,
  ...leagueCommands,
  ...leagueFiles,
  ...leagueEvents,
  ...leaguePosts,
  ...leagueRefusals,
  ...campaignCommands,
  ...campaignFiles,
  ...campaignPosts,
  ...campaignTables,
  ...calls,
  ...clock,
  ...clockCommands,
  ...basics,
  ...dice,
  ...fileImports,
  ...draw,
  ...help,
  ...history,
  ...reminders,
  ...seasonPage,
  ...replay,
  ...loads,
  ...lobby,
  ...maps,
  ...match,
  ...matchCommands,
  ...me,
  ...motions,
  ...networks,
  ...newMatch,
  ...orderCommands,
  ...orders,
  ...places,
  ...posts,
  ...replies,
  ...rosters,
  ...rulings,
  ...settings,
  ...shelf,
  ...standing,
  ...units,
});
