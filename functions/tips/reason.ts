import type { Climate, LibraryTip } from '#functions/tips/tip-library.ts';
import type { BreedGroup, BreedSize } from '#shared/breeds/breed-profile.ts';
import type { LifeStage } from '#shared/guide/article.ts';

const stageNames: Record<LifeStage, string> = { puppy: 'puppies', adult: 'adult dogs', senior: 'senior dogs' };

const sizeNames: Record<BreedSize, string> = {
  Small: 'small dogs',
  Medium: 'medium-sized dogs',
  Large: 'large dogs',
  Giant: 'giant dogs',
};

const groupNames: Record<BreedGroup, string> = {
  Sporting: 'sporting breeds',
  Hound: 'hounds',
  Working: 'working breeds',
  Terrier: 'terriers',
  Toy: 'toy breeds',
  'Non-Sporting': 'breeds of this kind',
  Herding: 'herding breeds',
  Mixed: 'mixed breeds',
};

const climateNames: Record<Climate, string> = {
  hot: 'hot weather',
  cold: 'cold weather',
  wet: 'wet weather',
};

const list = new Intl.ListFormat('en-US');

/** Names what a tip was chosen for: "Chosen for puppies and cold weather." Null for a tip for every dog. */
export function describeReason({ lifeStages, sizes, groups, muzzles, weather, after }: LibraryTip): string | null {
  // Of two life stages or sizes, naming both says little.
  const [stage, size, group, climate] = [lifeStages, sizes, groups, weather].map(
    (each) => each?.length === 1 && each[0],
  );
  const names = [
    stage && stageNames[stage as LifeStage],
    size && sizeNames[size as BreedSize],
    group && groupNames[group as BreedGroup],
    muzzles && 'short noses',
    climate && climateNames[climate as Climate],
    after && 'the day after a long outing',
  ].filter((name) => typeof name === 'string');
  return names.length > 0 ? `Chosen for ${list.format(names)}.` : null;
}
