/** Forms that the bot opens. */
import { h } from './dom.js';
import { t } from './i18n.js';
import { discordSentence } from './message.js';
import { defaultsOf, menuButton } from './menu.js';
import { markdown } from './markdown-view.js';
import { unreachable } from './never.js';
/** @import { Modal, ModalComponent, Select, TextInput } from '../src/wire.js' */
/** @import { Store } from './store.js' */

/** A field of the form: where it stands, what it holds, what is wrong with it (null when nothing is). */
/** @typedef {{ id: string, element: HTMLElement, value: () => string | readonly string[], problem: () => string | null }} Field */

/**
 * Shows a modal until it is sent or closed.
 * @param {Store} store
 * @param {string} interaction
 * @param {Modal} modal
 */
export function openModal(store, interaction, modal) {
  /** @type {Field[]} */
  const fields = [];
  const body = modal.components.map((component) => part(component, store, fields));
  const note = h('p', { class: 'failure', role: 'alert', hidden: true });
  const submit = h('button', { class: 'button primary', type: 'submit' }, t('submit'));
  let sent = false;

  const send = async () => {
    const wrong = fields.map((field) => ({ field, problem: field.problem() })).find(({ problem }) => problem !== null);
    note.hidden = wrong === undefined;
    if (wrong !== undefined) {
      note.textContent = wrong.problem;
      wrong.field.element.focus();
      return;
    }
    submit.setAttribute('aria-busy', 'true');
    const values = Object.fromEntries(fields.map((field) => [field.id, field.value()]));
    const answer = await store.act('modal', { user: store.me, interaction, values });
    if (answer === null) {
      submit.removeAttribute('aria-busy');
      return;
    }
    sent = true;
    const outcome = await store.doings.outcome(answer.interaction);
    if (outcome.state === 'answered') return dialog.close();
    submit.removeAttribute('aria-busy');
    note.hidden = false;
    note.textContent = discordSentence(outcome.message ?? '');
  };

  const dialog = h(
    'dialog',
    {
      class: 'box modal',
      'aria-label': modal.title,
      onclose: () => {
        dialog.remove();
        if (!sent) void store.act('closeModal', { user: store.me, interaction });
      },
    },
    h(
      'form',
      {
        method: 'dialog',
        novalidate: true,
        onsubmit: (event) => {
          event.preventDefault();
          void send();
        },
      },
      h('h2', {}, modal.title),
      body,
      note,
      h(
        'div',
        { class: 'box-buttons' },
        h('button', { class: 'button secondary', type: 'button', onclick: () => dialog.close() }, t('cancel')),
        submit,
      ),
    ),
  );
  document.body.append(dialog);
  dialog.showModal();
  fields[0]?.element.focus();
}

/**
 * @param {ModalComponent} component
 * @param {Store} store
 * @param {Field[]} fields where the fields are collected
 * @returns {HTMLElement}
 */
function part(component, store, fields) {
  switch (component.type) {
    case 10:
      return markdown(component.content, store);
    case 1:
      return h(
        'div',
        {},
        component.components.map((input) => labelled(input.label ?? '', undefined, input, store, fields)),
      );
    case 18:
      return labelled(component.label, component.description, component.component, store, fields);
    default:
      return unreachable(component);
  }
}

/**
 * @param {string} label
 * @param {string | undefined} description
 * @param {TextInput | Select} control
 * @param {Store} store
 * @param {Field[]} fields
 */
function labelled(label, description, control, store, fields) {
  const field = control.type === 4 ? textField(control) : menuField(control, store);
  fields.push(field);
  field.element.setAttribute('aria-label', label);
  return h(
    'div',
    { class: 'field' },
    h(
      'span',
      { class: 'field-label' },
      label,
      control.required !== false && h('span', { class: 'field-required', title: t('required') }, ' *'),
    ),
    description !== undefined && h('span', { class: 'field-description' }, description),
    field.element,
  );
}

/**
 * @param {TextInput} input
 * @returns {Field}
 */
function textField(input) {
  const common = {
    'data-field': input.custom_id,
    placeholder: input.placeholder,
    maxlength: input.max_length ?? 4000,
    'aria-required': input.required === false ? null : 'true',
  };
  const element = input.style === 2 ? h('textarea', { ...common, rows: 4 }) : h('input', { ...common, type: 'text' });
  element.value = input.value ?? '';
  return {
    id: input.custom_id,
    element,
    value: () => element.value,
    problem: () => {
      if (element.value.trim() === '') return input.required === false ? null : t('fieldMissing');
      const least = input.min_length ?? 0;
      return element.value.length < least ? t('fieldShort', { count: least }) : null;
    },
  };
}

/**
 * @param {Select} select
 * @param {Store} store
 * @returns {Field}
 */
function menuField(select, store) {
  let chosen = defaultsOf(select);
  const element = h('div', { class: 'field-menu' });
  const draw = () => {
    element.replaceChildren(
      menuButton(select, store, {
        busy: false,
        chosen,
        onPick: (values) => {
          chosen = values;
          draw();
        },
      }),
    );
  };
  draw();
  return {
    id: select.custom_id,
    element,
    value: () => chosen,
    problem: () => {
      const least = select.required === false ? 0 : Math.max(1, select.min_values ?? 1);
      return chosen.length < least ? t('chooseAtLeast', { count: least }) : null;
    },
  };
}
