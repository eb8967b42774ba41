import { Form } from '../form.js';
import type { Json } from '../json.js';
import { LIMITS } from '../limits.js';
import type { Label, Modal, ModalComponent, ModalRow, TextDisplay, TextInput } from '../wire.js';
import { componentId, customId, newReading, type Reading } from './context.js';
import { isSelectType, readSelect } from './selects.js';

/** Reads the modal of a type 9 answer (interactions/receiving-and-responding, "Modal"). Throws `invalidForm`. */
export function readModal(body: Json | undefined): Modal {
  const root = Form.of(body);
  const form = root.at('data').object();
  const reading = newReading(true, []);
  const modal: Modal = {
    custom_id: form.at('custom_id').text({ min: 1, max: LIMITS.customId }),
    title: form.at('title').text({ min: 1, max: LIMITS.modalTitle }),
    components: form
      .at('components')
      .list({ min: 1, max: LIMITS.modalComponents })
      .map((each) => readModalComponent(each.object(), reading)),
  };
  root.settle();
  return modal;
}

function readModalComponent(form: Form, reading: Reading): ModalComponent {
  switch (form.at('type').oneOf([1, 10, 18])) {
    case 1:
      return readRow(form, reading);
    case 10:
      return readText(form, reading);
    case 18:
      return readLabel(form, reading);
  }
}

function readRow(form: Form, reading: Reading): ModalRow {
  const id = componentId(form, reading);
  const components = form
    .at('components')
    .list({ min: 1, max: 1 })
    .map((each) => {
      each.object().at('type').oneOf([4]);
      return readInput(each, reading, true);
    });
  return { type: 1, id, components };
}

function readText(form: Form, reading: Reading): TextDisplay {
  const id = componentId(form, reading);
  return { type: 10, id, content: form.at('content').text({ min: 1, max: LIMITS.v2Text }) };
}

function readLabel(form: Form, reading: Reading): Label {
  const id = componentId(form, reading);
  const label = form.at('label').text({ min: 1, max: LIMITS.labelText });
  const description = form.at('description').maybeText({ min: 1, max: LIMITS.labelDescription });
  const inner = form.at('component').object();
  const type = inner.at('type').value;
  if (isSelectType(type))
    return { type: 18, id, label, description, component: readSelect(inner, type, reading, true) };
  inner.at('type').oneOf([4, 3, 5, 6, 7, 8]);
  return { type: 18, id, label, description, component: readInput(inner, reading, false) };
}

/** A text field; only in the old form does it carry its own caption. */
function readInput(form: Form, reading: Reading, captioned: boolean): TextInput {
  const minimum = form.at('min_length').maybeInteger({ min: 0, max: LIMITS.inputText });
  const maximum = form.at('max_length').maybeInteger({ min: 1, max: LIMITS.inputText });
  if (minimum !== undefined && maximum !== undefined && minimum > maximum) {
    form
      .at('min_length')
      .wrong('TEXT_INPUT_COMPONENT_MIN_LENGTH_TOO_LARGE', 'Min length must not be greater than max length');
  }
  return {
    type: 4,
    id: componentId(form, reading),
    custom_id: customId(form, reading),
    style: form.at('style').oneOf([1, 2]),
    label: captioned ? form.at('label').text({ min: 1, max: LIMITS.labelText }) : undefined,
    min_length: minimum,
    max_length: maximum,
    required: form.at('required').maybeFlag() ?? true,
    value: form.at('value').maybeText({ max: maximum ?? LIMITS.inputText }),
    placeholder: form.at('placeholder').maybeText({ max: LIMITS.inputPlaceholder }),
  };
}
