/** What this player is doing and the bot has not answered yet: presses, choices, commands, forms. */
import { post } from './api.js';
/** @import { InteractionState, Requests } from '../src/page-api.js' */

/** @typedef {{ state: InteractionState, message: string | undefined }} Outcome */
/** @typedef {{ id: string, channel: string, command: string, failed: string | undefined }} PendingSlash */

export class Doings {
  /**
   * @param {string} me
   * @param {(message: string | undefined) => void} changed what stands on this message, or the list of commands, changed
   */
  constructor(me, changed) {
    this.me = me;
    this.changed = changed;
    /** The control being answered, by message. @type {Map<string, { customId: string, interaction: string | undefined }>} */
    this.busy = new Map();
    /** Discord's own sentence under a message whose press failed. @type {Map<string, string>} */
    this.failures = new Map();
    /** What was picked in a menu, by message and custom id, until the message changes. @type {Map<string, readonly string[]>} */
    this.picked = new Map();
    /** Slash commands without an answer. @type {PendingSlash[]} */
    this.pending = [];
    /** @type {Map<string, Outcome>} */
    this.interactions = new Map();
    /** Those who wait for an interaction. @type {Map<string, (outcome: Outcome) => void>} */
    this.awaited = new Map();
  }

  /**
   * The sandbox says what became of an interaction.
   * @param {string} interaction
   * @param {Outcome} outcome
   */
  take(interaction, outcome) {
    this.interactions.set(interaction, outcome);
    this.settle(interaction);
  }

  /**
   * A message was edited or deleted: what was done on it before no longer matters. A press may still await its answer.
   * @param {string} message
   */
  renew(message) {
    this.failures.delete(message);
    for (const key of this.picked.keys()) if (key.startsWith(`${message}:`)) this.picked.delete(key);
  }

  /**
   * Tells everything that waits for an interaction what became of it.
   * @param {string} interaction
   */
  settle(interaction) {
    const outcome = this.interactions.get(interaction);
    if (outcome === undefined || outcome.state === 'waiting') return;
    this.awaited.get(interaction)?.(outcome);
    this.awaited.delete(interaction);
    for (const [message, doing] of this.busy) {
      if (doing.interaction !== interaction) continue;
      this.busy.delete(message);
      if (outcome.state === 'failed') this.failures.set(message, outcome.message ?? '');
      this.changed(message);
    }
    const slash = this.pending.find((waiting) => waiting.id === interaction);
    if (slash !== undefined && outcome.state === 'failed') slash.failed = outcome.message ?? '';
    else this.pending = this.pending.filter((waiting) => waiting.id !== interaction);
    if (slash !== undefined) this.changed(undefined);
  }

  /**
   * Presses a button or picks in a menu; the control is busy until the bot answers.
   * @param {string} message
   * @param {string} customId
   * @param {readonly string[]} [values] for a menu
   */
  async press(message, customId, values) {
    if (this.busy.has(message)) return;
    this.busy.set(message, { customId, interaction: undefined });
    this.failures.delete(message);
    if (values !== undefined) this.picked.set(`${message}:${customId}`, values);
    this.changed(message);
    try {
      const { interaction } =
        values === undefined
          ? await post('press', { user: this.me, message, customId })
          : await post('select', { user: this.me, message, customId, values });
      this.busy.set(message, { customId, interaction });
      this.settle(interaction);
    } catch (error) {
      this.busy.delete(message);
      this.failures.set(message, error instanceof Error ? error.message : '');
      this.changed(message);
    }
  }

  /**
   * Runs a slash command in a channel.
   * @param {string} channel
   * @param {string} command canonical path
   * @param {Requests['slash']['options']} options by canonical name
   * @returns {Promise<void>} @throws {ApiError} when the sandbox refuses it; then nothing was sent
   */
  async slash(channel, command, options) {
    const { interaction } = await post('slash', { user: this.me, channel, command, options });
    this.pending.push({ id: interaction, channel, command, failed: undefined });
    this.settle(interaction);
    this.changed(undefined);
  }

  /**
   * What an interaction came to, as soon as it is known.
   * @param {string} id
   * @returns {Promise<Outcome>}
   */
  outcome(id) {
    return new Promise((resolve) => {
      const known = this.interactions.get(id);
      if (known !== undefined && known.state !== 'waiting') resolve(known);
      else this.awaited.set(id, resolve);
    });
  }

  /**
   * Forgets a slash command that found no answer.
   * @param {string} id
   */
  forget(id) {
    this.pending = this.pending.filter((waiting) => waiting.id !== id);
    this.changed(undefined);
  }
}
