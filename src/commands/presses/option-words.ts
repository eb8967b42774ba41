import { t } from '../../i18n/index.js';
import type { Block, Button } from '../../present/message.js';
import type { Option } from '../../rules/kernel/choices.js';
import type { Lead } from './follow.js';
import { giveOrSet } from './give.js';
import type { Drafting } from './half-order.js';

/** Options of a draft in words and as buttons. */

/** The words of an option; `short` is what stands beside others. */
export interface Said {
  readonly label: string;
  readonly short?: string;
  readonly description?: string;
}

/** An option in words, with what fills itself after it. */
export function said(drafting: Drafting, { blank, option, only }: Lead): Said {
  const own = words(drafting, blank, option);
  const after = only.map((one) => words(drafting, one.blank, one.option));
  if (after.length === 0) return own;
  const rest = after.map(({ label, short = label }) => short);
  const description = [own, ...after].flatMap((one) => one.description ?? []).join(' · ');
  return {
    label: joined([own.label, ...rest]),
    short: joined([own.short ?? own.label, ...rest]),
    ...(description === '' ? {} : { description }),
  };
}

/** `HBK-4G · Walk`, `HBK-4G → ENF-4R`. */
export const joined = (parts: readonly string[]): string =>
  parts.reduce((all, part) => (part.startsWith('→') ? `${all} ${part}` : `${all} · ${part}`));

/** The figures of options, a line each. */
export function figures({ request }: Drafting, all: readonly Said[]): readonly Block[] {
  const lines = all.flatMap(({ label, description }) =>
    description ? [t(request.locale, 'blank.figures', { label, description })] : [],
  );
  return lines.length > 0 ? [{ kind: 'text', text: lines.join('\n') }] : [];
}

/** The description of an option where it has one. */
export const described = ({ description }: Said) => (description ? { description } : {});

/** An option in the words of its game. */
export function words({ services, request, seen, view }: Drafting, blank: string, option: Option): Said {
  return services.presenter(seen.table.header).option(blank, option, view, request.locale);
}

/** The button of an option. */
export const leadButton = (drafting: Drafting, lead: Lead, label = said(drafting, lead).label): Button =>
  giveOrSet(drafting, lead, label);

/** Options as buttons, with their figures above. */
export const buttonBlocks = (drafting: Drafting, found: readonly Lead[]): readonly Block[] => [
  ...figures(
    drafting,
    found.map((lead) => said(drafting, lead)),
  ),
  { kind: 'buttons', buttons: found.map((lead) => leadButton(drafting, lead)) },
];
