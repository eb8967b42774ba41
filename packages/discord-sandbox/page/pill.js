/** One option of a slash command being written: its name and a field. */
import { h } from './dom.js';
import { t } from './i18n.js';
import { icon } from './icons.js';
import { fixedOffers, isClosed, narrow, readValue } from './offers.js';
/** @import { OptionValue, PageOption } from '../src/page-api.js' */
/** @import { OfferItem } from './offers.js' */
/** @import { Store } from './store.js' */

/** The narrowest and the widest field, in characters. */
const WIDTHS = { least: 3, most: 40 };

/** The number of an option that takes a file. */
export const FILE_OPTION = 11;

export class Pill {
  /**
   * @param {PageOption} option
   * @param {Store} store
   */
  constructor(option, store) {
    this.option = option;
    this.store = store;
    /** The offer that was taken, until the text is changed. @type {OfferItem | null} */
    this.picked = null;
    this.input = h('input', {
      type: option.type === FILE_OPTION ? 'file' : 'text',
      inputmode: option.type === 4 ? 'numeric' : option.type === 10 ? 'decimal' : null,
      role: option.type === FILE_OPTION ? null : 'combobox',
      'aria-controls': 'offers',
      'aria-expanded': 'true',
      'aria-label': option.shownName,
      'aria-required': option.required ? 'true' : null,
      autocomplete: 'off',
      autocapitalize: 'off',
      spellcheck: 'false',
      enterkeyhint: 'next',
    });
    this.remove = h(
      'button',
      {
        class: 'pill-remove',
        type: 'button',
        tabindex: -1,
        'aria-label': t('removeOption', { name: option.shownName }),
      },
      icon('close'),
    );
    this.element = h(
      'span',
      { class: 'pill', 'data-option': option.name },
      h('span', { class: 'pill-name' }, option.shownName),
      this.input,
      !option.required && this.remove,
    );
    this.element.addEventListener('click', () => this.input.focus());
    this.input.addEventListener('input', () => {
      this.picked = null;
      this.element.classList.remove('wrong');
      this.fit();
    });
    this.fit();
  }

  /** Makes the field as wide as its text. */
  fit() {
    const width = Math.max(WIDTHS.least, Math.min(WIDTHS.most, this.input.value.length + 1));
    this.input.setAttribute('size', String(width));
  }

  /** Is there nothing in it? */
  get empty() {
    return this.picked === null && this.input.value.trim() === '';
  }

  /**
   * Puts in what was typed; where it names an offer, that is taken.
   * @param {string} text
   */
  setText(text) {
    this.input.value = text;
    this.fit();
    const wanted = text.trim().toLowerCase();
    this.picked =
      fixedOffers(this.option, this.store)?.find(
        (offered) =>
          offered.name.toLowerCase() === wanted ||
          String(offered.value).toLowerCase() === wanted ||
          offered.description === wanted,
      ) ?? null;
  }

  /** @param {OfferItem} item */
  take(item) {
    this.picked = item;
    this.input.value = item.name;
    this.element.classList.remove('wrong');
    this.fit();
  }

  /**
   * The value to be sent; an only fitting offer is taken for the one that was meant.
   * @returns {{ value: OptionValue } | { problem: string } | null} null when there is nothing in it
   */
  read() {
    if (this.picked !== null) return { value: this.picked.value };
    if (this.option.type === FILE_OPTION || this.input.value.trim() === '') return null;
    const fitting = isClosed(this.option) ? narrow(fixedOffers(this.option, this.store) ?? [], this.input.value) : [];
    if (fitting.length === 1 && fitting[0] !== undefined) return { value: fitting[0].value };
    return readValue(this.option, this.input.value);
  }

  /**
   * The file that was chosen, ready to be sent.
   * @returns {Promise<OptionValue | null>}
   */
  async readFile() {
    const file = this.input.files?.[0];
    if (file === undefined) return null;
    const bytes = new Uint8Array(await file.arrayBuffer());
    let text = '';
    for (const byte of bytes) text += String.fromCharCode(byte);
    return { name: file.name, contentType: file.type, base64: btoa(text) };
  }
}
