import type { SlashCommand } from '../contract.js';
import { award, cede, deal, end, endTurn, join, leave, master, newCampaign } from './lead.js';
import { callOff, fight, hangar, mission, order, send, status } from './play.js';

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
    'call-off': callOff,
    order,
    award,
    deal,
    cede,
    turn: endTurn,
    master,
    end,
  },
} satisfies SlashCommand;
