import { maximumPhotoBytes, maximumPhotoPixels, photos, photoTypes } from '#shared/contract/photos.ts';
import { call } from '../../lib/call.ts';
import { isUnauthorized } from '../../lib/call-errors.ts';

/** What is said of a chosen file that cannot become a photo, and of an upload that failed. */
export const photoTexts = {
  tooLarge: 'File Too Large: Please choose a photo smaller than 10MB.',
  tooManyPixels: 'File Too Large: Please choose a photo of at most 40 megapixels.',
  notAnImage: 'Invalid File Type: Please choose an image file.',
  heic: 'This browser cannot open HEIC photos. Please save it as JPEG.',
  failed: 'Upload Failed: Failed to upload photo. Please try again.',
} as const;

/** The three stages of an upload, by what is said when one fails. */
const stages = {
  address: 'Failed to get upload URL',
  file: 'Failed to upload file',
  publish: 'Failed to process uploaded photo',
} as const;

/** An upload that failed; its message names the stage, its cause says why. */
export class UploadError extends Error {
  override readonly name = 'UploadError';

  constructor(stage: keyof typeof stages, cause: unknown) {
    super(stages[stage], { cause });
  }
}

/** Runs one stage. An ended session and an upload that was called off stay what they are. */
async function run<T>(stage: keyof typeof stages, work: Promise<T>, signal?: AbortSignal): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (isUnauthorized(error) || signal?.aborted) throw error;
    throw new UploadError(stage, error);
  }
}

type ChosenFile = Pick<File, 'name' | 'size' | 'type'>;

/** Whether a file is one of the photos that phones of Apple take; few browsers open them, and some do not even know the type. */
function isHeic({ name, type }: ChosenFile): boolean {
  return /^image\/hei[cf]/i.test(type) || /\.hei[cf]$/i.test(name);
}

/** What is said of a file that the browser could not open as a picture. */
export function unopenedFault(file: ChosenFile): string {
  return isHeic(file) ? photoTexts.heic : photoTexts.notAnImage;
}

/** What is wrong with a chosen file before it is opened; undefined where nothing is. */
export function fileFault(file: ChosenFile): string | undefined {
  const { size, type } = file;
  if (!type.startsWith('image/') && !isHeic(file)) return photoTexts.notAnImage;
  return size > maximumPhotoBytes ? photoTexts.tooLarge : undefined;
}

/** What is wrong with an opened picture of so many pixels; undefined where nothing is. */
export function pixelFault({ width, height }: { width: number; height: number }): string | undefined {
  return width * height > maximumPhotoPixels ? photoTexts.tooManyPixels : undefined;
}

interface Sending {
  /** Told the part that has left the browser, from 0 to 1. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
}

/** PUTs a file to a signed address. `fetch` cannot tell how far it is, so this is an XMLHttpRequest. */
function put(address: string, photo: Blob, { onProgress, signal }: Sending): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new Error(`The store answered with ${request.status}.`));
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
 * Sends a photo to where nobody sees it yet; the store forgets it after a day unless it is published.
 * @returns the address to publish it by
 * @throws UploadError, or CallError 401 when the session has ended
 */
export async function sendPhoto(photo: Blob, sending: Sending): Promise<string> {
  const type = photoTypes.find((known) => known === photo.type);
  const asked = call(photos.uploadPhoto, { body: { size: photo.size, type } }, { signal: sending.signal });
  const { uploadURL } = await run('address', asked, sending.signal);
  await run('file', put(uploadURL, photo, sending), sending.signal);
  return uploadURL;
}

/**
 * Lets a photo that was sent be shown. HandlerInput again, it answers the same.
 * @returns its path on the site
 * @throws UploadError, or CallError 401 when the session has ended
 */
export async function publishPhoto(objectURL: string): Promise<string> {
  const { objectPath } = await run('publish', call(photos.setPhotoPublic, { body: { objectURL } }));
  return objectPath;
}
