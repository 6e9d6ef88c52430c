import { expect, test } from 'vitest';
import { describeAction } from '../../../../frontend/src/features/chat/actions.ts';

test('each suggested action links to its screen with the known details', () => {
  expect(describeAction({ kind: 'bookVisit', dogId: 'd1', title: 'Ear & skin check' })).toMatchObject({
    title: 'Book a vet visit',
    to: '/calendar?book=true&dog=d1&title=Ear%20%26%20skin%20check',
  });
  expect(describeAction({ kind: 'bookVisit', dogId: null, title: 'Checkup' }).to).toBe(
    '/calendar?book=true&title=Checkup',
  );
  expect(describeAction({ kind: 'logWalk', dogId: 'd1', minutes: 30 })).toMatchObject({
    title: 'Log a 30-minute walk',
    to: '/exercise?tab=log&log=true&dog=d1&minutes=30',
  });
  expect(describeAction({ kind: 'findPlaces', placeType: 'dog_park' })).toMatchObject({
    title: 'Find a dog park',
    to: '/locations?type=dog_park',
  });
});
