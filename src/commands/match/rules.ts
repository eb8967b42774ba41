import { gameName } from '../../present/names.js';
import { t } from '../../i18n/index.js';
import type { Table } from '../../match/acts.js';
import type { Message } from '../../present/message.js';
import { ruleLines, ruleValue } from '../../present/posts/lines.js';
import type { OptionSpec } from '../../rules/kernel/contract.js';
import type { Services, Press, PressRequest, Request, Runnable } from '../contract.js';
import { turning } from '../pages.js';
import { refused, show } from '../replies.js';
import { parseRules, rulesOf } from '../rules-options.js';
import { ofChannel, ofMatch } from '../table.js';
import { leavesPreset } from './place.js';

/** Entries that a menu takes. */
const MOST = 25;

/** Rules a page at a time: as many as have room in one menu with all the values that can be chosen instead. */
function pagesOf(specs: readonly OptionSpec[]): readonly (readonly OptionSpec[])[] {
  const pages: OptionSpec[][] = [[]];
  let left = MOST;
  for (const spec of specs) {
    const others = spec.values.length - 1;
    if (others > left) {
      pages.push([]);
      left = MOST;
    }
    pages.at(-1)?.push(spec);
    left -= others;
  }
  return pages;
}

/** A page of the rules chosen for a match; in the lobby its owner finds a menu below to choose others. */
function rulesMessage(services: Services, request: Request, { header }: Table, page = 0): Message {
  const { locale } = request;
  const pages = pagesOf(rulesOf(services, header));
  const at = Math.min(Math.max(page, 0), pages.length - 1);
  const specs = pages[at] ?? [];
  const others = specs.flatMap((spec) =>
    spec.values
      .filter((value) => value !== (header.options[spec.id] ?? spec.default))
      .map((value) => ({
        value: `${spec.id}=${value}`,
        label: t(locale, 'post.rule', {
          name: gameName(locale, header.ruleset, 'option', spec.id),
          meaning: ruleValue(locale, header.ruleset, spec, value),
        }),
      })),
  );
  const mayChoose = header.status === 'lobby' && header.owner === request.player && others.length > 0;
  const heading = t(locale, 'reply.options');
  const count = pages.length > 1 ? [`-# ${t(locale, 'history.page', { page: at + 1, pages: pages.length })}`] : [];
  return {
    kind: 'blocks',
    accent: null,
    blocks: [
      { kind: 'text', text: [heading, ...ruleLines(header, specs, locale), ...count].join('\n') },
      ...(mayChoose
        ? [
            {
              kind: 'menu',
              menu: {
                action: { verb: 'rule', args: [header.id, String(at)] },
                placeholder: t(locale, 'blank.rule'),
                min: 1,
                max: 1,
                options: others.map(({ value, label }) => ({ value, label: label.slice(0, 100) })),
              },
            } as const,
          ]
        : []),
      ...(pages.length > 1
        ? [
            {
              kind: 'buttons',
              buttons: turning(at, pages.length, locale, (to) => ({
                verb: 'rules-page',
                args: [header.id, String(to)],
              })),
            } as const,
          ]
        : []),
    ],
  };
}

/** `/match options`. */
export const options: Runnable = {
  options: [],
  acknowledge: 'private',
  run: ofChannel((services, request, table) => show(rulesMessage(services, request, table))),
};

/** The button of the lobby. */
const open: Press = {
  acknowledge: 'private',
  run: ofMatch((services, request, table) => show(rulesMessage(services, request, table))),
};

/** Another page of them: `rules-page|match|2`. */
const turn: Press = {
  acknowledge: 'update',
  run: ofMatch((services, request, table) => show(rulesMessage(services, request, table, pageIn(request)))),
};

/** The page in a press; those of older messages name none. */
const pageIn = ({ args }: PressRequest): number => Number(args[1]) || 0;

/** A rule was picked from the menu of a page: `rule|match|2|splitHex=auto-defender`. */
const choose: Press = {
  acknowledge: 'update',
  run: ofMatch(async (services, request, table) => {
    const chosen = request.args.at(-1) ?? '';
    const { key, player, at, tongue } = request;
    const rule = parseRules(chosen, rulesOf(services, table.header));
    if (!rule.ok) return refused(rule.error, tongue);
    const { ruleset, options: before, guild } = table.header;
    const server = guild === null ? null : await services.servers.server(guild);
    const leaves = leavesPreset(server, ruleset, before, { ...before, ...rule.value });
    if (leaves) return refused(leaves, tongue);
    const applied = await services.referee.configure({ key, player, at, match: table.header.id, options: rule.value });
    return applied.ok
      ? show(rulesMessage(services, request, applied.value.table, pageIn(request)))
      : refused(applied.error, request.tongue);
  }),
};

export const rulesPresses = { rules: open, 'rules-page': turn, rule: choose } as const satisfies Readonly<
  Record<string, Press>
>;
