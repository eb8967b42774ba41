import { askPresses } from './ask.js';
import { campaign } from './campaign/index.js';
import { league } from './league/index.js';
import { clock, clockPresses } from './clock/index.js';
import type { Press, SlashCommand } from './contract.js';
import { declare } from './declare.js';
import { fire } from './fire.js';
import { help } from './help.js';
import { answerPresses } from './inquire.js';
import { newsPresses } from './news.js';
import { lookBackPresses } from './season-page.js';
import { streamNewsPresses } from './stream-news.js';
import { los } from './los.js';
import { map, mapPresses } from './map/index.js';
import { explainPresses } from './match/explain.js';
import { historyPresses } from './match/history.js';
import { match } from './match/index.js';
import { lobbyPresses } from './match/lobby.js';
import { loadPresses } from './match/loads.js';
import { logPresses } from './match/log.js';
import { newPresses } from './match/new-by-menu.js';
import { rematchPresses } from './match/rematch.js';
import { resumePresses } from './match/resume.js';
import { drawPresses } from './match/draw.js';
import { networkPresses } from './match/networks.js';
import { rosterPresses } from './match/roster.js';
import { rulingPresses } from './match/rule.js';
import { rulesPresses } from './match/rules.js';
import { correctPresses } from './match/correct.js';
import { morePresses } from './match/more.js';
import { abandonPress, concedePress } from './match/stop.js';
import { substitutePress } from './match/substitute.js';
import { undoPresses } from './match/undo.js';
import { votePresses } from './match/vote.js';
import { me, mePresses } from './me/index.js';
import { verifyPress } from './match/verify.js';
import { move } from './move.js';
import { my as mine, myPresses } from './my/index.js';
import { odds } from './odds.js';
import { pass } from './pass.js';
import { back, beside, clear, enter, entered, fill, my, page, set } from './presses/drafting.js';
import { again, confirm, give, pass as passing, skip } from './presses/giving.js';
import * as look from './presses/look.js';
import * as reports from './presses/report-pages.js';
import { reach } from './reach.js';
import { roll, rollPresses } from './roll/index.js';
import { settings, settingsPresses } from './settings/index.js';
import { sheet } from './sheet.js';
import { standing } from './standing/index.js';
import { standingPresses } from './standing/presses.js';
import { tools } from './tools/index.js';
import { unit, unitPresses } from './unit/index.js';

/** All slash commands … */
export const COMMANDS: readonly SlashCommand[] = [
  match,
  declare,
  move,
  fire,
  pass,
  standing,
  clock,
  odds,
  los,
  reach,
  sheet,
  map,
  unit,
  roll,
  mine,
  me,
  settings,
  campaign,
  league,
  tools,
  help,
];

/** … and what buttons, menus and forms do, by verb. */
export const PRESSES: Readonly<Record<string, Press>> = {
  ...answerPresses,
  ...askPresses,
  ...newsPresses,
  ...lookBackPresses,
  ...streamNewsPresses,
  ...clockPresses,
  ...lobbyPresses,
  ...mapPresses,
  ...logPresses,
  verify: verifyPress,
  ...drawPresses,
  ...networkPresses,
  ...loadPresses,
  ...rosterPresses,
  ...rulesPresses,
  ...rulingPresses,
  ...standingPresses,
  ...mePresses,
  ...explainPresses,
  ...historyPresses,
  ...newPresses,
  ...rematchPresses,
  ...rollPresses,
  ...resumePresses,
  ...myPresses,
  ...unitPresses,
  ...settingsPresses,
  ...votePresses,
  ...undoPresses,
  ...correctPresses,
  ...morePresses,
  concede: concedePress,
  abandon: abandonPress,
  substitute: substitutePress,
  my,
  beside,
  set,
  clear,
  back,
  page,
  pass: passing,
  enter,
  entered,
  confirm,
  fill,
  give,
  skip,
  again,
  map: look.map,
  'board-page': look.turnBoard,
  sheets: look.sheets,
  'sheets-page': look.turnSheets,
  odds: look.odds,
  language: reports.language,
  details: reports.details,
  'details-page': reports.turnDetails,
  news: look.news,
  why: reports.why,
  'why-page': reports.turnWhy,
  share: look.share,
};
