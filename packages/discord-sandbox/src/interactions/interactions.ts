import { randomBytes } from 'node:crypto';
import { ApiError } from '../errors.js';
import type { Windows } from '../limits.js';
import type { Choice, Modal } from '../wire.js';
import { FLAGS, type Message, type MessageInteraction } from '../world/types.js';
import type { Channel, World } from '../world/world.js';

/** 2 command, 3 component, 4 autocomplete, 5 modal. */
type InteractionType = 2 | 3 | 4 | 5;

/** 4 message, 5 deferred message, 6 deferred update, 7 update, 8 suggestions, 9 modal. */
export type CallbackType = 4 | 5 | 6 | 7 | 8 | 9;

/** What became of an interaction so far. */
export type Answer =
  | { readonly state: 'waiting' }
  | { readonly state: 'failed'; readonly message: string }
  | {
      readonly state: 'answered';
      readonly type: CallbackType;
      /** The message of the first answer: `@original`. */
      readonly original?: string | undefined;
      readonly choices?: readonly Choice[] | undefined;
      readonly modal?: Modal | undefined;
    };

export interface Interaction {
  readonly id: string;
  readonly token: string;
  readonly type: InteractionType;
  readonly user: string;
  readonly channel: string;
  readonly createdAt: number;
  /** Commands: "game new". */
  readonly name?: string | undefined;
  /** Components, and modals that a component opened: the message they stand on. */
  readonly onMessage?: string | undefined;
  /** Modals: what opened them. */
  readonly triggering?: MessageInteraction | undefined;
  readonly answer: Answer;
}

export type NewInteraction = Pick<Interaction, 'type' | 'user' | 'name' | 'onMessage' | 'triggering'>;

/** Which first answers fit which interaction (receiving-and-responding, "Interaction Callback Type"). */
export function allowedCallbacks(interaction: Interaction): readonly CallbackType[] {
  switch (interaction.type) {
    case 2:
      return [4, 5, 9];
    case 3:
      return [4, 5, 6, 7, 9];
    case 4:
      return [8];
    case 5:
      return interaction.onMessage === undefined ? [4, 5] : [4, 5, 6, 7];
  }
}

/** What Discord's client says of a command that nobody answered. */
export const NO_ANSWER = 'The application did not respond';

/** What Discord's client says when no answer came in time. */
const FAILED: Readonly<Record<InteractionType, string>> = {
  2: NO_ANSWER,
  3: 'This interaction failed',
  4: 'Loading options failed',
  5: 'Something went wrong. Try again.',
};

/** Keeps the interactions and their time limits. An old one is still known: a form may be sent long after it was opened. */
export class Interactions {
  private readonly byId = new Map<string, Interaction>();
  private readonly idByToken = new Map<string, string>();
  private readonly openTimers = new Set<() => void>();

  constructor(
    private readonly world: World,
    private readonly windows: Windows,
  ) {}

  /** Makes one; the caller sends it to the bot. From here on its three seconds run. */
  begin(channel: Channel, parts: NewInteraction): Interaction {
    const { world, windows } = this;
    const interaction: Interaction = {
      ...parts,
      id: world.nextId(),
      token: randomBytes(48).toString('base64url'),
      channel: channel.id,
      createdAt: world.clock.now(),
      answer: { state: 'waiting' },
    };
    this.byId.set(interaction.id, interaction);
    this.idByToken.set(interaction.token, interaction.id);
    this.later(windows.answer + 1, () => this.expire(interaction.id));
    this.later(windows.token + 1, () => this.forget(interaction.id));
    this.tell(interaction);
    return interaction;
  }

  get(id: string): Interaction | undefined {
    return this.byId.get(id);
  }

  /** The interaction of a callback; throws as Discord does for a wrong, late or second answer. */
  forCallback(id: string, token: string): Interaction {
    const interaction = this.byId.get(id);
    if (interaction?.token !== token) throw new ApiError('unknownInteraction');
    switch (interaction.answer.state) {
      case 'answered':
        throw new ApiError('alreadyAcknowledged');
      case 'failed':
        throw new ApiError('unknownInteraction');
      case 'waiting':
        // The clock decides, not the timer, which a busy process may run late.
        if (this.world.clock.now() - interaction.createdAt <= this.windows.answer) return interaction;
        this.expire(id);
        throw new ApiError('unknownInteraction');
    }
  }

  /** The interaction behind a webhook; throws when the token is unknown, too old, or not yet answered. */
  forWebhook(application: string, token: string): Interaction {
    const interaction = this.byId.get(this.idByToken.get(token) ?? '');
    if (interaction === undefined || application !== this.world.bot) throw new ApiError('invalidWebhookToken');
    if (this.world.clock.now() - interaction.createdAt > this.windows.token) throw new ApiError('invalidWebhookToken');
    if (interaction.answer.state !== 'answered') throw new ApiError('unknownWebhook');
    return interaction;
  }

  settle(interaction: Interaction, answer: Extract<Answer, { state: 'answered' }>): Interaction {
    const after = { ...interaction, answer };
    this.byId.set(interaction.id, after);
    if (answer.modal !== undefined) {
      this.world.tell({ kind: 'modal', interaction: interaction.id, user: interaction.user, modal: answer.modal });
    }
    this.tell(after);
    return after;
  }

  /** The message of the first answer, if there is one and it is still there. */
  original(interaction: Interaction): Message | undefined {
    const { answer } = interaction;
    return answer.state === 'answered' && answer.original !== undefined
      ? this.world.message(answer.original)
      : undefined;
  }

  /** Calls off all timers. */
  close(): void {
    for (const cancel of this.openTimers) cancel();
    this.openTimers.clear();
  }

  private later(ms: number, action: () => void): void {
    const cancel = this.world.clock.after(ms, () => {
      this.openTimers.delete(cancel);
      action();
    });
    this.openTimers.add(cancel);
  }

  private expire(id: string): void {
    const interaction = this.byId.get(id);
    if (interaction?.answer.state !== 'waiting') return;
    const after: Interaction = { ...interaction, answer: { state: 'failed', message: FAILED[interaction.type] } };
    this.byId.set(id, after);
    this.tell(after);
  }

  /** The token dies; a deferred answer that never came is marked. */
  private forget(id: string): void {
    const interaction = this.byId.get(id);
    if (interaction === undefined) return;
    const original = this.original(interaction);
    if (original !== undefined && (original.flags & FLAGS.loading) !== 0) {
      this.world.putMessage({ ...original, flags: original.flags & ~FLAGS.loading, failed: NO_ANSWER });
    }
    this.idByToken.delete(interaction.token);
  }

  private tell(interaction: Interaction): void {
    this.world.tell({
      kind: 'interaction',
      news: {
        interaction: interaction.id,
        user: interaction.user,
        channel: interaction.channel,
        state: interaction.answer.state,
        onMessage: interaction.onMessage,
        message: interaction.answer.state === 'failed' ? interaction.answer.message : undefined,
      },
    });
  }
}
