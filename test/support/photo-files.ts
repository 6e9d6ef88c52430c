import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { photos } from '#shared/contract/photos.ts';
import type { Browser, Reply } from '#test/support/http.ts';

/** Creates a picture of one color, with this size in pixels. */
export function picture(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#c77a44' } });
}

/** Creates a picture of random pixels, which compresses badly, with this size in pixels. */
export function noise(width: number, height: number) {
  return sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } });
}

/** Creates a small JPEG photo. */
export function smallPhoto(): Promise<Buffer> {
  return picture(60, 40).jpeg().toBuffer();
}

/** PUTs a file to a presigned URL, without cookies. */
export function put(browser: Browser, address: string, file: Buffer, headers: Record<string, string>): Promise<Reply> {
  const { pathname, search } = new URL(address);
  const length = { 'content-length': String(file.length) };
  return browser.another().send('PUT', pathname + search, file, { headers: { ...length, ...headers } });
}

/**
 * Uploads a photo without publishing it.
 * @returns the URL with which to publish the photo
 */
export async function uploaded(browser: Browser, file: Buffer): Promise<string> {
  const { uploadURL } = await browser.ask(photos.uploadPhoto, { body: { size: file.length, type: 'image/jpeg' } });
  const { status, text } = await put(browser, uploadURL, file, { 'content-type': 'image/jpeg' });
  if (status !== 200) throw new Error(`The store answered ${status}: ${text}`);
  return uploadURL;
}

/**
 * Uploads and publishes a small photo.
 * @returns the photo's path on the site
 */
export async function publishedPhoto(browser: Browser): Promise<string> {
  const objectURL = await uploaded(browser, await smallPhoto());
  return (await browser.ask(photos.setPhotoPublic, { body: { objectURL } })).objectPath;
}
