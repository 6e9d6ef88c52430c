import { useState } from 'react';
import type { Dog } from '#shared/contract/dogs.ts';
import { readText, storageEntry, writeText } from '../../platform/storage/storage.ts';

const selectedDogEntry = storageEntry('selected_dog');

/** Reads the ID of the dog that this owner selected last on this device. */
export function readSelectedDogId(): string | null {
  return readText(selectedDogEntry);
}

/** Returns the dog with the remembered ID, or else the first dog; undefined without dogs. */
export function pickDog(dogs: readonly Dog[], remembered: string | null): Dog | undefined {
  return dogs.find(({ id }) => id === remembered) ?? dogs[0];
}

/** Returns the selected dog, which is remembered on this device, and a function that selects another. */
export function useSelectedDog(dogs: readonly Dog[]): [Dog | undefined, (id: string) => void] {
  const [chosen, setChosen] = useState(readSelectedDogId);
  const choose = (id: string) => {
    writeText(selectedDogEntry, id);
    setChosen(id);
  };
  return [pickDog(dogs, chosen), choose];
}
