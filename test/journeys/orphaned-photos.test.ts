import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { account } from '#shared/contract/account.ts';
import { dogs } from '#shared/contract/dogs.ts';
import { thumbnailPath } from '#shared/photo-paths.ts';
import { connectTable, createFactories, rex } from '#test/support/factories.ts';
import type { Browser } from '#test/support/http.ts';
import { publishedPhoto, smallPhoto, uploaded } from '#test/support/photo-files.ts';
import { startTestApp } from '#test/support/test-app.ts';

const app = await startTestApp();
const create = createFactories(app);
const days = (count: number) => count * 24 * 3600 * 1000;

/** Returns the paths whose photos are still public. */
async function shown(browser: Browser, paths: string[]): Promise<string[]> {
  await app.settle();
  const answers = await Promise.all(paths.map((path) => browser.get(path)));
  return paths.filter((_, place) => answers[place]?.status === 200);
}

async function several(browser: Browser, count: number): Promise<string[]> {
  const paths: string[] = [];
  for (let each = 0; each < count; each += 1) paths.push(await publishedPhoto(browser));
  return paths;
}

describe('a photo that is replaced during another change', () => {
  it('is deleted if its dog is deleted at the same time', async () => {
    const { browser } = await create.owner();
    for (let round = 0; round < 6; round += 1) {
      const [first, second] = await several(browser, 2);
      const dog = await browser.ask(dogs.createDog, { body: { ...rex, photoUrl: first } });
      const params = { id: dog.id };
      const [changed, deleted] = await Promise.all([
        browser.put(`/api/dogs/${dog.id}`, { ...rex, photoUrl: second }),
        browser.ask(dogs.deleteDog, { params }).then(
          () => 'deleted',
          () => 'refused',
        ),
      ]);
      expect([200, 404]).toContain(changed.status);
      expect(deleted).toBe('deleted');
      // The unattached photo becomes an orphan later.
      const left = await shown(browser, [String(first), String(second)]);
      expect(left).toEqual(changed.status === 200 ? [] : [second]);
    }
  });

  it('is deleted when an owner sets several profile pictures at once', async () => {
    const { browser } = await create.owner();
    const paths = await several(browser, 4);
    const answers = await Promise.all(
      paths.map((profileImageUrl) => browser.put('/api/auth/user', { profileImageUrl })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { profileImageUrl } = await browser.ask(account.getUser);
    expect(await shown(browser, paths)).toEqual([profileImageUrl]);
  });

  it('is deleted when a dog gets several photos at once in updates without a version', async () => {
    const { browser } = await create.owner();
    const dog = await browser.ask(dogs.createDog, { body: rex });
    const paths = await several(browser, 4);
    const answers = await Promise.all(
      paths.map((photoUrl) => browser.put(`/api/dogs/${dog.id}`, { ...rex, photoUrl })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const [after] = await browser.ask(dogs.listDogs);
    expect(await shown(browser, paths)).toEqual([after?.photoUrl]);
  });
});

describe('a photo that was published for a form that was never saved', () => {
  beforeEach(() => app.clock.freeze());
  afterEach(() => app.clock.reset());

  const runSchedule = async (browser: Browser, at: Date) => {
    const { status } = await browser.post('/__local/schedules/orphaned-photos', { at: at.toISOString() });
    expect(status).toBe(200);
  };
  const later = (time: number) => new Date(app.clock.now().getTime() + time);

  it('is deleted after two days with its thumbnail, while an attached one stays', async () => {
    const { browser } = await create.owner();
    const [unsaved, kept] = (await several(browser, 2)) as [string, string];
    await browser.ask(dogs.createDog, { body: { ...rex, photoUrl: kept } });
    await runSchedule(browser, later(days(2) - 60_000));
    expect(await shown(browser, [unsaved, kept])).toEqual([unsaved, kept]);
    await runSchedule(browser, later(days(2) + 60_000));
    await runSchedule(browser, later(days(3)));
    const all = [unsaved, thumbnailPath(unsaved), kept, thumbnailPath(kept)];
    expect(await shown(browser, all)).toEqual([kept, thumbnailPath(kept)]);
  });

  it('can no longer be attached once it is deleted', async () => {
    const { browser } = await create.owner();
    const unsaved = await publishedPhoto(browser);
    await runSchedule(browser, later(days(3)));
    const { status, body } = await browser.post('/api/dogs', { ...rex, photoUrl: unsaved });
    expect([status, body]).toMatchObject([400, { fields: { photoUrl: 'Please upload the photo first' } }]);
  });
});

describe('the original of a photo', () => {
  it('is deleted once it has been re-encoded', async () => {
    const { browser } = await create.owner();
    const address = await uploaded(browser, await smallPhoto());
    await connectTable(app);
    const { readUpload } = await import('#functions/photos/photo-buckets.ts');
    const key = new URL(address).pathname.split('/').slice(-2).join('/');
    expect(await readUpload(key, 10_000)).toBeInstanceOf(Buffer);
    expect((await browser.put('/api/objects/set-public', { objectURL: address })).status).toBe(200);
    expect(await readUpload(key, 10_000)).toBeUndefined();
  });
});
