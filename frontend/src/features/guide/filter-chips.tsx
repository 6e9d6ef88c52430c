import type { ChatCategory } from '#shared/contract/chat.ts';
import { type LifeStage, lifeStages } from '#shared/guide/article.ts';
import { classes } from '../../ui/classes.ts';
import { Chip, ChipRow } from '../../ui/controls/chip.tsx';
import type { GuideFilters } from './filters.ts';
import { categories, guideCategories, stages } from './names.ts';

export type ChipsProps = {
  filters: GuideFilters;
  onChoose: (change: { category?: ChatCategory | undefined; stage?: LifeStage | undefined }) => void;
};

/** Chooses one category or all. */
export function CategoryChips({ filters, onChoose }: ChipsProps) {
  return (
    <ChipRow label="Topic">
      <Chip pressed={!filters.category} onPress={() => onChoose({ category: undefined })}>
        All topics
      </Chip>
      {guideCategories.map((category) => (
        <Chip key={category} pressed={filters.category === category} onPress={() => onChoose({ category })}>
          {categories[category].name}
        </Chip>
      ))}
    </ChipRow>
  );
}

type StageChipsProps = ChipsProps & {
  /** A dog and their life stage: suggested, not chosen, because a filter that nobody chose would hide articles. */
  dog?: { name: string; stage: LifeStage } | undefined;
};

/** Chooses one life stage, or all by pressing the chosen one again. */
export function StageChips({ filters, onChoose, dog }: StageChipsProps) {
  return (
    <ChipRow label="Life stage">
      {lifeStages.map((stage) => (
        <span key={stage} className={classes('hw-guide-stage', dog?.stage === stage && 'hw-guide-stage--own')}>
          <Chip
            pressed={filters.stage === stage}
            onPress={() => onChoose({ stage: filters.stage === stage ? undefined : stage })}
          >
            {stages[stage].name}
          </Chip>
        </span>
      ))}
      {dog ? (
        <p className="hw-guide-own">
          <span className="hw-hidden">{stages[dog.stage].name} is </span>
          <span>
            For <bdi>{dog.name}</bdi>
          </span>
        </p>
      ) : null}
    </ChipRow>
  );
}
