import { t } from '../../i18n/index.js';
import type { MatchHeader } from '../../match/header.js';
import type { Transcript } from '../../match/transcript-form.js';
import type { Message } from '../message.js';
import { text } from '../text.js';

/** What stands in the place of the closing post of a match that goes on: what was shown in it of the dice stays shown. */
export const reopenedMessage = ({ locale }: MatchHeader, { seed }: Pick<Transcript, 'seed'>): Message =>
  text(t(locale, 'post.reopened', { seed: seed ?? '' }));
