import { photos } from '#shared/contract/photos.ts';
import type { ExpectationsOf, Prepared, Scene } from '#test/generated/expectation.ts';
import { put } from '#test/support/photo-files.ts';

/** The smallest PNG there is: one dark pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

async function anUpload({ owner }: Scene): Promise<Prepared> {
  const file = { size: pixel.length, type: 'image/png' as const };
  const { uploadURL } = await owner.browser.ask(photos.uploadPhoto, { body: file });
  const headers = { 'content-type': file.type };
  const { status, text } = await put(owner.browser, uploadURL, pixel, headers);
  if (status !== 200) throw new Error(`The upload failed with ${status}: ${text}`);
  return { body: { objectURL: uploadURL } };
}

export const expectations = {
  uploadPhoto: { who: 'owners', status: 200, prepare: () => ({ body: { size: 1000, type: 'image/jpeg' } }) },
  setPhotoPublic: { who: 'owners', status: 200, bound: true, prepare: anUpload },
} satisfies ExpectationsOf<typeof photos>;
