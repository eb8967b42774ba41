import type { SlashCommand } from '../contract.js';
import { award, cede, deal, end, endTurn, join, leave, master, newCampaign } from './lead.js';
import { file, redraw, replace } from './files.js';
import { ledger } from './ledger.js';
import { callOff, fight, hangar, mission, order, send, status } from './play.js';
import { agree, annul, result, table } from './results.js';

/** `/campaign …`: seasons of battles in which losses count. */
export const campaign = {
  name: 'campaign',
  where: 'server',
  subcommands: {
    new: newCampaign,
    join,
    leave,
    status,
    hangar,
    mission,
    send,
    fight,
    table,
    result,
    agree,
    'call-off': callOff,
    order,
    ledger,
    file,
    award,
    deal,
    cede,
    replace,
    redraw,
    annul,
    turn: endTurn,
    master,
    end,
  },
} satisfies SlashCommand;
