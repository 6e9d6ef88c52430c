import type { DogRow } from '#functions/entities/dogs.ts';

/** The row of a dog, for tests without a table. */
export const rexRow: DogRow = {
  ownerId: '01K000000000000000000000AA',
  id: '01K000000000000000000000AB',
  name: 'Rex',
  breed: 'Beagle',
  birthDate: '2023-05-01',
  birthDateEstimated: false,
  weight: 24.5,
  createdAt: '',
  updatedAt: '',
};
