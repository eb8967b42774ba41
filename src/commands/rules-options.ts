import { t } from '../i18n/index.js';
import type { Scenario } from '../library/contract.js';
import type { MatchHeader } from '../match/header.js';
import type { Locale } from '../i18n/locales.js';
import { ruleValue } from '../present/posts/lines.js';
import type { OptionSpec } from '../rules/kernel/contract.js';
import { MATCH_OPTIONS } from '../rules/kernel/match-options.js';
import { chooseOptions, usualOf } from '../rules/kernel/options.js';
import type { Refusal } from '../rules/kernel/refusal.js';
import { ok, type Result } from '../rules/kernel/result.js';
import type { Services, Offer } from './contract.js';

/** The rules that can be chosen for a match, as text: `splitHex=auto-defender rearArmor=on`. */

/** The rules that can be chosen for a match: those of its scenario, as long as the library has it. */
export const rulesOf = ({ library, ruleset }: Services, header: Pick<MatchHeader, 'scenario' | 'ruleset'>): Rules =>
  library.scenario(header.scenario)?.rules ?? [...MATCH_OPTIONS, ...ruleset(header.ruleset).options];
type Rules = readonly OptionSpec[];

/** Reads chosen rules; names and values in any case. The refusal names the word that is wrong and what would be right. */
export function parseRules(
  text: string,
  specs: readonly OptionSpec[],
): Result<Readonly<Record<string, string>>, Refusal> {
  const same = (given: string) => (known: string) => known.toLowerCase() === given.toLowerCase();
  const chosen = Object.fromEntries(
    text
      .split(/[\s,;]+/)
      .filter(Boolean)
      .map((word) => {
        const [name = '', value = ''] = word.split('=');
        const spec = specs.find(({ id }) => same(name)(id));
        return [spec?.id ?? name, spec?.values.find(same(value)) ?? value];
      }),
  );
  const checked = chooseOptions(chosen, specs);
  return checked.ok ? ok(chosen) : checked;
}

/** Offers for the last word being typed: what would not be so without being named. */
export function completeRules(
  text: string,
  { ruleset, rules }: Pick<Scenario, 'ruleset' | 'rules'>,
  locale: Locale,
): readonly Offer[] {
  const words = text.split(/\s+/);
  const last = (words.at(-1) ?? '').toLowerCase();
  const kept = words.slice(0, -1).filter(Boolean);
  const chosen = parseRules(kept.join(' '), rules);
  const usual = usualOf(chosen.ok ? chosen.value : {}, rules);
  const taken = new Set(kept.map((word) => word.split('=')[0]?.toLowerCase()));
  return rules
    .filter(({ id }) => !taken.has(id.toLowerCase()))
    .flatMap((spec) => spec.values.filter((value) => value !== usual[spec.id]).map((value) => ({ spec, value })))
    .filter(({ spec, value }) => `${spec.id}=${value}`.toLowerCase().includes(last))
    .map(({ spec, value }) => ({
      name: t(locale, 'post.rule', {
        name: `${spec.id}=${value}`,
        meaning: ruleValue(locale, ruleset, spec, value),
      }),
      value: [...kept, `${spec.id}=${value}`].join(' '),
    }));
}
