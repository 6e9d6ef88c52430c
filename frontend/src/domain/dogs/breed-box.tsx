import type { ComponentProps } from 'react';
import { breedAliases } from '#shared/breeds/aliases.ts';
import { type BreedName, breedNames } from '#shared/breeds/names.ts';
import { type ChoiceSearch, searchIn, splitWords } from '../../ui/fields/choice-filter.ts';
import { ComboBox } from '../../ui/fields/choice-list.tsx';

const mixed: BreedName = 'Mixed breed';

/** The options that fit any dog. */
const general: readonly BreedName[] = [mixed, 'Other'];

const listed = searchIn(breedNames, breedAliases);
const mixWords = ['mix', 'mixed', 'mixture', 'cross', 'x'];

/** Whether a word means a mixed breed. The last word may be incomplete, because the owner may still be typing. */
function isMixWord(word: string, at: number, words: readonly string[]): boolean {
  return mixWords.includes(word) || (at > 0 && at === words.length - 1 && mixWords.some((mix) => mix.startsWith(word)));
}

/** Finds breeds by their names and aliases. "Chihuahua mix" finds both "Mixed breed" and the Chihuahua. */
export const breedSearch: ChoiceSearch = {
  named: listed.named,
  find: (typed) => {
    const words = splitWords(typed);
    const breed = words.filter((word, at) => !isMixWord(word, at, words));
    const found = listed.find(typed);
    if (found.length > 0 || breed.length === words.length) return found;
    return [mixed, ...listed.find(breed.join(' ')).filter((name) => name !== mixed)];
  },
};

type BreedBoxProps = Omit<
  ComponentProps<typeof ComboBox>,
  'label' | 'options' | 'search' | 'fallbackOptions' | 'noMatchText' | 'noSelectionError'
>;

/** The field in which an owner selects a dog's breed. */
export function BreedBox(props: BreedBoxProps) {
  return (
    <ComboBox
      {...props}
      label="Breed"
      options={breedNames}
      search={breedSearch}
      fallbackOptions={general}
      noMatchText="No breed matches. One of these always works:"
      noSelectionError="Please choose a breed from the list. If yours isn't there, choose Mixed breed or Other."
    />
  );
}
