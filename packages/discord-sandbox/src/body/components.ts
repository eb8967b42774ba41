import type { Form } from '../form.js';
import { LIMITS } from '../limits.js';
import type {
  ActionRow,
  Button,
  Container,
  FileComponent,
  GalleryItem,
  MediaGallery,
  MessageComponent,
  Section,
  Separator,
  TextDisplay,
  Thumbnail,
} from '../wire.js';
import { componentId, customId, emoji, media, type Reading } from './context.js';
import { isSelectType, readSelect } from './selects.js';

type Inner = Container['components'][number];

const LEGACY_TYPES = [1] as const;
const INNER_TYPES = [1, 9, 10, 12, 13, 14] as const;
const V2_TYPES = [1, 9, 10, 12, 13, 14, 17] as const;

/** Reads a message's components and holds them to components/reference: rows alone, or Components V2. */
export function readComponents(form: Form, reading: Reading): readonly MessageComponent[] {
  const forms = form.list({ max: reading.v2 ? LIMITS.v2Components : LIMITS.rows });
  const components = forms.map((each) => readTop(each, reading));
  if (reading.v2 && reading.components > LIMITS.v2Components) {
    form.wrong(
      'COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED',
      `Must be ${LIMITS.v2Components} or fewer components in total.`,
    );
  }
  if (reading.text > LIMITS.v2Text) {
    form.wrong(
      'COMPONENT_MAX_TOTAL_TEXT_EXCEEDED',
      `Displayable text of all components must be ${LIMITS.v2Text} or fewer in length.`,
    );
  }
  return components;
}

function typeOf<T extends number>(form: Form, allowed: readonly T[]): T | undefined {
  const found = allowed.find((type) => type === form.at('type').value);
  if (found === undefined) {
    form.at('type').wrong('UNION_TYPE_CHOICES', `Value of field "type" must be one of (${allowed.join(', ')}).`);
  }
  return found;
}

const NOTHING: TextDisplay = { type: 10, content: '' };

function readTop(form: Form, reading: Reading): MessageComponent {
  const type = typeOf<1 | 9 | 10 | 12 | 13 | 14 | 17>(form.object(), reading.v2 ? V2_TYPES : LEGACY_TYPES);
  if (type === undefined) return NOTHING;
  return type === 17 ? readContainer(form, reading) : readInner(form, type, reading);
}

function readInner(form: Form, type: (typeof INNER_TYPES)[number], reading: Reading): Inner {
  switch (type) {
    case 1:
      return readRow(form, reading);
    case 9:
      return readSection(form, reading);
    case 10:
      return readTextDisplay(form, reading);
    case 12:
      return readGallery(form, reading);
    case 13:
      return readFile(form, reading);
    case 14:
      return readSeparator(form, reading);
  }
}

function readContainer(form: Form, reading: Reading): Container {
  const id = componentId(form, reading);
  const components = form
    .at('components')
    .list({ min: 1, max: LIMITS.v2Components })
    .map((each): Inner => {
      const type = typeOf(each.object(), INNER_TYPES);
      return type === undefined ? NOTHING : readInner(each, type, reading);
    });
  return {
    type: 17,
    id,
    accent_color: form.at('accent_color').maybeInteger({ min: 0, max: 0xffffff }) ?? null,
    spoiler: form.at('spoiler').maybeFlag() ?? false,
    components,
  };
}

function readRow(form: Form, reading: Reading): ActionRow {
  const id = componentId(form, reading);
  const place = form.at('components');
  const forms = place.list({ min: 1, max: LIMITS.rowButtons });
  const components = forms.map((each): ActionRow['components'][number] => {
    const type = each.object().at('type').value;
    if (isSelectType(type)) return readSelect(each, type, reading, false);
    typeOf(each, [2, 3, 5, 6, 7, 8]);
    return readButton(each, reading);
  });
  if (components.length > 1 && components.some((each) => each.type !== 2)) {
    place.wrong('COMPONENT_LAYOUT_WIDTH_EXCEEDED', 'The specified component exceeds the maximum width');
  }
  return { type: 1, id, components };
}

function readButton(form: Form, reading: Reading): Button {
  const style = form.at('style').oneOf([1, 2, 3, 4, 5]);
  const button = {
    type: 2,
    id: componentId(form, reading),
    style,
    label: form.at('label').maybeText({ max: LIMITS.buttonLabel }),
    emoji: emoji(form.at('emoji')),
    disabled: form.at('disabled').maybeFlag() ?? false,
  } as const;
  if ((button.label ?? '') === '' && button.emoji === undefined) {
    form.wrong('BUTTON_COMPONENT_LABEL_REQUIRED', 'A button must have a label or an emoji');
  }
  if (style !== 5) {
    if (form.at('url').given)
      form.wrong('BUTTON_COMPONENT_CUSTOM_ID_URL_EXCLUSIVE', 'A custom id and url cannot both be specified');
    return { ...button, custom_id: customId(form, reading) };
  }
  if (form.at('custom_id').given)
    form.wrong('BUTTON_COMPONENT_CUSTOM_ID_URL_EXCLUSIVE', 'A custom id and url cannot both be specified');
  return {
    ...button,
    url: form.at('url').text({ min: 1, max: LIMITS.buttonUrl, pattern: /^(https?|discord):\/\/\S+$/ }),
  };
}

function readTextDisplay(form: Form, reading: Reading): TextDisplay {
  const id = componentId(form, reading);
  const content = form.at('content').text({ min: 1, max: LIMITS.v2Text });
  reading.text += [...content].length;
  return { type: 10, id, content };
}

function readSection(form: Form, reading: Reading): Section {
  const id = componentId(form, reading);
  const components = form
    .at('components')
    .list({ min: 1, max: LIMITS.sectionTexts })
    .map((each) => {
      typeOf(each.object(), [10]);
      return readTextDisplay(each, reading);
    });
  const accessory = form.at('accessory').object();
  return {
    type: 9,
    id,
    components,
    accessory: typeOf(accessory, [2, 11]) === 11 ? readThumbnail(accessory, reading) : readButton(accessory, reading),
  };
}

function readThumbnail(form: Form, reading: Reading): Thumbnail {
  return { type: 11, id: componentId(form, reading), ...readPicture(form, reading) };
}

function readPicture(form: Form, reading: Reading): GalleryItem {
  return {
    media: media(form.at('media'), reading),
    description: form.at('description').maybeText({ max: LIMITS.mediaText }) ?? null,
    spoiler: form.at('spoiler').maybeFlag() ?? false,
  };
}

function readGallery(form: Form, reading: Reading): MediaGallery {
  const id = componentId(form, reading);
  const items = form
    .at('items')
    .list({ min: 1, max: LIMITS.galleryItems })
    .map((each) => readPicture(each.object(), reading));
  return { type: 12, id, items };
}

function readFile(form: Form, reading: Reading): FileComponent {
  const id = componentId(form, reading);
  const file = media(form.at('file'), reading, true);
  const attachment = reading.files.find((each) => each.id === file.attachment_id);
  return {
    type: 13,
    id,
    file,
    spoiler: form.at('spoiler').maybeFlag() ?? false,
    name: attachment?.filename,
    size: attachment?.size,
  };
}

function readSeparator(form: Form, reading: Reading): Separator {
  return {
    type: 14,
    id: componentId(form, reading),
    divider: form.at('divider').maybeFlag() ?? true,
    spacing: form.at('spacing').given ? form.at('spacing').oneOf<1 | 2>([1, 2]) : 1,
  };
}
