import { places } from '#shared/contract/places.ts';
import { type ExpectationsOf, nothing, type Prepared, type Scene } from '#test/generated/expectation.ts';

const placeId = 'sample-square-coffee';
const here = { lat: '41.3', lng: '-91.69' };
const suggestion = {
  name: 'Pond behind the school',
  placeType: 'walking_trail',
  ...{ latitude: 41.31, longitude: -91.7 },
};
const location = { address: '12 Elm Street', zipCode: '52353' };

async function aSample({ owner }: Scene): Promise<{ params: { id: string } }> {
  await owner.browser.ask(places.seedPlaces);
  return { params: { id: placeId } };
}

async function aReview(scene: Scene): Promise<Prepared> {
  const { params } = await aSample(scene);
  await scene.owner.browser.ask(places.addReview, { params, body: { rating: 4 } });
  return { params };
}

async function aLocation({ owner }: Scene): Promise<Prepared> {
  const { id } = await owner.browser.ask(places.addLocation, { body: location });
  return { params: { id } };
}

export const expectations = {
  listPlaces: {
    who: 'owners',
    needs: 'places',
    status: 200,
    prepare: async (scene) => {
      await aSample(scene);
      return { query: here };
    },
    cases: {
      'of one type': async (scene: Scene) => {
        await aSample(scene);
        return { query: { ...here, type: 'vet' } };
      },
      'where nothing is known': () => ({ query: { lat: '44.0', lng: '-110.5' } }),
      'within 100 miles': () => ({ query: { ...here, radius: '100' } }),
    },
  },
  searchPlaces: {
    who: 'owners',
    needs: 'places',
    status: 200,
    prepare: async (scene) => {
      await aSample(scene);
      return { query: { ...here, q: 'coffee' } };
    },
  },
  getPosition: {
    who: 'owners',
    needs: 'places',
    status: 200,
    prepare: nothing,
    cases: { 'of a ZIP code': () => ({ query: { zipCode: '52353' } }) },
  },
  getPlace: { who: 'owners', needs: 'places', shared: true, status: 200, prepare: aSample },
  suggestPlace: { who: 'owners', needs: 'places', status: 201, prepare: () => ({ body: suggestion }) },
  listFavorites: { who: 'owners', needs: 'places', status: 200, prepare: nothing },
  addFavorite: {
    who: 'owners',
    needs: 'places',
    shared: true,
    status: 200,
    prepare: async (scene) => {
      await aSample(scene);
      return { params: { placeId } };
    },
  },
  removeFavorite: {
    who: 'owners',
    needs: 'places',
    shared: true,
    status: 200,
    prepare: () => ({ params: { placeId } }),
  },
  listReviews: { who: 'owners', needs: 'places', shared: true, status: 200, prepare: aSample },
  addReview: {
    who: 'owners',
    needs: 'places',
    shared: true,
    status: 201,
    prepare: async (scene) => ({ ...(await aSample(scene)), body: { rating: 4 } }),
  },
  updateReview: {
    who: 'owners',
    needs: 'places',
    status: 200,
    prepare: async (scene) => ({ ...(await aReview(scene)), body: { rating: 5 } }),
  },
  deleteReview: { who: 'owners', needs: 'places', status: 204, prepare: aReview },
  checkIn: {
    who: 'owners',
    needs: 'places',
    shared: true,
    status: 201,
    prepare: async (scene) => ({ ...(await aSample(scene)), body: {} }),
  },
  listLocations: { who: 'owners', needs: 'places', status: 200, prepare: nothing },
  addLocation: { who: 'owners', needs: 'places', status: 201, prepare: () => ({ body: location }) },
  updateLocation: {
    who: 'owners',
    needs: 'places',
    status: 200,
    prepare: async (scene) => ({ ...(await aLocation(scene)), body: { ...location, isPrimary: true } }),
  },
  deleteLocation: { who: 'owners', needs: 'places', status: 204, prepare: aLocation },
  seedPlaces: {
    who: 'owners',
    needs: 'places',
    status: 204,
    prepare: async (scene) => {
      await aSample(scene);
      return {};
    },
  },
} satisfies ExpectationsOf<typeof places>;
