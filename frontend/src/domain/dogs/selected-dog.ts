import { useState } from 'react';
import type { Dog } from '#shared/contract/dogs.ts';
import { readText, storageEntry, writeText } from '../../platform/storage/storage.ts';

const selectedDogEntry = storageEntry('selected_dog');

/** Reads the ID of the dog that this owner selected last on this device. */
export function readSelectedDogId(): string | null {
  return readText(selectedDogEntry);
}

/** Picks the remembered dog if it exists, else the first. */
export function pickDog(dogs: readonly Dog[], remembered: string | null): Dog | undefined {
  return dogs.find(({ id }) => id === remembered) ?? dogs[0];
}

/** The selected dog, remembered on this device, and the function that selects another. */
export function useSelectedDog(dogs: readonly Dog[]): [Dog | undefined, (id: string) => void] {
  const [chosen, setChosen] = useState(readSelectedDogId);
  const choose = (id: string) => {
    writeText(selectedDogEntry, id);
    setChosen(id);
  };
  return [pickDog(dogs, chosen), choose];
}
