import type { DogRow } from '#functions/entities/dogs.ts';
import type { TipReader } from '#functions/tips/choose-tip.ts';
import { breedProfile } from '#shared/breeds/profiles.ts';
import { ageOn } from '#shared/calendar.ts';
import { findLifeStage } from '#shared/guide/life-stage.ts';

/** Returns what the choice of a tip needs to know of a dog on a local date. */
export function describeDog({ breed, birthDate, weight }: DogRow, date: string): Partial<TipReader> {
  const { size, group, snout } = breedProfile(breed, weight);
  return {
    lifeStage: findLifeStage(ageOn(birthDate, date), breed, weight),
    size,
    group,
    isFlatFaced: snout === 'short',
  };
}
