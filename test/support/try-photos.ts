import sharp from 'sharp';
import { forum } from '#shared/contract/forum.ts';
import { photoPath, thumbnailPath } from '#shared/photo-paths.ts';
import { type DisguisedPhoto, marker } from '#test/support/disguised-photos.ts';
import { createFactories, type Owner } from '#test/support/factories.ts';
import { publishedPhoto, smallPhoto, uploaded } from '#test/support/photo-files.ts';
import type { TestApp } from '#test/support/test-app.ts';

/** The result of a run. */
export interface PhotoRun {
  tried: number;
  /** What became public although it must not, or failed on our side. */
  failed: string[];
}

/** How many files one owner uploads. Uploads are limited per owner. */
const filesPerOwner = 50;

/** Uploads and publishes files that pretend to be photos. None may become public; of some, a clean still may. */
export async function tryPhotos(app: TestApp, files: readonly DisguisedPhoto[]): Promise<PhotoRun> {
  const create = createFactories(app);
  const failed: string[] = [];
  let owner: Owner | undefined;
  for (const [index, file] of files.entries()) {
    if (index % filesPerOwner === 0) owner = await create.owner(app.visitor(`127.0.32.${index / filesPerOwner + 1}`));
    const problem = owner && (await tryPhoto(app, owner, file));
    if (problem) failed.push(`${file.name}: ${problem}`);
  }
  return { tried: files.length, failed };
}

/** Returns what is wrong, or undefined. */
async function tryPhoto(app: TestApp, owner: Owner, file: DisguisedPhoto): Promise<string | undefined> {
  const content = await file.create();
  const objectURL = await uploaded(owner.browser, content);
  const [, photoId = ''] = /\/([0-9A-Z]{26})\?/.exec(objectURL) ?? [];
  const path = photoPath(owner.user.id, photoId);
  const visitor = app.visitor();
  if ((await visitor.get(new URL(objectURL).pathname)).status === 200) return 'the upload is public';
  const { status } = await owner.browser.put('/api/objects/set-public', { objectURL });
  if (status >= 500) return `the API answered ${status}`;
  if (!file.hasStill && status < 400) return 'it was accepted';
  const problems = await Promise.all([path, thumbnailPath(path)].map((each) => findProblem(app, each, status < 400)));
  return problems.find((each) => each);
}

/** Checks that nothing is public at a path, or only a still WebP without the payload. */
async function findProblem(app: TestApp, path: string, mayBePublic: boolean): Promise<string | undefined> {
  const response = await fetch(new URL(path, app.url));
  const body = Buffer.from(await response.arrayBuffer());
  if (response.status === 404) return mayBePublic ? 'the still is missing' : undefined;
  if (!mayBePublic) return `${path} answered ${response.status}`;
  if (response.headers.get('content-type') !== 'image/webp') return 'the type is not WebP';
  if (response.headers.get('x-content-type-options') !== 'nosniff') return 'browsers may guess the type';
  const { format, pages = 1, exif } = await sharp(body).metadata();
  if (format !== 'webp' || pages > 1 || exif || body.includes(marker)) return 'it was not re-encoded';
  return undefined;
}

/** Tries to use photos of another owner. Each attempt must fail, and the other owner's photo must stay as it is. */
export async function tryPhotosOfOthers(app: TestApp): Promise<PhotoRun> {
  const create = createFactories(app);
  const [owner, thief] = [await create.owner(), await create.owner()];
  const upload = await uploaded(owner.browser, await smallPhoto());
  const published = await publishedPhoto(owner.browser);
  const { origin, pathname } = new URL(upload);
  const key = pathname.replace(/^.*\/(?=[0-9A-Z]{26}\/)/, '');
  const addresses = [
    ...[upload, `${origin}${pathname}`, pathname, key, `/${key}`, `https://elsewhere.example/${key}`],
    ...[published, `${thief.user.id}/../${key}`, `/${thief.user.id}/%2e%2e/${key}`, `file:///${key}`, `${key}#x`],
    ...[`${key}\0`, `//${key}`, `s3://incoming/${key}`, key.toLowerCase(), `${key}.webp`, `${key}/`],
  ];
  const failed: string[] = [];
  for (const objectURL of addresses) {
    const { status } = await thief.browser.put('/api/objects/set-public', { objectURL });
    if (status < 400 || status >= 500) failed.push(`${objectURL} answered ${status}`);
  }
  const paths = [
    published,
    `${published}?x`,
    `https://dogs.example${published}`,
    `/photos/${thief.user.id}/../${published}`,
  ];
  for (const imageUrl of paths) {
    const body = { title: 'Mine', content: 'Not mine.', category: 'general', imageUrl };
    const { status } = await thief.browser.post(forum.createPost.path, body);
    if (status !== 400) failed.push(`a post with ${imageUrl} answered ${status}`);
  }
  if ((await app.visitor().get(published)).status !== 200) failed.push("the owner's photo is gone");
  return { tried: addresses.length + paths.length, failed };
}
