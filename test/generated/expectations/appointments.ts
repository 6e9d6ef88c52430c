import { appointments } from '#shared/contract/appointments.ts';
import { dogs } from '#shared/contract/dogs.ts';
import type { ExpectationsOf, Prepared, Scene } from '#test/generated/expectation.ts';
import { rex } from '#test/support/factories.ts';

const checkup = { title: 'Checkup', vetName: 'Dr. Patel', appointmentDate: '2027-05-20T16:30', duration: 45 };

async function aDog({ owner }: Scene): Promise<{ dogId: string }> {
  return { dogId: (await owner.browser.ask(dogs.createDog, { body: rex })).id };
}

async function anAppointment(scene: Scene): Promise<Prepared & { body: { dogId: string } }> {
  const body = { ...checkup, ...(await aDog(scene)) };
  const { id } = await scene.owner.browser.ask(appointments.createAppointment, { body });
  return { params: { id }, body };
}

const dayMs = 24 * 3600 * 1000;

/** A visit of a weekly series that started ten days ago, and a change of it to another title. */
async function aVisit(scene: Scene) {
  const start = scene.app.clock.now().getTime() - 10 * dayMs;
  const repeat = { every: 1, unit: 'week' } as const;
  const body = { ...checkup, ...(await aDog(scene)), appointmentDate: new Date(start).toISOString(), repeat };
  await scene.owner.browser.ask(appointments.createAppointment, { body });
  const query = { from: new Date(start + 14 * dayMs).toISOString() };
  const [visit] = await scene.owner.browser.ask(appointments.listAppointments, { query });
  if (!visit) throw new Error('The series has no visit.');
  const { id, appointmentDate } = visit;
  return { params: { id }, query, body: { ...body, appointmentDate, title: 'Vaccination' } };
}

export const expectations = {
  listAppointments: {
    who: 'owners',
    needs: 'calendar',
    status: 200,
    prepare: async (scene) => {
      await anAppointment(scene);
      return { query: { from: '2027-05-01', to: '2027-06-01' } };
    },
    cases: {
      'with a series': async (scene) => ({ query: (await aVisit(scene)).query }),
    },
  },
  getSeriesLimit: {
    who: 'owners',
    needs: 'calendar',
    status: 200,
    prepare: async (scene) => {
      await aVisit(scene);
      return {};
    },
  },
  createAppointment: {
    who: 'owners',
    needs: 'calendar',
    status: 201,
    bound: true,
    prepare: async (scene) => ({ body: { ...checkup, ...(await aDog(scene)) } }),
    cases: {
      'a series': async (scene) => ({
        body: { ...checkup, ...(await aDog(scene)), repeat: { every: 1, unit: 'week' } },
      }),
    },
  },
  updateAppointment: {
    who: 'owners',
    needs: 'calendar',
    status: 200,
    prepare: async (scene) => {
      const { params = {}, body } = await anAppointment(scene);
      return { params, body: { ...body, title: 'Vaccination' } };
    },
    cases: {
      'to another time': async (scene) => {
        const { params = {}, body } = await anAppointment(scene);
        return { params, body: { ...body, appointmentDate: '2027-05-21T16:30' } };
      },
      'one visit of a series': async (scene) => ({ ...(await aVisit(scene)), query: { scope: 'one' } }),
      'the text of a series': async (scene) => ({ ...(await aVisit(scene)), query: { scope: 'all' } }),
      'the times of a series': async (scene) => {
        const { params, body } = await aVisit(scene);
        return { params, body: { ...body, repeat: { every: 2, unit: 'week' } }, query: { scope: 'all' } };
      },
    },
  },
  deleteAppointment: {
    who: 'owners',
    needs: 'calendar',
    status: 204,
    prepare: async (scene) => {
      const { params = {} } = await anAppointment(scene);
      return { params };
    },
    cases: {
      'one visit of a series': async (scene) => ({ params: (await aVisit(scene)).params, query: { scope: 'one' } }),
      'the rest of a series': async (scene) => ({ params: (await aVisit(scene)).params, query: { scope: 'all' } }),
    },
  },
} satisfies ExpectationsOf<typeof appointments>;
