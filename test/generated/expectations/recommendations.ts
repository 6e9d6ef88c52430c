import type { recommendations } from '#shared/contract/recommendations.ts';
import { type ExpectationsOf, nothing, type Scene } from '#test/generated/expectation.ts';
import { decide, foodForm, recommendFood, recommendVet, vetForm } from '#test/support/moderation.ts';

const here = { lat: '41.3', lng: '-91.69' };

/** Adds a vet and a food by an owner who is not part of the scene. */
async function fill({ create }: Scene): Promise<void> {
  const [other, moderator] = [await create.owner(), await create.moderator()];
  await decide(moderator, 'recommendations', await recommendVet(other), { decision: 'approve' });
  await decide(moderator, 'recommendations', await recommendFood(other), { decision: 'approve' });
}

export const expectations = {
  recommendVet: { who: 'owners', status: 201, prepare: () => ({ body: vetForm }) },
  recommendFood: { who: 'owners', status: 201, prepare: () => ({ body: foodForm }) },
  getDirectoryStatus: { who: 'owners', status: 200, prepare: () => ({ query: here }) },
  listVets: {
    who: 'owners',
    needs: 'vetDirectory',
    status: 200,
    prepare: async (scene) => {
      await fill(scene);
      return { query: here };
    },
  },
  listFoods: {
    who: 'owners',
    needs: 'foodRecommendations',
    status: 200,
    prepare: async (scene) => {
      await fill(scene);
      return nothing();
    },
  },
} satisfies ExpectationsOf<typeof recommendations>;
