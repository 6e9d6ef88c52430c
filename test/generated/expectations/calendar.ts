import { appointments } from '#shared/contract/appointments.ts';
import { calendar } from '#shared/contract/calendar.ts';
import { dogs } from '#shared/contract/dogs.ts';
import { type ExpectationsOf, nothing, type Prepared, type Scene } from '#test/generated/expectation.ts';
import { rex } from '#test/support/factories.ts';

async function anAppointment({ owner: { browser } }: Scene): Promise<Prepared> {
  const dog = await browser.ask(dogs.createDog, { body: rex });
  const body = { dogId: dog.id, title: 'Checkup', appointmentDate: '2027-05-20T16:30' };
  const { id } = await browser.ask(appointments.createAppointment, { body });
  return { params: { id } };
}

export const expectations = {
  getFeed: { who: 'owners', needs: 'calendar', status: 200, prepare: nothing },
  rotateFeed: { who: 'owners', needs: 'calendar', status: 200, prepare: nothing },
  readFeed: {
    who: 'anybody',
    status: 200,
    prepare: async (scene) => {
      await anAppointment(scene);
      const { url } = await scene.owner.browser.ask(calendar.getFeed);
      return { params: { token: url.split('/').at(-2) ?? '' } };
    },
  },
  downloadAppointment: { who: 'owners', needs: 'calendar', status: 200, prepare: anAppointment },
} satisfies ExpectationsOf<typeof calendar>;
