/**
 * The parts of a message in Discord's own wire form (names as on the wire), after the sandbox has checked them.
 * Served alike to the bot over REST and gateway, to the page, and to the tests.
 */

/** An emoji on a button or a menu option: a standard one has a null id and the character itself as name. */
export interface Emoji {
  readonly id?: string | null | undefined;
  readonly name?: string | null | undefined;
  readonly animated?: boolean | undefined;
}

/** A picture that an embed or a component shows; `url` is absolute and can be loaded by the page. */
export interface Media {
  /** In components alone. */
  readonly id?: string | undefined;
  readonly url: string;
  readonly proxy_url?: string | undefined;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  readonly content_type?: string | undefined;
  readonly attachment_id?: string | undefined;
}

export interface EmbedField {
  readonly name: string;
  readonly value: string;
  readonly inline?: boolean | undefined;
}

export interface Embed {
  readonly type: 'rich';
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly url?: string | undefined;
  /** ISO 8601. */
  readonly timestamp?: string | undefined;
  /** 0xRRGGBB as a number. */
  readonly color?: number | undefined;
  readonly footer?: { readonly text: string; readonly icon_url?: string | undefined } | undefined;
  readonly image?: Media | undefined;
  readonly thumbnail?: Media | undefined;
  readonly author?:
    | { readonly name: string; readonly url?: string | undefined; readonly icon_url?: string | undefined }
    | undefined;
  readonly fields?: readonly EmbedField[] | undefined;
}

export interface Attachment {
  readonly id: string;
  readonly filename: string;
  /** The alt text, at most 1024 characters. */
  readonly description?: string | undefined;
  readonly content_type?: string | undefined;
  /** Bytes. */
  readonly size: number;
  /** Absolute; served by the sandbox itself. */
  readonly url: string;
  readonly proxy_url: string;
  /** Pixels; pictures only. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /** True for a file that belongs to an ephemeral message. */
  readonly ephemeral?: boolean | undefined;
}

/** Button styles: 1 primary, 2 secondary, 3 success, 4 danger, 5 link (has `url`, never a custom id). */
export interface Button {
  readonly type: 2;
  readonly id?: number | undefined;
  readonly style: 1 | 2 | 3 | 4 | 5;
  readonly label?: string | undefined;
  readonly emoji?: Emoji | undefined;
  readonly custom_id?: string | undefined;
  readonly url?: string | undefined;
  readonly disabled?: boolean | undefined;
}

export interface SelectOption {
  readonly label: string;
  readonly value: string;
  readonly description?: string | undefined;
  readonly emoji?: Emoji | undefined;
  readonly default?: boolean | undefined;
}

interface SelectBase {
  readonly id?: number | undefined;
  readonly custom_id: string;
  readonly placeholder?: string | undefined;
  /** 0 to 25; 1 when left out. */
  readonly min_values?: number | undefined;
  /** 1 to 25; 1 when left out. */
  readonly max_values?: number | undefined;
  readonly disabled?: boolean | undefined;
  /** In modals alone; true when left out. */
  readonly required?: boolean | undefined;
}

export interface StringSelect extends SelectBase {
  readonly type: 3;
  readonly options: readonly SelectOption[];
}

export interface DefaultValue {
  readonly id: string;
  readonly type: 'user' | 'role' | 'channel';
}

/** 5 users, 6 roles, 7 users and roles, 8 channels. */
export interface EntitySelect extends SelectBase {
  readonly type: 5 | 6 | 7 | 8;
  readonly default_values?: readonly DefaultValue[] | undefined;
  /** Channel menus alone: the channel types offered. */
  readonly channel_types?: readonly number[] | undefined;
}

export type Select = StringSelect | EntitySelect;

export interface ActionRow {
  readonly type: 1;
  readonly id?: number | undefined;
  readonly components: readonly (Button | Select)[];
}

/** A field of a modal: style 1 is one line, 2 a paragraph. */
export interface TextInput {
  readonly type: 4;
  readonly id?: number | undefined;
  readonly custom_id: string;
  readonly style: 1 | 2;
  readonly label?: string | undefined;
  readonly min_length?: number | undefined;
  readonly max_length?: number | undefined;
  /** True when left out. */
  readonly required?: boolean | undefined;
  /** What stands in the field at first. */
  readonly value?: string | undefined;
  readonly placeholder?: string | undefined;
}

export interface TextDisplay {
  readonly type: 10;
  readonly id?: number | undefined;
  readonly content: string;
}

export interface Thumbnail {
  readonly type: 11;
  readonly id?: number | undefined;
  readonly media: Media;
  readonly description?: string | null | undefined;
  readonly spoiler?: boolean | undefined;
}

export interface Section {
  readonly type: 9;
  readonly id?: number | undefined;
  readonly components: readonly TextDisplay[];
  readonly accessory: Button | Thumbnail;
}

export interface GalleryItem {
  readonly media: Media;
  readonly description?: string | null | undefined;
  readonly spoiler?: boolean | undefined;
}

export interface MediaGallery {
  readonly type: 12;
  readonly id?: number | undefined;
  readonly items: readonly GalleryItem[];
}

export interface FileComponent {
  readonly type: 13;
  readonly id?: number | undefined;
  readonly file: Media;
  readonly spoiler?: boolean | undefined;
  readonly name?: string | undefined;
  readonly size?: number | undefined;
}

export interface Separator {
  readonly type: 14;
  readonly id?: number | undefined;
  readonly divider?: boolean | undefined;
  readonly spacing?: 1 | 2 | undefined;
}

export interface Container {
  readonly type: 17;
  readonly id?: number | undefined;
  readonly accent_color?: number | null | undefined;
  readonly spoiler?: boolean | undefined;
  readonly components: readonly (ActionRow | TextDisplay | Section | MediaGallery | FileComponent | Separator)[];
}

/** A modal's field with its caption. */
export interface Label {
  readonly type: 18;
  readonly id?: number | undefined;
  readonly label: string;
  readonly description?: string | undefined;
  readonly component: TextInput | Select;
}

/** What a message can hold. Without the Components V2 flag (1 << 15) only action rows occur. */
export type MessageComponent = ActionRow | TextDisplay | Section | MediaGallery | FileComponent | Separator | Container;

/** A row of the old form of a modal: exactly one text field, captioned by its own `label`. */
export interface ModalRow {
  readonly type: 1;
  readonly id?: number | undefined;
  readonly components: readonly TextInput[];
}

export type ModalComponent = ModalRow | TextDisplay | Label;

/** A modal as the bot sent it. */
export interface Modal {
  readonly custom_id: string;
  readonly title: string;
  readonly components: readonly ModalComponent[];
}

/** One offer of an autocomplete answer; `name` is already in the asking user's language. */
export interface Choice {
  readonly name: string;
  readonly value: string | number;
}
