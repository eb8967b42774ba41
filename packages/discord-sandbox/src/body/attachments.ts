import { ApiError } from '../errors.js';
import { safeFilename, type UploadedFile } from '../files.js';
import type { Form } from '../form.js';
import { pictureFacts } from '../images.js';
import { LIMITS } from '../limits.js';
import type { Attachment } from '../wire.js';

/** Makes the address of a file to come. */
export type NewAttachment = (filename: string) => { readonly id: string; readonly url: string };

export interface ReadFiles {
  /** All files that the message will have. */
  readonly files: readonly Attachment[];
  readonly bytes: ReadonlyMap<string, Buffer>;
}

/**
 * Reads `attachments` beside the uploaded files (reference, "Uploading Files"; resources/message, "Edit Message"):
 * present, it lists what stays and describes the new ones; absent, all that was there stays and the new ones are added.
 */
export function readAttachments(
  form: Form,
  uploads: readonly UploadedFile[],
  kept: readonly Attachment[],
  create: NewAttachment,
  ephemeral: boolean,
): ReadFiles {
  if (uploads.some((file) => file.bytes.length > LIMITS.fileBytes)) throw new ApiError('tooLarge');
  const listed = form.list({ max: LIMITS.files });
  const bytes = new Map<string, Buffer>();
  const add = (file: UploadedFile, place: Form | undefined): Attachment => {
    const filename = safeFilename(place?.at('filename').maybeText({ max: 1024 }) ?? file.name);
    const { id, url } = create(filename);
    const picture = pictureFacts(file.bytes);
    bytes.set(id, file.bytes);
    return {
      id,
      filename,
      description: place?.at('description').maybeText({ max: LIMITS.altText }),
      content_type: picture?.contentType ?? file.contentType,
      size: file.bytes.length,
      url,
      proxy_url: url,
      width: picture?.width,
      height: picture?.height,
      ephemeral: ephemeral ? true : undefined,
    };
  };
  const fresh = uploads.map((file) =>
    add(
      file,
      listed.find((place) => isAbout(place, file)),
    ),
  );
  const stays = form.given ? listed.flatMap((place) => keep(place, kept, uploads)) : kept;
  const files = [...stays, ...fresh];
  if (files.length > LIMITS.files) form.wrong('BASE_TYPE_MAX_LENGTH', `Must be ${LIMITS.files} or fewer in length.`);
  return { files, bytes };
}

function isAbout(place: Form, file: UploadedFile): boolean {
  const id = place.at('id').value;
  return id === file.index || id === Number(file.index);
}

/** An entry of `attachments` is about an uploaded file, or about one the message already has. */
function keep(place: Form, kept: readonly Attachment[], uploads: readonly UploadedFile[]): readonly Attachment[] {
  if (uploads.some((file) => isAbout(place, file))) return [];
  const id = place.object().at('id').id();
  const file = kept.find((each) => each.id === id);
  if (file === undefined) {
    place.at('id').wrong('ATTACHMENT_NOT_FOUND', 'The attachment was not found');
    return [];
  }
  return [{ ...file, description: place.at('description').maybeText({ max: LIMITS.altText }) ?? file.description }];
}
