import { nameOf as wordOf } from '../../i18n/index.js';
import { LOCALES } from '../../i18n/locales.js';
import { isText } from '../../library/called.js';
import { campaign } from '../../rules/campaign/campaign.js';
import { FACTION_ORDERS } from '../../rules/campaign/commands.js';
import type { Blanks } from '../../rules/kernel/choices.js';
import type { Here } from './here.js';
import { everyName, meantBy, runOf } from './meant.js';

/** Reads `/campaign order what:buy KOSHI`, also in the words with which it is offered: `jouer une carte Monument`. */

/** The order that is called so in any language, or begins with this word: `jouer`; else what was typed. */
export function orderMeant(typed: string): string {
  const calls = FACTION_ORDERS.map((order) => ({
    order,
    names: [order, ...LOCALES.map((locale) => wordOf(locale, 'campaign.order', order))],
  }));
  const found =
    calls.find(({ names }) => names.some((one) => isText(one, typed))) ??
    calls.find(({ names }) => names.some((one) => isText(one.split(' ')[0] ?? '', typed)));
  return found?.order ?? typed;
}

/** Words as blanks, as far as they are ones that the rules offer. */
export function read(here: Here, text: string): { readonly blanks: Blanks; readonly left: string } {
  const { view, faction } = here;
  const all = everyName(here);
  let blanks: Blanks = {};
  let words: readonly string[] = text.split(/\s+/u).filter((word) => word !== '');
  while (words.length > 0) {
    const choice = faction === null ? null : campaign.choices(view, faction, blanks);
    const [word = ''] = words;
    if (choice?.kind === 'number' && Number(word) >= choice.from && Number(word) <= choice.to) {
      blanks = { ...blanks, [choice.blank]: word };
      words = words.slice(1);
      continue;
    }
    const codes = choice?.kind === 'pick' ? choice.options.map(({ value }) => value) : [];
    const by = (typed: string): string =>
      choice?.kind === 'pick' && choice.blank === 'order' ? orderMeant(typed) : meantBy(all, codes, typed);
    const run = runOf(words, codes, by);
    if (!run || choice?.kind !== 'pick') break;
    blanks = { ...blanks, [choice.blank]: run.code };
    words = words.slice(run.count);
  }
  return { blanks, left: words.join(' ') };
}
