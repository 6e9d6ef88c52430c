import { beforeEach, describe, expect, it } from 'vitest';
import { account } from '#shared/contract/account.ts';
import { dogs } from '#shared/contract/dogs.ts';
import { createFactories, password, rex } from '#test/support/factories.ts';
import type { Browser } from '#test/support/http.ts';
import { startTestApp } from '#test/support/test-app.ts';

const app = await startTestApp();
const create = createFactories(app);
const { name, breed } = rex;

/** About noon in Chicago, in any season. */
const noon = 'T18:00:00.000Z';

/** Moves the application's clock. */
async function setClock(now: string): Promise<void> {
  await app.visitor().put('/__local/clock', { now });
}

/** An owner in Chicago whose session and plan last for a month. */
async function ownerForAMonth(): Promise<Browser> {
  const { browser, email } = await create.ownerOn('advanced');
  await browser.ask(account.login, { body: { email, password, rememberMe: true } });
  return browser;
}

async function listAges(browser: Browser): Promise<number[]> {
  return (await browser.ask(dogs.listDogs)).map(({ age }) => age);
}

describe('the age of a dog', () => {
  beforeEach(() => setClock(`2027-03-10${noon}`));

  it('increases on the birthday and not a day before', async () => {
    const browser = await ownerForAMonth();
    await browser.ask(dogs.createDog, { body: { name, breed, birthDate: '2024-03-12' } });
    expect(await listAges(browser)).toEqual([2.9]);
    await setClock(`2027-03-11${noon}`);
    expect(await listAges(browser)).toEqual([2.9]);
    await setClock(`2027-03-12${noon}`);
    expect(await listAges(browser)).toEqual([3]);
  });

  it('changes at midnight in the time zone of the owner', async () => {
    const browser = await ownerForAMonth();
    await browser.ask(dogs.createDog, { body: { name, breed, birthDate: '2024-03-11' } });
    // 10:30 pm on March 10 in Chicago, and two hours later.
    await setClock('2027-03-11T04:30:00.000Z');
    expect(await listAges(browser)).toEqual([2.9]);
    await setClock('2027-03-11T06:30:00.000Z');
    expect(await listAges(browser)).toEqual([3]);
  });

  it('increases even if only an age in years was entered', async () => {
    const browser = await ownerForAMonth();
    const dog = await browser.ask(dogs.createDog, { body: { ...rex, age: 2.9 } });
    expect([dog.age, dog.birthDateEstimated]).toEqual([2.9, true]);
    await setClock(`2027-04-08${noon}`);
    expect((await listAges(browser))[0]).toBeGreaterThanOrEqual(2.9);
    const body = { ...rex, age: (await listAges(browser))[0] };
    const saved = await browser.ask(dogs.updateDog, { params: { id: dog.id }, body });
    expect([saved.birthDate, saved.birthDateEstimated]).toEqual([dog.birthDate, true]);
  });

  it('stays estimated when the same birth date is sent back', async () => {
    const browser = await ownerForAMonth();
    const { id, birthDate } = await browser.ask(dogs.createDog, { body: rex });
    const saved = await browser.ask(dogs.updateDog, { params: { id }, body: { name, breed, birthDate } });
    expect(saved.birthDateEstimated).toBe(true);
    const exact = { name, breed, birthDate: '2024-01-01' };
    expect((await browser.ask(dogs.updateDog, { params: { id }, body: exact })).birthDateEstimated).toBe(false);
  });
});

describe('the birthday of a dog', () => {
  beforeEach(() => setClock(`2028-02-29${noon}`));

  it('can be today, and overrides an age in years', async () => {
    const browser = await ownerForAMonth();
    const dog = await browser.ask(dogs.createDog, { body: { ...rex, age: 9, birthDate: '2028-02-29' } });
    expect([dog.age, dog.birthDate, dog.birthDateEstimated]).toEqual([0, '2028-02-29', false]);
  });

  it.each([
    ['2028-03-01', 'A birthday cannot be in the future'],
    ['1990-01-01', 'Age must be realistic'],
    ['2027-02-29', 'Please enter a date as YYYY-MM-DD'],
    ['yesterday', 'Please enter a date as YYYY-MM-DD'],
  ])('cannot be %s: "%s"', async (birthDate, message) => {
    const { browser } = await create.owner();
    const answer = await browser.post('/api/dogs', { name, breed, birthDate });
    expect([answer.status, (answer.body as { fields: object }).fields]).toEqual([400, { birthDate: message }]);
  });

  it('does not block other changes when the dog is above the maximum age', async () => {
    const browser = await ownerForAMonth();
    // 30 years old, and 30.1 six weeks later.
    const { id, birthDate } = await browser.ask(dogs.createDog, { body: { name, breed, birthDate: '1998-02-10' } });
    await setClock(`2028-03-25${noon}`);
    expect(await listAges(browser)).toEqual([30.1]);
    const body = { name: 'Old Rex', breed, birthDate };
    expect((await browser.ask(dogs.updateDog, { params: { id }, body })).name).toBe('Old Rex');
  });
});
