import { dogs } from '#shared/contract/dogs.ts';
import { type ExpectationsOf, nothing, type Prepared, type Scene } from '#test/generated/expectation.ts';
import { rex } from '#test/support/factories.ts';

async function aDog({ owner }: Scene): Promise<Prepared> {
  const { id } = await owner.browser.ask(dogs.createDog, { body: rex });
  return { params: { id } };
}

export const expectations = {
  listDogs: { who: 'owners', needs: 'dogProfiles', status: 200, prepare: nothing },
  createDog: { who: 'owners', needs: 'dogProfiles', status: 201, prepare: () => ({ body: rex }) },
  updateDog: {
    who: 'owners',
    needs: 'dogProfiles',
    status: 200,
    prepare: async (scene) => ({ ...(await aDog(scene)), body: { ...rex, name: 'Max' } }),
  },
  deleteDog: { who: 'owners', needs: 'dogProfiles', status: 204, prepare: aDog },
} satisfies ExpectationsOf<typeof dogs>;
