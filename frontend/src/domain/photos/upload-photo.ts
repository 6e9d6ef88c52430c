import { maxPhotoBytes, maxPhotoPixels, photos, photoTypes } from '#shared/contract/photos.ts';
import { call } from '../../lib/call.ts';
import { isUnauthorized } from '../../lib/call-errors.ts';

/** Error messages about files that cannot be used as photos, and about failed uploads. */
export const photoTexts = {
  tooLarge: 'File Too Large: Please choose a photo smaller than 10MB.',
  tooManyPixels: 'File Too Large: Please choose a photo of 40 megapixels or less.',
  notAnImage: 'Invalid File Type: Please choose an image file.',
  heic: "This browser can't open HEIC photos. Please save the photo as a JPEG first.",
  failed: 'Upload Failed: Failed to upload photo. Please try again.',
} as const;

/** The stages of an upload, each with the message that is shown when the stage fails. */
const stages = {
  address: 'Failed to get upload URL',
  file: 'Failed to upload file',
  publish: 'Failed to process uploaded photo',
} as const;

/** A failed upload. `message` names the stage, and `cause` has the reason. */
export class UploadError extends Error {
  override readonly name = 'UploadError';

  constructor(stage: keyof typeof stages, cause: unknown) {
    super(stages[stage], { cause });
  }
}

/**
 * Runs one stage of an upload. Rethrows errors of an expired session and of an aborted upload unchanged.
 * @throws UploadError for any other error
 */
async function runStage<T>(stage: keyof typeof stages, work: Promise<T>, signal?: AbortSignal): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (isUnauthorized(error) || signal?.aborted) throw error;
    throw new UploadError(stage, error);
  }
}

type ChosenFile = Pick<File, 'name' | 'size' | 'type'>;

/**
 * Whether a file is a HEIC photo, as iPhones take them. Few browsers can open this format, and some report no type for
 * the file.
 */
function isHeic({ name, type }: ChosenFile): boolean {
  return /^image\/hei[cf]/i.test(type) || /\.hei[cf]$/i.test(name);
}

/** Returns the message about a file that the browser could not open as a picture. */
export function findDecodeError(file: ChosenFile): string {
  return isHeic(file) ? photoTexts.heic : photoTexts.notAnImage;
}

/** Checks the type and size of a chosen file before the file is opened. Returns an error message, or undefined. */
export function findFileError(file: ChosenFile): string | undefined {
  const { size, type } = file;
  if (!type.startsWith('image/') && !isHeic(file)) return photoTexts.notAnImage;
  return size > maxPhotoBytes ? photoTexts.tooLarge : undefined;
}

/** Checks the number of pixels of an opened picture. Returns an error message, or undefined. */
export function findPixelError({ width, height }: { width: number; height: number }): string | undefined {
  return width * height > maxPhotoPixels ? photoTexts.tooManyPixels : undefined;
}

interface Sending {
  /** Called with the share of bytes sent, from 0 to 1. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
}

/** PUTs a file to a presigned URL. Uses XMLHttpRequest, because `fetch` reports no upload progress. */
function putFile(address: string, photo: Blob, { onProgress, signal }: Sending): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new Error(`The upload failed with status ${request.status}.`));
    request.open('PUT', address);
    request.setRequestHeader('content-type', photo.type);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => (request.status >= 200 && request.status < 300 ? resolve() : fail());
    request.onerror = fail;
    request.onabort = () => reject(signal.reason);
    if (signal.aborted) return reject(signal.reason);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(photo);
  });
}

/**
 * Uploads a photo to the incoming bucket. The bucket deletes the photo after a day unless it was published.
 * @returns the URL to pass to `publishPhoto`
 * @throws UploadError, or CallError 401 when the session has expired
 */
export async function sendPhoto(photo: Blob, sending: Sending): Promise<string> {
  const type = photoTypes.find((known) => known === photo.type);
  const asked = call(photos.uploadPhoto, { body: { size: photo.size, type } }, { signal: sending.signal });
  const { uploadURL } = await runStage('address', asked, sending.signal);
  await runStage('file', putFile(uploadURL, photo, sending), sending.signal);
  return uploadURL;
}

/**
 * Publishes an uploaded photo. A repeated call returns the same path.
 * @returns the photo's path on the site
 * @throws UploadError, or CallError 401 when the session has expired
 */
export async function publishPhoto(objectURL: string): Promise<string> {
  const { objectPath } = await runStage('publish', call(photos.setPhotoPublic, { body: { objectURL } }));
  return objectPath;
}
