import { opening } from '../../i18n/format.js';
import { nameOf, t } from '../../i18n/index.js';
import type { Locale } from '../../i18n/locales.js';
import type { Tongue } from '../../i18n/tongue.js';
import type { MatchId } from '../../match/header.js';
import { AUTO_PASSES, MOST_TRIES, type AutoPass, type StandingOrder } from '../../match/standing.js';
import type { Block, Button, Message } from '../../present/message.js';
import { fit } from '../../present/posts/fit.js';
import { refusalText } from '../../present/refusal.js';
import type { SeatId } from '../../rules/kernel/ids.js';
import type { Services } from '../contract.js';

/** What a seat keeps for later, as its player alone sees it, with all that can be done about it. */
export async function standingMessage(
  services: Services,
  tongue: Tongue,
  match: MatchId,
  seat: SeatId,
  first: readonly string[] = [],
): Promise<Message> {
  const { locale } = tongue;
  const { kept, auto } = await services.referee.standings(match, seat);
  const waiting = kept.filter(({ state }) => state === 'kept');
  const lines = kept.map((one) => standingLine(one, tongue));
  const told = lines.length > 0 ? [t(locale, 'standing.title'), ...lines] : [t(locale, 'standing.none')];
  return {
    kind: 'blocks',
    accent: null,
    blocks: [
      { kind: 'text', text: fit([...first, t(locale, 'standing.auto', { mode: auto }), ...told], 3_000, locale) },
      ...removeMenu(match, waiting, locale),
      autoMenu(match, auto, locale),
      {
        kind: 'buttons',
        buttons: [
          {
            action: { verb: 'keep-new', args: [match] },
            label: t(locale, 'button.keep-new'),
            style: 'secondary',
          },
        ],
      },
    ],
  };
}

/** The button that leads to what a player keeps for later. */
export const standingButton = (match: MatchId, locale: Locale): Button => ({
  action: { verb: 'standing', args: [match] },
  label: t(locale, 'button.standing'),
  style: 'secondary',
});

/** What was dropped of what a seat had kept, told to its player once. */
export async function droppedLines(
  services: Services,
  tongue: Tongue,
  match: MatchId,
  seat: SeatId,
): Promise<readonly string[]> {
  const { kept } = await services.referee.standings(match, seat, 'only');
  if (!kept.some(({ state }) => state === 'dropped')) return [];
  const told = await services.referee.standings(match, seat);
  return told.kept.filter(({ state }) => state === 'dropped').map((one) => standingLine(one, tongue));
}

/** A kept order in one line, and what has become of it. */
function standingLine({ id, text, state, tries, refusal }: StandingOrder, tongue: Tongue): string {
  const { locale } = tongue;
  const parts = [
    t(locale, 'standing.order', { id, order: text.order }),
    ...(text.repeat === 'always' ? [t(locale, 'standing.always')] : []),
    ...(text.on === 'any' ? [] : [nameOf(locale, 'choice.on', text.on)]),
    ...(text.if === null ? [] : [t(locale, 'standing.if', { condition: text.if })]),
    ...(text.else === null ? [] : [t(locale, 'standing.else', { order: text.else })]),
  ];
  const why = refusal ? refusalText(refusal, tongue) : '';
  const fate =
    state === 'dropped'
      ? [t(locale, 'standing.dropped', { why })]
      : tries >= MOST_TRIES
        ? [t(locale, 'standing.rests', { tries, why })]
        : tries > 0
          ? [t(locale, 'standing.tried', { tries, why })]
          : [];
  return [parts.join(' · '), ...fate.map((line) => `-# ${line}`)].join('\n');
}

function removeMenu(match: MatchId, kept: readonly StandingOrder[], locale: Locale): readonly Block[] {
  if (kept.length === 0) return [];
  return [
    {
      kind: 'menu',
      menu: {
        action: { verb: 'unkeep', args: [match] },
        placeholder: t(locale, 'blank.unkeep'),
        min: 1,
        max: 1,
        options: kept
          .slice(0, 25)
          .map(({ id, text }) => ({ value: String(id), label: `${id} · ${text.order}`.slice(0, 100) })),
      },
    },
  ];
}

const autoMenu = (match: MatchId, auto: AutoPass, locale: Locale): Block => ({
  kind: 'menu',
  menu: {
    action: { verb: 'autopass', args: [match] },
    placeholder: t(locale, 'blank.autopass'),
    min: 1,
    max: 1,
    options: AUTO_PASSES.map((mode) => ({
      value: mode,
      label: opening(locale, nameOf(locale, 'choice.passes', mode)).slice(0, 100),
      chosen: mode === auto,
    })),
  },
});
