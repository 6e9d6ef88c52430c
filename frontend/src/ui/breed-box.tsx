import type { ComponentProps } from 'react';
import { breedAliases } from '#shared/breeds/aliases.ts';
import { type BreedName, breedNames } from '#shared/breeds/names.ts';
import { type ChoiceSearch, searchIn, wordsOf } from './choice-filter.ts';
import { ComboBox } from './choice-list.tsx';

const mixed: BreedName = 'Mixed breed';

/** Fit every dog, whatever it is called. */
const general: readonly BreedName[] = [mixed, 'Other'];

const listed = searchIn(breedNames, breedAliases);
const mixWords = ['mix', 'mixed', 'mixture', 'cross', 'x'];

/** The breeds by what people call their dogs. Of a "Chihuahua mix" both are offered: the mix, and the breed it takes after. */
export const breedSearch: ChoiceSearch = {
  named: listed.named,
  find: (typed) => {
    const words = wordsOf(typed);
    const breed = words.filter((word) => !mixWords.includes(word));
    const found = listed.find(typed);
    if (found.length > 0 || breed.length === words.length) return found;
    return [mixed, ...listed.find(breed.join(' '))];
  },
};

type BreedBoxProps = Omit<
  ComponentProps<typeof ComboBox>,
  'label' | 'options' | 'search' | 'otherwise' | 'noneWords' | 'unchosenWords'
>;

/** The field in which a dog's breed is chosen. */
export function BreedBox(props: BreedBoxProps) {
  return (
    <ComboBox
      {...props}
      label="Breed"
      options={breedNames}
      search={breedSearch}
      otherwise={general}
      noneWords="No breed of the list fits these letters. One of these always does:"
      unchosenWords="Please choose a breed from the list. If yours is not there, take Mixed breed or Other."
    />
  );
}
