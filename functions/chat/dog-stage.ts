import { now } from '#functions/core/clock.ts';
import type { DogRow } from '#functions/entities/dogs.ts';
import { ageAt } from '#shared/calendar.ts';
import type { LifeStage } from '#shared/guide/article.ts';
import { findLifeStage } from '#shared/guide/life-stage.ts';

/** The life stage of a dog today. */
export function findStage({ birthDate, breed, weight }: DogRow, timeZone: string): LifeStage {
  return findLifeStage(ageAt(birthDate, now(), timeZone), breed, weight);
}
