import { appointments } from '#shared/contract/appointments.ts';
import { dogs } from '#shared/contract/dogs.ts';
import { type ExpectationsOf, nothing, type Prepared, type Scene } from '#test/generated/expectation.ts';
import { rex } from '#test/support/factories.ts';

const checkup = { title: 'Checkup', vetName: 'Dr. Patel', appointmentDate: '2027-05-20T16:30', duration: 45 };

async function createDog({ owner }: Scene): Promise<{ dogId: string }> {
  return { dogId: (await owner.browser.ask(dogs.createDog, { body: rex })).id };
}

async function createAppointment(scene: Scene): Promise<Prepared & { body: { dogId: string } }> {
  const body = { ...checkup, ...(await createDog(scene)) };
  const { id } = await scene.owner.browser.ask(appointments.createAppointment, { body });
  return { params: { id }, body };
}

const dayMs = 24 * 3600 * 1000;

/** Creates a weekly series that started ten days ago, and prepares to change its next instance to another title. */
async function createInstance(scene: Scene) {
  const start = scene.app.clock.now().getTime() - 10 * dayMs;
  const repeat = { every: 1, unit: 'week' } as const;
  const body = { ...checkup, ...(await createDog(scene)), appointmentDate: new Date(start).toISOString(), repeat };
  await scene.owner.browser.ask(appointments.createAppointment, { body });
  const query = { from: new Date(start + 14 * dayMs).toISOString() };
  const [instance] = await scene.owner.browser.ask(appointments.listAppointments, { query });
  if (!instance) throw new Error('The series has no instance.');
  const { id, appointmentDate } = instance;
  return { params: { id }, query, body: { ...body, appointmentDate, title: 'Vaccination' } };
}

export const expectations = {
  listAppointments: {
    who: 'owners',
    needs: 'calendar',
    status: 200,
    prepare: async (scene) => {
      await createAppointment(scene);
      return { query: { from: '2027-05-01', to: '2027-06-01' } };
    },
    cases: {
      'with a series': async (scene) => ({ query: (await createInstance(scene)).query }),
    },
  },
  getAppointment: {
    who: 'owners',
    needs: 'calendar',
    status: 200,
    prepare: async (scene) => ({ params: (await createAppointment(scene)).params }),
    cases: {
      'one instance of a series': async (scene) => ({ params: (await createInstance(scene)).params }),
      'an override': async (scene) => {
        const { params, body } = await createInstance(scene);
        await scene.owner.browser.ask(appointments.updateAppointment, { params, body });
        return { params };
      },
    },
  },
  getSeriesLimit: {
    who: 'owners',
    needs: 'calendar',
    status: 200,
    prepare: async (scene) => {
      await createInstance(scene);
      return {};
    },
  },
  createAppointment: {
    who: 'owners',
    needs: 'calendar',
    status: 201,
    bound: true,
    prepare: async (scene) => ({ body: { ...checkup, ...(await createDog(scene)) } }),
    cases: {
      'a series': async (scene) => ({
        body: { ...checkup, ...(await createDog(scene)), repeat: { every: 1, unit: 'week' } },
      }),
    },
  },
  updateAppointment: {
    who: 'owners',
    needs: 'calendar',
    status: 200,
    prepare: async (scene) => {
      const { params = {}, body } = await createAppointment(scene);
      return { params, body: { ...body, title: 'Vaccination' } };
    },
    cases: {
      'to another time': async (scene) => {
        const { params = {}, body } = await createAppointment(scene);
        return { params, body: { ...body, appointmentDate: '2027-05-21T16:30' } };
      },
      'one instance of a series': async (scene) => ({ ...(await createInstance(scene)), query: { scope: 'one' } }),
      'the details of a series': async (scene) => ({ ...(await createInstance(scene)), query: { scope: 'all' } }),
      'the times of a series': async (scene) => {
        const { params, body } = await createInstance(scene);
        return { params, body: { ...body, repeat: { every: 2, unit: 'week' } }, query: { scope: 'all' } };
      },
    },
  },
  deleteAppointment: {
    who: 'owners',
    needs: 'calendar',
    status: 204,
    prepare: async (scene) => {
      const { params = {} } = await createAppointment(scene);
      return { params };
    },
    cases: {
      'one instance of a series': async (scene) => ({
        params: (await createInstance(scene)).params,
        query: { scope: 'one' },
      }),
      'the rest of a series': async (scene) => ({
        params: (await createInstance(scene)).params,
        query: { scope: 'all' },
      }),
    },
  },
  changeVisits: {
    who: 'owners',
    needs: 'calendar',
    status: 200,
    prepare: async (scene) => {
      const { params, body: change } = await createInstance(scene);
      return { params, body: { scope: 'all', change } };
    },
    cases: {
      'the times of this and the following instances': async (scene) => {
        const { params, body } = await createInstance(scene);
        const appointmentDate = new Date(Date.parse(body.appointmentDate) + dayMs).toISOString();
        return { params, body: { scope: 'following', change: { ...body, appointmentDate } } };
      },
    },
  },
  deleteVisits: {
    who: 'owners',
    needs: 'calendar',
    status: 200,
    prepare: async (scene) => ({ params: (await createAppointment(scene)).params, body: { scope: 'one' } }),
    cases: {
      'this and the following instances': async (scene) => ({
        params: (await createInstance(scene)).params,
        body: { scope: 'following' },
      }),
    },
  },
  undoChange: {
    who: 'owners',
    needs: 'calendar',
    status: 204,
    prepare: async (scene) => {
      const { params } = await createInstance(scene);
      const body = { scope: 'all' } as const;
      const { undoId } = await scene.owner.browser.ask(appointments.deleteVisits, { params, body });
      return { params: { undoId } };
    },
  },
  getFeed: { who: 'owners', needs: 'calendar', status: 200, prepare: nothing },
  rotateFeed: { who: 'owners', needs: 'calendar', status: 200, prepare: nothing },
  readFeed: {
    who: 'anybody',
    status: 200,
    prepare: async (scene) => {
      await createAppointment(scene);
      const { url } = await scene.owner.browser.ask(appointments.getFeed);
      return { params: { token: url.split('/').at(-2) ?? '' } };
    },
  },
  downloadAppointment: {
    who: 'owners',
    needs: 'calendar',
    status: 200,
    prepare: async (scene) => ({ params: (await createAppointment(scene)).params }),
  },
} satisfies ExpectationsOf<typeof appointments>;
