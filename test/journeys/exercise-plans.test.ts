import { describe, expect, test } from 'vitest';
import { account } from '#shared/contract/account.ts';
import { dogs } from '#shared/contract/dogs.ts';
import { exercise } from '#shared/contract/exercise.ts';
import { maxSavedPlans } from '#shared/contract/exercise-plans.ts';
import type { Tier } from '#shared/plans.ts';
import { createFactories, rex } from '#test/support/factories.ts';
import { startTestApp } from '#test/support/test-app.ts';

const app = await startTestApp();
const create = createFactories(app);
const path = '/api/exercise/generate';

/** For tests of requests that change nothing. */
const shared = ownerOn('advanced');

/** Creates an owner on a plan, with a dog. */
async function ownerOn(tier: Tier) {
  const owner = await create.ownerOn('advanced');
  const dog = await owner.browser.ask(dogs.createDog, { body: rex });
  await create.tier(owner, tier);
  return { ...owner, dog };
}

describe('a generated plan', () => {
  test('is made for the dog and the weather, with activities that add up', async () => {
    const { browser, dog } = await ownerOn('advanced');
    const body = { dogId: dog.id, weather: '52 °F, partly cloudy', city: 'Ames', state: 'Iowa' };
    const plan = await browser.ask(exercise.generatePlan, { body });
    expect(plan).toMatchObject({
      dogId: dog.id,
      duration: 30,
      difficulty: 'moderate',
      location: 'Ames',
      weather: '52 °F, partly cloudy',
      weatherDependent: true,
      breedSpecific: true,
      source: 'rules',
      quota: { used: 1, limit: 20 },
    });
    expect(plan.activities.reduce((sum, { duration }) => sum + duration, 0)).toBe(plan.duration);
    expect(plan.reasons[0]).toBe(
      "Rex's breed usually needs 60 to 90 minutes of walks and play a day, and this is one outing.",
    );
  });

  test('takes state and city from the address, and the usual weather from the season', async () => {
    const { browser, dog } = await ownerOn('advanced');
    await browser.ask(account.updateUser, { body: { city: 'Nome', state: 'AK' } });
    const body = { dogId: dog.id, season: 'winter', difficulty: 'hard' } as const;
    const plan = await browser.ask(exercise.generatePlan, { body });
    expect(plan).toMatchObject({ location: 'Nome', weather: 'About 4 °F, usual for January in Alaska' });
    expect(plan).toMatchObject({ weatherDependent: false, difficulty: 'easy' });
  });

  test('is made for the stored dog, whatever is posted', async () => {
    const { browser, dog } = await ownerOn('advanced');
    const posted = { breed: 'Border Collie', age: 2, weight: 9000 };
    const weather = '60';
    const plan = await browser.ask(exercise.generatePlan, { body: { dogId: dog.id, weather, ...posted } });
    const again = await browser.ask(exercise.generatePlan, { body: { dogId: dog.id, weather } });
    expect(plan.duration).toBe(again.duration);
    expect(plan.reasons).toEqual(again.reasons);
  });

  test('is another one each time', async () => {
    const { browser, dog } = await ownerOn('advanced');
    const names: string[] = [];
    for (let count = 0; count < 5; count += 1) {
      names.push((await browser.ask(exercise.generatePlan, { body: { dogId: dog.id, weather: '60' } })).planName);
    }
    expect(new Set(names).size).toBe(5);
  });

  test.each([
    ['difficulty', 'extreme'],
    ['weather', 'a'.repeat(101)],
    ['city', 'a\u202Eb'],
    ['state', 42],
    ['weight', 'heavy'],
  ])('is refused for the %s %j', async (field, value) => {
    const { browser, dog } = await shared;
    const reply = await browser.post(path, { dogId: dog.id, [field]: value });
    expect([reply.status, reply.body]).toMatchObject([400, { fields: { [field]: expect.any(String) } }]);
    expect((await browser.ask(exercise.getPlanQuota)).used).toBe(0);
  });

  test("is refused for another owner's dog, and does not count", async () => {
    const { browser } = await shared;
    const { dog } = await create.ownerWithDog();
    expect((await browser.post(path, { dogId: dog.id })).body).toMatchObject({ code: 'dogNotFound' });
    expect((await browser.ask(exercise.getPlanQuota)).used).toBe(0);
  });
});

describe('the quota of plans', () => {
  test.each(['free', 'basic'] as const)('is none on the plan %s', async (tier) => {
    const { browser, dog } = await ownerOn(tier);
    expect((await browser.post(path, { dogId: dog.id })).body).toMatchObject({ code: 'planRequired' });
  });

  test.each(['free-trial', 'advanced'] as const)(
    'is 20 a day on the plan %s, also for 30 requests at once',
    async (tier) => {
      const { browser, dog } = await ownerOn(tier);
      const replies = await Promise.all(Array.from({ length: 30 }, () => browser.post(path, { dogId: dog.id })));
      const refused = replies.filter(({ status }) => status !== 200);
      expect(refused.map(({ status, body }) => [status, body])).toEqual(
        Array(10).fill([429, { code: 'quotaUsed', message: "You've used your 20 exercise plans for today." }]),
      );
      const { used, limit, resetsAt } = await browser.ask(exercise.getPlanQuota);
      expect([used, limit]).toEqual([20, 20]);
      expect(Date.parse(resetsAt)).toBeGreaterThan(app.clock.now().getTime());
    },
  );

  test('counts a repeated request once, and gives it the same plan', async () => {
    const { browser, dog } = await ownerOn('advanced');
    const extra = { key: 'twice' };
    const first = await browser.post(path, { dogId: dog.id }, extra);
    const second = await browser.post(path, { dogId: dog.id }, extra);
    expect(second.body).toEqual(first.body);
    expect((await browser.ask(exercise.getPlanQuota)).used).toBe(1);
  });
});

describe('a saved plan', () => {
  test('keeps what was generated, and can be logged and deleted', async () => {
    const { browser, dog } = await ownerOn('advanced');
    const {
      quota: _quota,
      source: _source,
      weather: _weather,
      reasons: _reasons,
      ...generated
    } = await browser.ask(exercise.generatePlan, { body: { dogId: dog.id, weather: '60' } });
    const saved = await browser.ask(exercise.savePlan, { body: generated });
    expect(saved).toMatchObject(generated);
    expect(await browser.ask(exercise.listSavedPlans)).toEqual([saved]);
    const body = { dogId: dog.id, duration: saved.duration, exercisePlanId: saved.id };
    const log = await browser.ask(exercise.createExerciseLog, { body });
    expect(log.exercisePlanId).toBe(saved.id);
    await browser.ask(exercise.deletePlan, { params: { id: saved.id } });
    expect(await browser.ask(exercise.listSavedPlans)).toEqual([]);
    const changed = await browser.ask(exercise.updateExerciseLog, {
      params: { id: log.id },
      body: { ...body, notes: 'Fun' },
    });
    expect(changed).toMatchObject({ exercisePlanId: saved.id, notes: 'Fun' });
  });

  test("of another owner can't be deleted or logged", async () => {
    const other = await ownerOn('advanced');
    const { browser, dog } = await ownerOn('advanced');
    const form = { dogId: other.dog.id, planName: 'Pond loop', duration: 25 };
    const { id } = await other.browser.ask(exercise.savePlan, { body: form });
    const notFound = { status: 404, body: { code: 'exercisePlanNotFound' } };
    expect(await browser.delete(`/api/exercise/plans/${id}`)).toMatchObject(notFound);
    expect(await browser.post('/api/exercise/logs', { dogId: dog.id, exercisePlanId: id })).toMatchObject(notFound);
    expect((await browser.post('/api/exercise/plans', form)).body).toMatchObject({ code: 'dogNotFound' });
  });

  test('stays readable after a downgrade, when no more can be saved', async () => {
    const owner = await ownerOn('advanced');
    const form = { dogId: owner.dog.id, planName: 'Pond loop', duration: 25 };
    const saved = await owner.browser.ask(exercise.savePlan, { body: form });
    await create.tier(owner, 'free');
    expect(await owner.browser.ask(exercise.listSavedPlans)).toEqual([saved]);
    expect((await owner.browser.post('/api/exercise/plans', form)).body).toMatchObject({ code: 'planRequired' });
  });

  test('is refused beyond the limit', async () => {
    const { browser, dog } = await ownerOn('advanced');
    const form = { dogId: dog.id, planName: 'Pond loop', duration: 25 };
    await Promise.all(Array.from({ length: maxSavedPlans }, () => browser.post('/api/exercise/plans', form)));
    const reply = await browser.post('/api/exercise/plans', form);
    expect([reply.status, reply.body]).toMatchObject([409, { code: 'savedPlanLimitReached' }]);
  });

  test.each([
    ['planName', ''],
    ['duration', 0],
    ['duration', 1e9],
    ['difficulty', 'extreme'],
    ['activities', Array(13).fill({ title: 'Walk', duration: 1, effort: 'easy', instructions: 'Walk.' })],
    ['activities.0.duration', [{ title: 'Walk', duration: -1, effort: 'easy', instructions: 'Walk.' }]],
  ])('is refused for a wrong %s', async (field, value) => {
    const { browser, dog } = await shared;
    const form = { dogId: dog.id, planName: 'Pond loop', duration: 25 };
    const reply = await browser.post('/api/exercise/plans', { ...form, [field.replace(/\..*/, '')]: value });
    expect([reply.status, reply.body]).toMatchObject([400, { fields: { [field]: expect.any(String) } }]);
  });
});
