import { findLifeStage } from '#shared/guide/life-stage.ts';
import { useSelectedDog } from '../../domain/dogs/selected-dog.ts';
import { useDogs } from '../../domain/dogs/use-dogs.ts';
import { type ChipsProps, StageChips } from './filter-chips.tsx';

/** The life stages, with the one of the owner's selected dog suggested. */
export function OwnerStageChips(props: ChipsProps) {
  const { data } = useDogs();
  const [dog] = useSelectedDog(data ?? []);
  const own = dog && { name: dog.name, stage: findLifeStage(dog.age, dog.breed, dog.weight) };
  return <StageChips {...props} dog={own} />;
}
