import type { Form } from '../form.js';
import { LIMITS } from '../limits.js';

/** Whom a message may notify (resources/message, "Allowed Mentions Object"). */
export interface AllowedMentions {
  readonly everyone: boolean;
  /** `all`, or these ids alone. */
  readonly users: 'all' | readonly string[];
  readonly roles: 'all' | readonly string[];
  readonly repliedUser: boolean;
}

/** Channel messages without `allowed_mentions`. */
export const ALL_MENTIONS: AllowedMentions = { everyone: true, users: 'all', roles: 'all', repliedUser: true };

/** Interaction answers and webhooks without `allowed_mentions`: users alone. */
export const USER_MENTIONS: AllowedMentions = { everyone: false, users: 'all', roles: [], repliedUser: true };

const KINDS = ['roles', 'users', 'everyone'] as const;

/** Reads `allowed_mentions`; a list of ids beside the same word in `parse` is refused. */
export function readAllowedMentions(form: Form, standard: AllowedMentions): AllowedMentions {
  if (!form.given) return standard;
  form.object();
  const parse = form
    .at('parse')
    .list()
    .map((each) => each.oneOf(KINDS));
  const ids = (key: 'users' | 'roles'): 'all' | readonly string[] => {
    const place = form.at(key);
    const list = place.list({ max: LIMITS.mentionList }).map((each) => each.id());
    if (!parse.includes(key)) return list;
    if (list.length > 0) {
      form.wrong(
        'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
        `parse:["${key}"] and ${key}: [ids...] are mutually exclusive.`,
      );
    }
    return 'all';
  };
  return {
    everyone: parse.includes('everyone'),
    users: ids('users'),
    roles: ids('roles'),
    repliedUser: form.at('replied_user').maybeFlag() ?? false,
  };
}

export interface MentionsFound {
  readonly users: readonly string[];
  readonly roles: readonly string[];
  readonly everyone: boolean;
}

const once = (ids: readonly string[]): readonly string[] => [...new Set(ids)];

/** Who is mentioned in a text: outside code, as Discord reads it. */
export function findMentions(text: string, allowed: AllowedMentions): MentionsFound {
  const plain = text.replace(/```[\s\S]*?```|``[\s\S]*?``|`[^`\n]*`/g, '');
  const ids = (pattern: RegExp, among: 'all' | readonly string[]): readonly string[] =>
    once([...plain.matchAll(pattern)].flatMap((match) => match[1] ?? [])).filter(
      (id) => among === 'all' || among.includes(id),
    );
  return {
    users: ids(/<@!?(\d+)>/g, allowed.users),
    roles: ids(/<@&(\d+)>/g, allowed.roles),
    everyone: allowed.everyone && /@(everyone|here)\b/.test(plain),
  };
}
