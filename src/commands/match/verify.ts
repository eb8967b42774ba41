import { t } from '../../i18n/index.js';
import type { Locale } from '../../i18n/locales.js';
import type { Tongue } from '../../i18n/tongue.js';
import type { Transcript } from '../../match/transcript-form.js';
import type { Table } from '../../match/acts.js';
import { playerId } from '../../match/header.js';
import type { Verdict } from '../../match/verify.js';
import { playerName } from '../../present/posts/lines.js';
import { refuse } from '../../rules/kernel/refusal.js';
import type { Services, Press, Reply, Request, Runnable } from '../contract.js';
import { refused, tell } from '../replies.js';
import { ofChannel, ofMatch } from '../table.js';

/** `/match verify`: derives every die of the match again, decides every order again, and says whether all fits. */

async function verified(services: Services, { locale, tongue }: Request, { header }: Table): Promise<Reply> {
  if (header.status === 'lobby') return refused(refuse('match/not-started'), tongue);
  const transcript = await services.referee.export(header.id);
  const verdict = await services.replays.verify(transcript);
  const proof = t(locale, 'verify.proof', { publicKey: transcript.publicKey });
  const salts = saltLines(transcript, tongue).map((line) => `-# ${line}`);
  return tell([verdictText(verdict, transcript, locale), ...salts, `-# ${proof}`].join('\n'));
}

/** Whose each salt is, in the order in which they enter the key of the dice. */
function saltLines({ salts, saltedBy }: Transcript, tongue: Tongue): readonly string[] {
  const { locale } = tongue;
  if (!saltedBy) return [];
  const lines = saltedBy.map(({ seat, player }, i) =>
    t(tongue, 'verify.salt', { seat, player: playerName(playerId(player), locale), salt: salts[i] ?? '' }),
  );
  return [t(locale, 'verify.salts', { salts: lines })];
}

function verdictText(verdict: Verdict, { events, seed }: Transcript, locale: Locale): string {
  if (!verdict.ok) return t(locale, 'verify.wrong', verdict.first);
  const { rolls, unproved, unchecked } = verdict;
  if (seed === null) return t(locale, 'verify.running', { events: events.length, unproved });
  return t(locale, unchecked.includes('orders') ? 'verify.earlier' : 'verify.ok', { events: events.length, rolls });
}

export const verify: Runnable = {
  options: [],
  acknowledge: 'private',
  run: ofChannel(verified),
};

/** The button of the closing post. */
export const verifyPress: Press = {
  acknowledge: 'private',
  run: ofMatch(verified),
};
