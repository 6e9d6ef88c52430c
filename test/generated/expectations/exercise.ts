import { dogs } from '#shared/contract/dogs.ts';
import { exercise } from '#shared/contract/exercise.ts';
import { type ExpectationsOf, nothing, type Prepared, type Scene } from '#test/generated/expectation.ts';
import { rex } from '#test/support/factories.ts';

const walk = { duration: 30, date: '2026-11-20', notes: 'Around the pond' };

const plan = {
  planName: 'Pond loop',
  duration: 25,
  difficulty: 'easy',
  activities: [{ title: 'Stroll', duration: 25, effort: 'easy', instructions: 'Walk around the pond.' }],
} as const;

async function createDog({ owner }: Scene): Promise<string> {
  return (await owner.browser.ask(dogs.createDog, { body: rex })).id;
}

async function createLog(scene: Scene) {
  const body = { ...walk, dogId: await createDog(scene) };
  const { id } = await scene.owner.browser.ask(exercise.createExerciseLog, { body });
  return { params: { id }, body };
}

async function prepareTwoDogs(scene: Scene): Promise<Prepared> {
  return { body: { ...walk, dogIds: [await createDog(scene), await createDog(scene)] } };
}

async function savePlan(scene: Scene): Promise<Prepared> {
  const body = { ...plan, dogId: await createDog(scene), activities: [...plan.activities] };
  const { id } = await scene.owner.browser.ask(exercise.savePlan, { body });
  return { params: { id } };
}

export const expectations = {
  listExerciseLogs: {
    who: 'owners',
    needs: 'exerciseLogging',
    status: 200,
    bound: true,
    prepare: async (scene) => ({ query: { dogId: (await createLog(scene)).body.dogId } }),
    cases: {
      'of two dogs': async (scene) => {
        await createLog(scene);
        await createLog(scene);
        return {};
      },
    },
  },
  listDogsExerciseLogs: {
    who: 'owners',
    needs: 'exerciseLogging',
    status: 200,
    prepare: async (scene) => ({ params: { id: (await createLog(scene)).body.dogId } }),
  },
  createExerciseLog: {
    who: 'owners',
    needs: 'exerciseLogging',
    status: 201,
    bound: true,
    prepare: async (scene) => ({ body: { ...walk, dogId: await createDog(scene) } }),
  },
  createWalk: { who: 'owners', needs: 'exerciseLogging', status: 201, bound: true, prepare: prepareTwoDogs },
  updateExerciseLog: {
    who: 'owners',
    needs: 'exerciseLogging',
    status: 200,
    prepare: async (scene) => {
      const { params, body } = await createLog(scene);
      return { params, body: { ...body, duration: 45 } };
    },
    cases: {
      'to another day': async (scene) => {
        const { params, body } = await createLog(scene);
        return { params, body: { ...body, date: '2026-11-19' } };
      },
    },
  },
  deleteExerciseLog: {
    who: 'owners',
    needs: 'exerciseLogging',
    status: 204,
    prepare: async (scene) => ({ params: (await createLog(scene)).params }),
  },
  generatePlan: {
    who: 'owners',
    needs: 'aiExercisePlans',
    status: 200,
    bound: true,
    prepare: async (scene) => ({ body: { dogId: await createDog(scene), weather: '52 °F, partly cloudy' } }),
  },
  getPlanQuota: { who: 'owners', needs: 'aiExercisePlans', status: 200, prepare: nothing },
  listSavedPlans: { who: 'owners', needs: 'exerciseLogging', status: 200, prepare: nothing },
  savePlan: {
    who: 'owners',
    needs: 'aiExercisePlans',
    status: 201,
    bound: true,
    prepare: async (scene) => ({ body: { ...plan, dogId: await createDog(scene) } }),
  },
  deletePlan: { who: 'owners', needs: 'exerciseLogging', status: 204, prepare: savePlan },
} satisfies ExpectationsOf<typeof exercise>;
