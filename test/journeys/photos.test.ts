import { ulid } from 'ulid';
import { describe, expect, it, vi } from 'vitest';
import type { reencodeImage } from '#functions/photos/image.ts';
import type { readUpload } from '#functions/photos/photo-buckets.ts';
import { account } from '#shared/contract/account.ts';
import { maxPhotoBytes, photos } from '#shared/contract/photos.ts';
import { photoPath, thumbnailPath } from '#shared/photo-paths.ts';
import { connectTable, createFactories } from '#test/support/factories.ts';
import { jpegWithScans } from '#test/support/hostile-photos.ts';
import type { Browser } from '#test/support/http.ts';
import { picture, publishedPhoto, put, smallPhoto, uploaded } from '#test/support/photo-files.ts';
import { startTestApp } from '#test/support/test-app.ts';

const app = await startTestApp();
const create = createFactories(app);
const { browser } = await create.owner();

/** The replaceable steps of a publication that runs in the test process. Requests to the app use the original steps. */
const publication = vi.hoisted(() => ({
  readUpload: undefined as unknown as typeof readUpload,
  beforeDecoding: async (): Promise<void> => undefined,
}));
vi.mock('#functions/photos/image.ts', async (load) => {
  const { reencodeImage: reencode } = await load<{ reencodeImage: typeof reencodeImage }>();
  return {
    reencodeImage: async (original: Buffer) => {
      await publication.beforeDecoding();
      return reencode(original);
    },
  };
});
vi.mock('#functions/photos/photo-buckets.ts', async (load) => {
  const original = await load<{ readUpload: typeof readUpload }>();
  publication.readUpload = original.readUpload;
  return {
    ...original,
    readUpload: (...upload: Parameters<typeof readUpload>) => publication.readUpload(...upload),
  };
});

const jpeg = { 'content-type': 'image/jpeg' };

function publish(objectURL: string, as: Browser = browser) {
  return as.put('/api/objects/set-public', { objectURL });
}

async function refusal(file: Buffer) {
  const { status, body } = await publish(await uploaded(browser, file));
  return [status, (body as { code: string }).code];
}

async function signedFor(file: Buffer): Promise<string> {
  const body = { size: file.length, type: 'image/jpeg' as const };
  return (await browser.ask(photos.uploadPhoto, { body })).uploadURL;
}

describe('an uploaded photo', () => {
  it('is served as WebP in two sizes, cached for a day by browsers and for five minutes by the edge', async () => {
    const path = await publishedPhoto(browser);
    for (const address of [path, thumbnailPath(path)]) {
      const { status, headers } = await browser.get(address);
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=86400, s-maxage=300',
      });
    }
  });

  it('has the same path when it is published again', async () => {
    const address = await uploaded(browser, await smallPhoto());
    const answers = [await publish(address), await publish(address), await publish(address)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  });

  it('is not public before it is published', async () => {
    const { pathname } = new URL(await uploaded(browser, await smallPhoto()));
    expect((await browser.get(pathname)).status).toBe(403);
    const { user } = await create.owner(browser.another());
    expect((await browser.get(`/photos/${user.id}/01ARZ3NDEKTSV4RRFFQ69G5FAV.webp`)).status).toBe(404);
  });

  it('cannot be published by another owner', async () => {
    const address = await uploaded(browser, await smallPhoto());
    const other = await create.owner();
    const [theirs, never] = [
      await publish(address, other.browser),
      await publish('https://elsewhere.example/rex.jpg', other.browser),
    ];
    expect([theirs.status, theirs.text]).toEqual([404, never.text]);
    expect((await publish(address)).status).toBe(200);
  });
});

describe('a published photo', () => {
  const other = picture(30, 20).jpeg().toBuffer();

  /** Publishes a photo. Returns its path, and its upload URL, which still accepts a file of any size. */
  async function publishedWithUrl(): Promise<{ url: string; path: string }> {
    const { uploadURL: url } = await browser.ask(photos.uploadPhoto);
    await put(browser, url, await smallPhoto(), jpeg);
    const { objectPath: path } = (await publish(url)).body as { objectPath: string };
    return { url, path };
  }

  it('keeps its content when another file is uploaded to the same URL and published', async () => {
    const { url, path } = await publishedWithUrl();
    const before = await browser.get(path);
    expect((await put(browser, url, await other, jpeg)).status).toBe(200);
    expect((await publish(url)).body).toMatchObject({ objectPath: path });
    expect((await browser.get(path)).text).toBe(before.text);
  });

  it('is never published again once it has been removed', async () => {
    const { url, path } = await publishedWithUrl();
    await browser.ask(account.updateUser, { body: { profileImageUrl: path } });
    await browser.ask(account.updateUser, { body: { profileImageUrl: null } });
    await app.settle();
    await put(browser, url, await other, jpeg);
    const { status, body } = await publish(url);
    expect([status, (body as { code: string }).code]).toEqual([404, 'photoNotFound']);
    expect((await browser.get(path)).status).toBe(404);
  });

  it('is deleted when it is removed while it is published a second time', async () => {
    const url = await uploaded(browser, await smallPhoto());
    const [, ownerId = '', photoId = ''] = /([0-9A-Z]{26})\/([0-9A-Z]{26})/.exec(url) ?? [];
    const path = photoPath(ownerId, photoId);
    await connectTable(app);
    const { publishPhoto } = await import('#functions/photos/publish-photo.ts');
    const { readUpload: read } = publication;
    vi.spyOn(publication, 'readUpload').mockImplementationOnce(async (...upload) => {
      const original = await read(...upload);
      expect((await publish(url)).status).toBe(200);
      await browser.ask(account.updateUser, { body: { profileImageUrl: path } });
      await browser.ask(account.updateUser, { body: { profileImageUrl: null } });
      await app.settle();
      return original;
    });
    await expect(publishPhoto({ ownerId, photoId })).rejects.toMatchObject({ code: 'photoNotFound' });
    await app.settle();
    for (const address of [path, thumbnailPath(path)]) expect((await browser.get(address)).status).toBe(404);
  });

  it('must have been uploaded less than a day ago, even if S3 still has an older upload', async () => {
    const { user } = await create.owner();
    await connectTable(app);
    const { publishPhoto } = await import('#functions/photos/publish-photo.ts');
    const upload = vi.spyOn(publication, 'readUpload').mockResolvedValue(await smallPhoto());
    const age = (hours: number) => ({ ownerId: user.id, photoId: ulid(Date.now() - hours * 3600_000) });
    await expect(publishPhoto(age(25))).rejects.toMatchObject({ code: 'photoNotFound' });
    expect((await publishPhoto(age(23))).width).toBeGreaterThan(0);
    upload.mockRestore();
  });
});

describe('an upload URL', () => {
  it('accepts only the size and type that it was requested for', async () => {
    const file = await smallPhoto();
    const shorter = await put(browser, await signedFor(file), file.subarray(1), jpeg);
    const longer = await put(browser, await signedFor(file), Buffer.concat([file, Buffer.alloc(9)]), jpeg);
    const another = await put(browser, await signedFor(file), file, { 'content-type': 'text/html' });
    expect([shorter.status, longer.status, another.status]).toEqual([403, 403, 403]);
  });

  it('works for one object only', async () => {
    const file = await smallPhoto();
    const other = await create.owner();
    const moved = (await signedFor(file)).replace(/[0-9A-Z]{26}(?=\/[0-9A-Z]{26}\?)/, other.user.id);
    expect((await put(browser, moved, file, jpeg)).status).toBe(403);
  });

  it('expires after five minutes', async () => {
    const file = await smallPhoto();
    const address = await signedFor(file);
    await app.visitor().put('/__local/clock', { now: new Date(Date.now() + 6 * 60_000).toISOString() });
    const late = await put(browser, address, file, jpeg);
    await app.visitor().delete('/__local/clock');
    expect(late.status).toBe(403);
  });

  it.each([
    [{ size: 0, type: 'image/jpeg' }, { size: 'The file is empty' }],
    [{ size: maxPhotoBytes + 1, type: 'image/png' }, { size: 'Please choose a photo smaller than 10MB.' }],
    [{ size: 10, type: 'image/svg+xml' }, { type: 'Please choose an image file.' }],
    [{ size: 10, type: 'text/html' }, { type: 'Please choose an image file.' }],
  ])('is not issued for %j', async (body, fields) => {
    const answer = await browser.post('/api/objects/upload', body);
    expect([answer.status, (answer.body as { fields: object }).fields]).toEqual([400, fields]);
  });

  it('is not issued to visitors', async () => {
    const { status, body } = await app.visitor().post('/api/objects/upload', { size: 9, type: 'image/png' });
    expect([status, (body as { message: string }).message]).toEqual([401, 'Unauthorized']);
  });
});

describe('an uploaded file', () => {
  it.each([
    ['a web page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['an SVG with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a truncated photo', Buffer.from('ffd8ffe000104a464946', 'hex')],
  ])('is deleted and never published if it is %s with the type of a photo', async (_what, file) => {
    const address = await uploaded(browser, file);
    const answers = [await publish(address), await publish(address)];
    expect(answers.map(({ status }) => status)).toEqual([400, 404]);
    expect(answers.map(({ body }) => (body as { code: string }).code)).toEqual(['photoUnreadable', 'photoNotFound']);
  });

  it('is deleted before it is decoded, so that a file that ends the Lambda is not decoded again', async () => {
    const address = await uploaded(browser, await smallPhoto());
    const [, ownerId = '', photoId = ''] = /([0-9A-Z]{26})\/([0-9A-Z]{26})/.exec(address) ?? [];
    await connectTable(app);
    const { publishPhoto } = await import('#functions/photos/publish-photo.ts');
    vi.spyOn(publication, 'beforeDecoding').mockRejectedValueOnce(new Error('The memory is full.'));
    await expect(publishPhoto({ ownerId, photoId })).rejects.toThrow('The memory is full.');
    const { status, body } = await publish(address);
    expect([status, (body as { code: string }).code]).toEqual([404, 'photoNotFound']);
  });

  it('can be published after it could not be read for a moment', async () => {
    const address = await uploaded(browser, await smallPhoto());
    const [, ownerId = '', photoId = ''] = /([0-9A-Z]{26})\/([0-9A-Z]{26})/.exec(address) ?? [];
    await connectTable(app);
    const { publishPhoto } = await import('#functions/photos/publish-photo.ts');
    vi.spyOn(publication, 'readUpload').mockRejectedValueOnce(new Error('Slow down.'));
    await expect(publishPhoto({ ownerId, photoId })).rejects.toThrow('Slow down.');
    expect((await publish(address)).status).toBe(200);
  });

  it('is refused if it is a JPEG of hundreds of scans', async () => {
    expect(await refusal(jpegWithScans(300))).toEqual([400, 'photoUnreadable']);
  });

  it('is rejected above 40 megapixels, and accepted at exactly 40', async () => {
    expect(await refusal(await picture(8001, 5000).jpeg({ quality: 10 }).toBuffer())).toEqual([413, 'photoTooLarge']);
    const largest = await uploaded(browser, await picture(8000, 5000).jpeg({ quality: 10 }).toBuffer());
    expect((await publish(largest)).status).toBe(200);
  });

  it.each([
    [maxPhotoBytes, 400, 'photoUnreadable'],
    [maxPhotoBytes + 1, 404, 'photoNotFound'],
  ])('of %i bytes is deleted at once if it is too large, at a URL without a size', async (size, status, code) => {
    const { uploadURL } = await browser.ask(photos.uploadPhoto);
    expect((await put(browser, uploadURL, Buffer.alloc(size), jpeg)).status).toBe(200);
    await app.settle();
    const answer = await publish(uploadURL);
    expect([answer.status, (answer.body as { code: string }).code]).toEqual([status, code]);
  });
});
