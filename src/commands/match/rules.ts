import { gameName } from '../../present/names.js';
import { t } from '../../i18n/index.js';
import type { Table } from '../../match/acts.js';
import type { Message } from '../../present/message.js';
import { ruleLines, ruleValue } from '../../present/posts/lines.js';
import type { Services, Press, Request, Runnable } from '../contract.js';
import { refused, show } from '../replies.js';
import { parseRules, rulesOf } from '../rules-options.js';
import { ofChannel, ofMatch } from '../table.js';
import { leavesPreset } from './place.js';

/** The rules chosen for a match; in the lobby its owner finds a menu below to choose others. */
function rulesMessage(services: Services, request: Request, { header }: Table): Message {
  const { locale } = request;
  const specs = rulesOf(services, header);
  const others = specs.flatMap((spec) =>
    spec.values
      .filter((value) => value !== (header.options[spec.id] ?? spec.default))
      .map((value) => ({
        value: `${spec.id}=${value}`,
        label: t(locale, 'post.rule', {
          name: gameName(locale, header.ruleset, 'option', spec.id),
          meaning: ruleValue(locale, header.ruleset, spec.id, value),
        }),
      })),
  );
  const mayChoose = header.status === 'lobby' && header.owner === request.player && others.length > 0;
  return {
    kind: 'blocks',
    accent: null,
    blocks: [
      { kind: 'text', text: [t(locale, 'reply.options'), ...ruleLines(header, specs, locale)].join('\n') },
      ...(mayChoose
        ? [
            {
              kind: 'menu',
              menu: {
                action: { verb: 'rule', args: [header.id] },
                placeholder: t(locale, 'blank.rule'),
                min: 1,
                max: 1,
                options: others.slice(0, 25).map(({ value, label }) => ({ value, label: label.slice(0, 100) })),
              },
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

/** A rule was picked from the menu: `rule|match|splitHex=auto-defender`. */
const choose: Press = {
  acknowledge: 'update',
  run: ofMatch(async (services, request, table) => {
    const [, chosen = ''] = request.args;
    const { key, player, at, tongue } = request;
    const rule = parseRules(chosen, rulesOf(services, table.header));
    if (!rule.ok) return refused(rule.error, tongue);
    const { ruleset, options: before, guild } = table.header;
    const server = guild === null ? null : await services.servers.server(guild);
    const leaves = leavesPreset(server, ruleset, before, { ...before, ...rule.value });
    if (leaves) return refused(leaves, tongue);
    const applied = await services.referee.configure({ key, player, at, match: table.header.id, options: rule.value });
    return applied.ok
      ? show(rulesMessage(services, request, applied.value.table))
      : refused(applied.error, request.tongue);
  }),
};

export const rulesPresses = { rules: open, rule: choose } as const satisfies Readonly<Record<string, Press>>;
