import { now } from '#functions/core/clock.ts';
import { requireOwned } from '#functions/core/data/read.ts';
import { transact } from '#functions/core/data/table.ts';
import { defineHandler } from '#functions/core/http/api.ts';
import { replayIfRepeated, saveIdempotentResponse } from '#functions/core/http/idempotency.ts';
import { type CallerRows, getCallerRows } from '#functions/entities/caller.ts';
import { type DogRow, Dogs } from '#functions/entities/dogs.ts';
import { buildPlan } from '#functions/exercise/build-plan.ts';
import { computePlanBounds, unknownWeight } from '#functions/exercise/plan-bounds.ts';
import { planFromModel } from '#functions/exercise/plan-from-model.ts';
import { countPlan, planQuotaUsed, readPlanQuota } from '#functions/exercise/plan-quota.ts';
import { describeReasons } from '#functions/exercise/plan-reasons.ts';
import { parseWeather } from '#functions/exercise/weather.ts';
import { breedProfile } from '#shared/breeds/profiles.ts';
import { localDate } from '#shared/calendar.ts';
import { exercise } from '#shared/contract/exercise.ts';
import { type GeneratedPlan, type PlanRequest, type Season, seasons } from '#shared/contract/exercise-plans.ts';
import { ageText, monthsBetween } from '#shared/dog-age.ts';
import { findMonth, findSeason, middleMonths, usualWeather } from '#shared/usual-weather.ts';

type Plan = Omit<GeneratedPlan, 'quota'>;

function chooseSeason(asked: PlanRequest['season'], today: string): Season {
  const name = asked?.toLowerCase() === 'autumn' ? 'fall' : asked?.toLowerCase();
  return seasons.find((season) => season.toLowerCase() === name) ?? findSeason(today);
}

/** Returns a number that is the same all day for a dog, so that dogs do not all start with the same plan. */
function chooseFirst(dogId: string, today: string): number {
  return [...dogId, ...today].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
}

interface Asked {
  owner: CallerRows['owner'];
  dog: DogRow;
  /** The owner's local date. */
  today: string;
  form: PlanRequest;
  /** Plans that were generated today. Each one is about something else than the one before. */
  used: number;
}

/** Makes a plan: by the model, or else by our own rules. */
async function makePlan({ owner, dog, today, form, used }: Asked): Promise<Plan> {
  const { breed, name, weight = null, birthDate } = dog;
  const city = form.city || owner.city || null;
  const state = form.state || owner.state || null;
  const season = chooseSeason(form.season, today);
  // An owner can plan for another season.
  const month = season === findSeason(today) ? findMonth(today) : middleMonths[season];
  const weather = parseWeather(form.weather, usualWeather(state, month));
  const profile = breedProfile(breed, weight ?? unknownWeight);
  const planDog = { breed, weight, ageMonths: monthsBetween(birthDate, today) };
  const bounds = computePlanBounds(planDog, weather, form.difficulty);
  const variant = chooseFirst(dog.id, today) + used;
  const ours = buildPlan(name, bounds, variant);
  const { planName: idea } = ours;
  const { size, snout, heatTolerance, coldTolerance, energyLevel } = profile;
  const data = {
    dog: { name, ...planDog, weight: weight ?? unknownWeight, size, snout, heatTolerance, coldTolerance, energyLevel },
    weather: weather.text,
    season,
    city,
    state,
    location: form.location || null,
    idea,
    variation: variant,
  };
  const theirs = await planFromModel(owner.id, data, bounds);
  const draft = theirs ?? ours;
  return {
    ...draft,
    dogId: dog.id,
    duration: draft.activities.reduce((sum, { duration }) => sum + duration, 0),
    difficulty: bounds.difficulty,
    location: form.location || city,
    weatherDependent: !bounds.isIndoors,
    breedSpecific: profile.group !== 'Mixed',
    weather: weather.text,
    reasons: describeReasons({ name, age: ageText(birthDate, today), dog: planDog, profile, bounds, weather }),
    source: theirs ? 'model' : 'rules',
  };
}

/**
 * Generates a plan. It counts in the transaction that ends the request, so a plan that failed does not count, and the same
 * request twice counts once.
 */
export const generatePlan = defineHandler(exercise.generatePlan, async ({ body, caller, idempotency }) => {
  await replayIfRepeated(idempotency);
  const [dog, quota] = await Promise.all([
    requireOwned(Dogs, { ownerId: caller.id, id: body.dogId }, 'dogNotFound'),
    readPlanQuota(caller),
  ]);
  if (quota.used >= quota.limit) {
    // A concurrent delivery of the same request may have used the last plan of the day.
    await replayIfRepeated(idempotency);
    throw planQuotaUsed(quota);
  }
  const { owner } = getCallerRows(caller);
  const today = localDate(now(), caller.timeZone);
  const made = await makePlan({ owner, dog, today, form: body, used: quota.used });
  const plan: GeneratedPlan = { ...made, quota: { ...quota, used: quota.used + 1 } };
  await transact([...saveIdempotentResponse(idempotency, plan), countPlan(caller)]);
  return plan;
});
