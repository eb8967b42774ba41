import type { GivenOptions } from './commands/input.js';
import type { ModalValues } from './interactions/component-input.js';
import type { Answer, Interaction } from './interactions/interactions.js';
import type { PageMessage } from './page-api.js';
import type { PlayerActions, Rooms } from './player-actions.js';
import { messagesView, messageView, seesMessage } from './view.js';
import { until, WAIT_MS } from './waiting.js';
import type { Choice, Modal } from './wire.js';

type Channelish = string | { readonly id: string };
const idOf = (thing: Channelish): string => (typeof thing === 'string' ? thing : thing.id);

/** A player in a test: does what a person does in Discord's client, and sees what that person would see. */
export class Actor {
  constructor(
    private readonly rooms: Rooms,
    private readonly actions: PlayerActions,
    readonly id: string,
  ) {}

  /** `<@id>`. */
  get mention(): string {
    return `<@${this.id}>`;
  }

  /** Runs a slash command ("game new") and waits for the first answer, or for the failure after three seconds. */
  async slash(channel: Channelish, path: string, options: GivenOptions = {}): Promise<Outcome> {
    return this.outcome(this.actions.slash(this.id, idOf(channel), path, options));
  }

  /** Types into an option and waits for the offers; undefined if none came in time. */
  async autocomplete(
    channel: Channelish,
    path: string,
    options: GivenOptions,
    focused: string,
  ): Promise<readonly Choice[] | undefined> {
    const outcome = await this.outcome(this.actions.autocomplete(this.id, idOf(channel), path, options, focused));
    return outcome.answer.state === 'answered' ? outcome.answer.choices : undefined;
  }

  /** Presses a button and waits for the first answer. */
  async press(message: Channelish, customId: string): Promise<Outcome> {
    return this.outcome(this.actions.press(this.id, idOf(message), customId));
  }

  /** Chooses from a menu and waits for the first answer. */
  async select(message: Channelish, customId: string, values: readonly string[]): Promise<Outcome> {
    return this.outcome(this.actions.select(this.id, idOf(message), customId, values));
  }

  /** Fills in and submits the modal that `opener` opened; waits for the first answer. */
  async submitModal(opener: Outcome, values: ModalValues): Promise<Outcome> {
    return this.outcome(this.actions.submitModal(this.id, opener.interaction.id, values));
  }

  /** What this player sees in a channel, oldest first. */
  messages(channel: Channelish): readonly PageMessage[] {
    return messagesView(this.rooms.world, idOf(channel), this.id);
  }

  dismiss(message: Channelish): void {
    this.actions.dismiss(this.id, idOf(message));
  }

  say(channel: Channelish, content: string, reply?: Channelish): PageMessage {
    const message = this.actions.say(this.id, idOf(channel), content, reply === undefined ? undefined : idOf(reply));
    return messageView(this.rooms.world, message, this.id);
  }

  setLocale(locale: string): void {
    this.actions.setLocale(this.id, locale);
  }

  /** Opens this player's direct messages with the bot; returns the channel's id. */
  openDm(): string {
    return this.actions.openDm(this.id).id;
  }

  private async outcome(begun: Interaction): Promise<Outcome> {
    const outcome = new Outcome(this.rooms, begun);
    await until(
      this.rooms.world,
      () => outcome.answer.state !== 'waiting',
      WAIT_MS,
      `an answer to ${begun.name ?? 'a press'}`,
    );
    return outcome;
  }
}

/** What a player sees of one interaction. It always shows the present state, so it can be read again after waiting. */
export class Outcome {
  constructor(
    private readonly rooms: Rooms,
    private readonly begun: Interaction,
  ) {}

  get interaction(): Interaction {
    return this.rooms.interactions.get(this.begun.id) ?? this.begun;
  }

  get answer(): Answer {
    return this.interaction.answer;
  }

  /** "The application did not respond" and the like. */
  get failed(): string | undefined {
    return this.answer.state === 'failed' ? this.answer.message : undefined;
  }

  /** Whether the first answer was a deferral ("is thinking", or a silent one on a component). */
  get deferred(): boolean {
    return this.answer.state === 'answered' && (this.answer.type === 5 || this.answer.type === 6);
  }

  /** The form that came as the answer. */
  get modal(): Modal | undefined {
    return this.answer.state === 'answered' ? this.answer.modal : undefined;
  }

  /** The first answer as it is now; undefined if there is none or it was deleted. */
  get reply(): PageMessage | undefined {
    const message = this.rooms.interactions.original(this.interaction);
    const visible = message !== undefined && seesMessage(this.rooms.world, message, this.begun.user);
    return visible ? messageView(this.rooms.world, message, this.begun.user) : undefined;
  }

  /** Further messages of this interaction, oldest first. */
  get followUps(): readonly PageMessage[] {
    const original = this.rooms.interactions.original(this.interaction)?.id;
    return this.rooms.world
      .messagesIn(this.begun.channel)
      .filter((message) => message.interaction?.id === this.begun.id && message.id !== original)
      .filter((message) => seesMessage(this.rooms.world, message, this.begun.user))
      .map((message) => messageView(this.rooms.world, message, this.begun.user));
  }

  /** Waits until the answer is no longer "thinking": it has its content or was deleted. */
  async answered(timeoutMs = WAIT_MS): Promise<PageMessage | undefined> {
    await until(this.rooms.world, () => this.reply?.thinking !== true, timeoutMs, 'a deferred answer');
    return this.reply;
  }

  /** Waits until a condition holds for this outcome. */
  async until(holds: (outcome: Outcome) => boolean, timeoutMs = WAIT_MS): Promise<this> {
    await until(this.rooms.world, () => holds(this), timeoutMs, 'an outcome');
    return this;
  }
}
