/** A slash command being written: its name, and a pill for each option. */
import { ApiError } from './api.js';
import { fill, h } from './dom.js';
import { t } from './i18n.js';
import { icon } from './icons.js';
import { askOffers, fixedOffers, narrow } from './offers.js';
import { FILE_OPTION, Pill } from './pill.js';
import { fold, readOptions } from './slash.js';
/** @import { OptionValue, PageCommand, PageOption } from '../src/page-api.js' */
/** @import { OfferItem } from './offers.js' */
/** @import { TypedCommand } from './slash.js' */
/** @import { Store } from './store.js' */
/** @import { Suggestions } from './suggestions.js' */

/** The bot is asked for offers when nothing was typed for this many milliseconds. */
const PAUSE = 80;

/**
 * @param {Store} store
 * @param {HTMLElement} line where the pills stand
 * @param {Suggestions} suggestions
 * @param {() => void} onLeave the command was sent or dropped
 */
export function createCommandLine(store, line, suggestions, onLeave) {
  /** @type {PageCommand | null} */
  let command = null;
  /** @type {Pill[]} */
  let pills = [];
  let asked = 0;
  /** @type {number | undefined} */
  let timer;
  let sending = false;

  const tail = h('input', {
    class: 'tail',
    type: 'text',
    role: 'combobox',
    'aria-controls': 'offers',
    'aria-expanded': 'true',
    'aria-label': t('optional'),
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    enterkeyhint: 'send',
    oninput: () => {
      const cut = readOptions(tail.value, rest());
      if (cut.values.length > 0) {
        tail.value = '';
        takeTyped(cut.values);
      } else showRest();
    },
    onfocus: () => showRest(),
    onkeydown: (event) => keys(event, null),
  });

  const rest = () => (command?.options ?? []).filter((option) => !pills.some((pill) => pill.option === option));
  const missing = () => pills.find((pill) => pill.option.required && pill.empty);

  /**
   * @param {PageOption} option
   * @returns {Pill}
   */
  const addPill = (option) => {
    const pill = new Pill(option, store);
    pill.input.addEventListener('input', () => {
      const cut = option.type === FILE_OPTION ? { before: '', values: [] } : readOptions(pill.input.value, rest());
      if (cut.values.length === 0) return offer(pill);
      pill.setText(cut.before);
      takeTyped(cut.values);
    });
    pill.input.addEventListener('focus', () => offer(pill));
    pill.input.addEventListener('keydown', (event) => keys(event, pill));
    pill.remove.addEventListener('click', () => drop(pill));
    pills.push(pill);
    tail.before(pill.element);
    return pill;
  };

  /** @param {Pill} pill */
  const drop = (pill) => {
    pills = pills.filter((known) => known !== pill);
    pill.element.remove();
    tail.focus();
    showRest();
  };

  /** @param {readonly { option: PageOption, text: string }[]} values */
  const takeTyped = (values) => {
    /** @type {Pill | undefined} */
    let last;
    for (const { option, text } of values) {
      last = pills.find((pill) => pill.option === option) ?? addPill(option);
      last.setText(text);
    }
    last?.input.focus();
  };

  /** @param {Pill} pill @param {OfferItem} item */
  const pick = (pill, item) => {
    pill.take(item);
    onward();
  };

  const onward = () => {
    const next = missing();
    (next?.input ?? tail).focus();
  };

  const showRest = () => {
    const wanted = fold(tail.value);
    const options = rest().filter(
      (option) => fold(option.shownName).startsWith(wanted) || fold(option.name).startsWith(wanted),
    );
    if (command === null) return;
    suggestions.show({
      title: `/${command.shownPath}`,
      hint: command.description,
      items: options.map((option) => ({
        label: `+ ${option.shownName}`,
        detail: option.description,
        note: option.required ? t('required') : undefined,
        pick: () => {
          tail.value = '';
          addPill(option).input.focus();
        },
      })),
      highlight: wanted === '' ? -1 : 0,
    });
  };

  /** @param {Pill} pill */
  const offer = (pill) => {
    const { option } = pill;
    const base = {
      title: option.shownName,
      hint: `${option.description} (${t(option.required ? 'required' : 'optional')})`,
    };
    window.clearTimeout(timer);
    asked += 1;
    if (option.type === FILE_OPTION)
      return suggestions.show({ ...base, items: [], status: t('chooseFile'), highlight: -1 });
    const fixed = fixedOffers(option, store);
    if (fixed !== null) {
      const fitting = pill.picked === null ? narrow(fixed, pill.input.value) : fixed;
      return show(pill, base, fitting, 0, fitting.length === 0 ? t('offersNone') : undefined);
    }
    if (!option.autocomplete) return suggestions.show({ ...base, items: [], highlight: -1 });
    if (!suggestions.open) suggestions.show({ ...base, items: [], status: t('offersLoading'), highlight: -1 });
    const mine = asked;
    timer = window.setTimeout(
      () => {
        if (command === null) return;
        const options = {
          ...values(),
          [option.name]: pill.picked === null ? pill.input.value : String(pill.picked.value),
        };
        void askOffers(store, store.here, command, options, option.name).then((found) => {
          if (mine !== asked || document.activeElement !== pill.input) return;
          const status = found === null ? t('offersFailed') : found.length === 0 ? t('offersNone') : undefined;
          show(pill, base, found ?? [], -1, status);
        });
      },
      pill.input.value === '' ? 0 : PAUSE,
    );
  };

  /**
   * @param {Pill} pill
   * @param {{ title: string, hint: string }} base
   * @param {readonly OfferItem[]} offers
   * @param {number} highlight
   * @param {string | undefined} status
   */
  const show = (pill, base, offers, highlight, status) => {
    const items = offers.map((item) => ({ label: item.name, detail: item.description, pick: () => pick(pill, item) }));
    suggestions.show({ ...base, items, status, highlight });
  };

  /** What is filled in, by canonical name; what cannot be read is left out. */
  const values = () => {
    /** @type {Record<string, OptionValue>} */
    const out = {};
    for (const pill of pills) {
      const read = pill.read();
      if (read !== null && 'value' in read) out[pill.option.name] = read.value;
    }
    return out;
  };

  /** @param {Pill | undefined} pill @param {string} sentence */
  const refuse = (pill, sentence) => {
    pill?.element.classList.add('wrong');
    pill?.input.focus();
    // Offers still on their way must not cover what is wrong.
    window.clearTimeout(timer);
    asked += 1;
    suggestions.show({
      title: pill?.option.shownName ?? `/${command?.shownPath ?? ''}`,
      items: [],
      status: sentence,
      highlight: -1,
    });
  };

  const send = async () => {
    if (command === null || sending) return;
    const empty = missing();
    if (empty !== undefined) return refuse(empty, t('missingOption', { name: empty.option.shownName }));
    const wrong = pills
      .map((pill) => ({ pill, read: pill.read() }))
      .find(({ read }) => read !== null && 'problem' in read);
    if (wrong?.read && 'problem' in wrong.read) return refuse(wrong.pill, wrong.read.problem);
    const options = values();
    for (const pill of pills.filter((each) => each.option.type === FILE_OPTION)) {
      const file = await pill.readFile();
      if (file !== null) options[pill.option.name] = file;
    }
    sending = true;
    try {
      await store.doings.slash(store.here, command.path, options);
      close();
      onLeave();
    } catch (error) {
      const field = error instanceof ApiError ? error.field : undefined;
      refuse(
        pills.find((pill) => pill.option.name === field),
        error instanceof Error ? error.message : t('somethingWrong'),
      );
    } finally {
      sending = false;
    }
  };

  const close = () => {
    command = null;
    pills = [];
    line.hidden = true;
    suggestions.hide();
  };

  /** @param {KeyboardEvent} event @param {Pill | null} pill null in the tail */
  const keys = (event, pill) => {
    const field = pill?.input ?? tail;
    if (event.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      suggestions.move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (
      event.key === 'Enter' ||
      (event.key === 'Tab' &&
        !event.shiftKey &&
        suggestions.first !== undefined &&
        (field.value !== '' || pill !== null) &&
        pill?.picked === null)
    ) {
      const offered = suggestions.highlighted ?? (event.key === 'Tab' ? suggestions.first : undefined);
      event.preventDefault();
      if (offered !== undefined && pill?.picked?.name !== offered.label) offered.pick();
      else if (missing() !== undefined && missing() !== pill) onward();
      else void send();
    } else if (event.key === 'Backspace' && field.value === '') {
      event.preventDefault();
      if (pill !== null && !pill.option.required) return drop(pill);
      const before = pill === null ? pills.at(-1) : pills[pills.indexOf(pill) - 1];
      if (before !== undefined) before.input.focus();
      else leave();
    } else if (event.key === 'Escape') {
      event.preventDefault();
      if (suggestions.open && suggestions.first !== undefined) suggestions.hide();
      else leave();
    }
  };

  const leave = () => {
    close();
    onLeave();
  };

  return {
    /** Is a command being written? */
    get open() {
      return command !== null;
    },
    /**
     * Begins a command, with what was typed so far.
     * @param {TypedCommand} typed
     */
    begin(typed) {
      command = typed.command;
      pills = [];
      tail.value = '';
      const drop_ = h(
        'button',
        { class: 'pill-remove', type: 'button', 'aria-label': t('leaveCommand'), onclick: leave },
        icon('close'),
      );
      fill(line, h('span', { class: 'command-name' }, `/${command.shownPath}`, drop_), tail);
      line.hidden = false;
      for (const option of command.options) if (option.required) addPill(option);
      takeTyped(typed.values);
      if (typed.values.at(-1)?.text !== '') onward();
    },
    send,
    leave,
  };
}
