import { useState } from 'react';
import type { Dog } from '#shared/contract/dogs.ts';
import { readText, writeText } from '../../platform/storage/storage.ts';

/** The remembered dog if it exists, else the first. */
export function pickDog(dogs: readonly Dog[], remembered: string | null): Dog | undefined {
  return dogs.find(({ id }) => id === remembered) ?? dogs[0];
}

/** The selected dog, remembered on this device, and the function that selects another. */
export function useSelectedDog(dogs: readonly Dog[]): [Dog | undefined, (id: string) => void] {
  const [chosen, setChosen] = useState(() => readText('selected_dog'));
  const choose = (id: string) => {
    writeText('selected_dog', id);
    setChosen(id);
  };
  return [pickDog(dogs, chosen), choose];
}
