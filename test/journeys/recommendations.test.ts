import { expect, test } from 'vitest';
import { moderation } from '#shared/contract/moderation.ts';
import { notifications } from '#shared/contract/notifications.ts';
import { places } from '#shared/contract/places.ts';
import { recommendations } from '#shared/contract/recommendations.ts';
import { createFactories } from '#test/support/factories.ts';
import { decide, foodForm, recommendFood, recommendVet, vetForm } from '#test/support/moderation.ts';
import { startTestApp } from '#test/support/test-app.ts';

const app = await startTestApp();
const create = createFactories(app);
const moderator = await create.moderator();
const queue = 'recommendations';
const here = { lat: 41.3, lng: -91.69 };

async function findVet(name: string) {
  const vets = await moderator.browser.ask(recommendations.listVets, { query: here });
  return vets.filter((vet) => vet.name === name);
}

async function findFoods(brandName: string) {
  const foods = await moderator.browser.ask(recommendations.listFoods);
  return foods.filter((food) => food.brandName === brandName);
}

const approve = { decision: 'approve' } as const;

function decideRaw(id: string, body: object) {
  return moderator.browser.post(`/api/moderation/${queue}/${id}`, body);
}

test('a recommended vet is emailed to support, approved, and found as a place that owners review', async () => {
  const maya = await create.owner();
  const clinicName = 'Elm Street Animal Care';
  const id = await recommendVet(maya, { clinicName });
  await app.settle();
  const mails = (await app.mails()).filter(({ subject }) => subject === 'An owner recommends a vet');
  expect(mails.filter(({ to, text }) => to === 'support@example.com' && text.includes(clinicName))).toHaveLength(1);
  expect(await findVet(clinicName)).toEqual([]);

  const items = await moderator.browser.ask(moderation.listQueue, { params: { queue } });
  expect(items.find((item) => item.id === id)).toMatchObject({
    submitter: { id: maya.user.id, name: 'Maya Lopez' },
    email: vetForm.yourEmail,
    reason: vetForm.reason,
    vet: { clinicName, location: vetForm.location },
    food: null,
  });
  await decide(moderator, queue, id, approve);
  const [vet] = await findVet(clinicName);
  expect(vet).toMatchObject({
    placeType: 'vet',
    address: '12 Elm Street',
    city: 'West Chester',
    state: 'IA',
    zipCode: '52359',
    phoneNumber: vetForm.phone,
    vetNames: ['Dr. Hannah Miller'],
    specialties: ['House calls', 'senior dogs'],
    recommendedBy: 1,
    rating: 0,
    isVerified: true,
    submittedBy: null,
  });
  expect(JSON.stringify(vet)).not.toMatch(/maya/i);

  const params = { id: vet?.id ?? '' };
  await maya.browser.ask(places.addReview, { params, body: { rating: 4 } });
  expect(await findVet(clinicName)).toMatchObject([{ rating: 4, reviewCount: 1 }]);
  const found = await maya.browser.ask(places.searchPlaces, { query: { ...here, q: 'elm street animal' } });
  expect(found.map((place) => place.id)).toContain(params.id);
  await app.settle();
  const [first] = await maya.browser.ask(notifications.listNotifications);
  expect(first).toMatchObject({
    title: 'The vet you recommended is in the directory',
    actionUrl: `/locations/${params.id}`,
  });
});

test('owners who recommend the same clinic share an entry, and each counts once', async () => {
  const [maya, sam] = [await create.owner(), await create.owner()];
  const clinicName = 'Oak Lane Vets';
  const ids = await Promise.all([
    recommendVet(maya, { clinicName }),
    recommendVet(sam, { clinicName: 'OAK lane  vets', vetName: 'Dr. Sam Ortiz', specialties: 'Dental' }),
    recommendVet(maya, { clinicName, location: 'West Chester, IA 52359-1234' }),
  ]);
  await Promise.all(ids.map((id) => decide(moderator, queue, id, approve)));
  const entries = (await moderator.browser.ask(recommendations.listVets, { query: here })).filter(({ name }) =>
    /oak lane/i.test(name),
  );
  expect(entries).toMatchObject([{ recommendedBy: 2 }]);
  expect(entries[0]?.vetNames.toSorted()).toEqual(['Dr. Hannah Miller', 'Dr. Sam Ortiz']);
  expect(entries[0]?.specialties.toSorted()).toEqual(['Dental', 'House calls', 'senior dogs']);
});

test('a recommended clinic that is a place already keeps its place', async () => {
  const maya = await create.owner();
  await maya.browser.ask(places.seedPlaces);
  const [sample] = await maya.browser.ask(places.listPlaces, { query: { ...here, type: 'vet' } });
  const id = await recommendVet(maya, { clinicName: sample?.name ?? '', location: 'Washington, IA 52353' });
  await decide(moderator, queue, id, approve);
  expect(await findVet(sample?.name ?? '')).toMatchObject([{ id: sample?.id, source: 'sample' }]);
});

test('the moderator corrects what owners see, and a vet without a known ZIP code is not approved', async () => {
  const maya = await create.owner();
  const id = await recommendVet(maya, { clinicName: 'Typo Clinik', location: 'West Chester' });
  const fields = { 'vet.zipCode': "Please enter the clinic's ZIP code, which puts it on the map" };
  expect(await decideRaw(id, approve)).toMatchObject({ status: 400, body: { fields } });
  const vet = { vetName: 'Dr. Hannah Miller', clinicName: 'Typo Clinic', zipCode: '00000' };
  expect(await decideRaw(id, { ...approve, vet })).toMatchObject({ status: 400, body: { fields } });
  await decide(moderator, queue, id, { ...approve, vet: { ...vet, zipCode: '52359' } });
  expect(await findVet('Typo Clinic')).toMatchObject([{ address: null, specialties: [] }]);
  const report = await moderator.browser.post('/api/moderation/places/x', { ...approve, vet });
  expect(report).toMatchObject({ status: 400, body: { fields: { vet: 'Only for a recommendation' } } });
});

test('a recommended food is listed once with the latest correction, and its sender is told', async () => {
  const [maya, sam] = [await create.owner(), await create.owner()];
  const brandName = 'Harbor Bowl';
  const first = await recommendFood(maya, { brandName });
  await decide(moderator, queue, first, approve);
  const second = await recommendFood(sam, { brandName, productName: 'salmon & barley' });
  const { reason: _, yourName: __, yourEmail: ___, ...food } = { ...foodForm, brandName, price: '$49' };
  await decide(moderator, queue, second, { ...approve, food });
  expect(await findFoods(brandName)).toMatchObject([
    { productName: 'Salmon and Barley', price: '$49', category: 'grain-free', recommendedBy: 2 },
  ]);
  await app.settle();
  const [told] = await maya.browser.ask(notifications.listNotifications);
  expect(told).toMatchObject({ title: 'The food you recommended is on the list', actionUrl: '/?panel=food' });
});

test('an owner recommends the same only once, until a moderator rejects it with a reason', async () => {
  const maya = await create.owner();
  const id = await recommendFood(maya, { brandName: 'Twice' });
  const again = () => maya.browser.post('/api/recommendations/food', { ...foodForm, brandName: 'twice' });
  expect(await again()).toMatchObject({ status: 409, body: { code: 'alreadyRecommended' } });
  expect(await decideRaw(id, { decision: 'reject' })).toMatchObject({
    status: 400,
    body: { fields: { reason: 'Please say why' } },
  });
  await decide(moderator, queue, id, { decision: 'reject', reason: 'It was recalled last year.' });
  expect(await decideRaw(id, approve)).toMatchObject({ status: 409, body: { code: 'alreadyDecided' } });
  await app.settle();
  const [told] = await maya.browser.ask(notifications.listNotifications);
  expect(told).toMatchObject({ title: "We couldn't add the food you recommended" });
  expect(told?.message).toContain('It was recalled last year.');
  expect((await again()).status).toBe(201);
  expect(await findFoods('Twice')).toEqual([]);
});

test('moderators do not decide about their own recommendation', async () => {
  const id = await recommendFood(moderator, { brandName: 'Own' });
  expect(await decideRaw(id, approve)).toMatchObject({ status: 403, body: { code: 'ownSubmission' } });
});

test('every field of a vet says what it needs', async () => {
  const { browser } = await create.owner();
  const body = {
    ...vetForm,
    vetName: 'D',
    clinicName: '\u200b\u200b',
    location: ' ',
    phone: 'call me',
    email: 'hannah@',
    reason: 'Very nice',
    yourName: 'M',
    yourEmail: 'maya',
  };
  expect(await browser.post('/api/recommendations/vet', body)).toMatchObject({
    status: 400,
    body: {
      fields: {
        vetName: 'Veterinarian name is required',
        clinicName: 'Clinic name is required',
        location: 'Location is required',
        phone: 'Please enter a phone number, such as 515 555 0100',
        email: 'Valid email is required',
        reason: 'Please explain why you recommend this veterinarian',
        yourName: 'Your name is required',
        yourEmail: 'Valid email is required',
      },
    },
  });
  const edge = { ...vetForm, vetName: 'Di', clinicName: 'Vx', location: 'Ia', email: '', reason: '1234567890' };
  expect(await browser.post('/api/recommendations/vet', edge)).toMatchObject({ status: 201, body: { email: null } });
});

test.each([
  'http://example.com',
  'javascript:alert(1)',
  'https://',
  'https://shop.example@evil.example/',
  'www.example.com',
  'https://exa mple.com',
])('rejects %s as the website of a food', async (website) => {
  const { browser } = await create.owner();
  const body = { ...foodForm, website, brandName: 'B', productName: '', category: 'cats', reason: 'Good.' };
  expect(await browser.post('/api/recommendations/food', body)).toMatchObject({
    status: 400,
    body: {
      fields: {
        website: 'Valid website URL required',
        brandName: 'Brand name is required',
        productName: 'Product name is required',
        category: 'Category is required',
        reason: 'Please explain why you recommend this dog food',
      },
    },
  });
});

test('owners on Free learn that there are vets and foods, but not which', async () => {
  const free = await create.ownerOn('free');
  const far = { lat: 71.25, lng: -156.8 };
  expect(await free.browser.ask(recommendations.getDirectoryStatus, { query: far })).toMatchObject({ hasVets: false });
  const other = await create.owner();
  await decide(
    moderator,
    queue,
    await recommendVet(other, { clinicName: 'North Star Vets', location: 'Utqiagvik, AK 99723' }),
    approve,
  );
  await decide(moderator, queue, await recommendFood(other, { brandName: 'Status' }), approve);
  expect(await free.browser.ask(recommendations.getDirectoryStatus, { query: far })).toEqual({
    hasVets: true,
    hasFoods: true,
  });
  expect(await free.browser.get('/api/recommendations/vets')).toMatchObject({
    status: 403,
    body: { code: 'planRequired' },
  });
});

test('limits how many recommendations an owner sends', async () => {
  const { browser } = await create.owner();
  const statuses: number[] = [];
  for (let sent = 0; sent < 11; sent += 1) {
    const { status } = await browser.post('/api/recommendations/food', { ...foodForm, productName: `Food ${sent}` });
    statuses.push(status);
  }
  expect(statuses).toEqual([...Array(10).fill(201), 429]);
});
