import { expect, test } from 'vitest';
import { appointments } from '#shared/contract/appointments.ts';
import { dogs } from '#shared/contract/dogs.ts';
import { leaving } from '#shared/contract/leaving.ts';
import { createFactories, rex } from '#test/support/factories.ts';
import { exportsIn } from '#test/support/leaving.ts';
import { writeComment, writePost } from '#test/support/moderation.ts';
import { publishedPhoto } from '#test/support/photo-files.ts';
import { startTestApp } from '#test/support/test-app.ts';
import { readZip } from '#test/support/zip.ts';

const app = await startTestApp();
const create = createFactories(app);
const { verify, exportToken, download } = exportsIn(app);

const parse = (files: Map<string, Buffer>, name: string) => JSON.parse(String(files.get(name))) as object[];

/** Registers an owner with a confirmed address. */
async function verifiedOwner() {
  const owner = await create.ownerWithDog();
  await verify(owner);
  return owner;
}

test('exports everything of an owner as a ZIP with JSON, tables, a calendar, photos and an index', async () => {
  const owner = await verifiedOwner();
  const path = await publishedPhoto(owner.browser);
  const name = '=Rex, "the" dog';
  await owner.browser.ask(dogs.updateDog, { params: { id: owner.dog.id }, body: { ...rex, name, photoUrl: path } });
  await owner.browser.ask(appointments.createAppointment, {
    body: { dogId: owner.dog.id, title: 'Dental check', appointmentDate: '2031-02-03T15:00:00Z', duration: 30 },
  });
  const postId = await writePost(owner, 'Two walks a day?');
  await writeComment(owner, postId, 'Three, I think.');
  const files = await readZip(await download(await exportToken(owner)));

  expect(parse(files, 'data/dogs.json')).toMatchObject([{ name, breed: 'Beagle' }]);
  expect(String(files.get('tables/dogs.csv'))).toContain(`"'=Rex, ""the"" dog"`);
  expect(parse(files, 'data/profile.json')).toMatchObject([{ email: owner.email, lastName: 'Lopez' }]);
  expect(parse(files, 'data/posts-and-comments.json')).toMatchObject([
    { title: 'Two walks a day?' },
    { content: 'Three, I think.' },
  ]);
  expect(String(files.get('calendar.ics'))).toContain('SUMMARY:Dental check');
  const photo = `photos/${path.split('/').at(-1)}`;
  expect(files.get(photo)).toEqual(Buffer.from(await (await fetch(`${app.siteOrigin}${path}`)).arrayBuffer()));
  expect(String(files.get('index.html'))).toContain(`href="${photo}"`);
  const schema = JSON.parse(String(files.get('schema.json')));
  expect(schema.properties['dogs.json'].items.properties.weight).toEqual({ type: 'number' });
  expect([...files.values()].join('\n')).not.toMatch(/secretHash|knownBrowsers|unsubscribeKey/);
  expect(await owner.browser.ask(leaving.getExport)).toMatchObject({ status: 'ready', photosTotal: 1 });
});

test('an expired owner can export, and an owner with an unconfirmed address cannot', async () => {
  const owner = await create.ownerOn('expired');
  const refused = await owner.browser.post('/api/account/export');
  expect([refused.status, refused.body]).toMatchObject([409, { code: 'emailNotVerified' }]);
  await verify(owner);
  expect(await download(await exportToken(owner))).toHaveProperty('length');
});

test('a link works once, for a week, and not in the browser of another owner', async () => {
  const owner = await verifiedOwner();
  const other = await create.owner();
  const token = await exportToken(owner);
  const use = async (browser = app.visitor()) => {
    const { status, body } = await browser.post('/api/account/export/download', { token });
    return [status, (body as { code?: string }).code];
  };
  expect(await use(other.browser)).toEqual([403, 'exportOfAnotherOwner']);
  expect(await use()).toEqual([200, undefined]);
  expect(await use()).toEqual([400, 'linkInvalid']);

  const late = await exportToken(owner);
  app.clock.moveTo(new Date(app.clock.now().getTime() + 7 * 24 * 3600 * 1000 + 60_000));
  const { status, body } = await app.visitor().post('/api/account/export/download', { token: late });
  expect([status, body]).toMatchObject([400, { code: 'linkInvalid' }]);
  app.clock.reset();
});

test('a second request returns the export that is being made, and a fourth one on a day is refused', async () => {
  const owner = await verifiedOwner();
  const both = await Promise.all([1, 2].map(() => owner.browser.post('/api/account/export')));
  expect(both.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
  const waitUntilMade = () =>
    expect.poll(async () => (await owner.browser.ask(leaving.getExport))?.status).not.toBe('running');
  await waitUntilMade();
  const statuses: number[] = [];
  for (let count = 0; count < 3; count += 1) {
    statuses.push((await owner.browser.post('/api/account/export')).status);
    await waitUntilMade();
  }
  expect(statuses.at(-1)).toBe(429);
});
