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

export const expectations = {
  listAppointments: {
    who: 'owners',
    needs: 'calendar',
    status: 200,
    prepare: async (scene) => {
      await anAppointment(scene);
      return { query: { from: '2027-05-01', to: '2027-06-01' } };
    },
  },
  createAppointment: {
    who: 'owners',
    needs: 'calendar',
    status: 201,
    bound: true,
    prepare: async (scene) => ({ body: { ...checkup, ...(await aDog(scene)) } }),
  },
  updateAppointment: {
    who: 'owners',
    needs: 'calendar',
    status: 200,
    prepare: async (scene) => {
      const { params = {}, body } = await anAppointment(scene);
      return { params, body: { ...body, title: 'Vaccination' } };
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
  },
} satisfies ExpectationsOf<typeof appointments>;
