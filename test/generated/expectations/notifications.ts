import { dogs } from '#shared/contract/dogs.ts';
import { notifications } from '#shared/contract/notifications.ts';
import { type ExpectationsOf, nothing, type Prepared, publishEvents, type Scene } from '#test/generated/expectation.ts';
import { rex } from '#test/support/factories.ts';

async function aNotification(scene: Scene): Promise<Prepared> {
  const { owner } = scene;
  await owner.browser.ask(dogs.createDog, { body: rex });
  await publishEvents(scene);
  const [first] = await owner.browser.ask(notifications.listNotifications);
  return { params: { id: first?.id ?? 'none' } };
}

export const expectations = {
  listNotifications: { who: 'owners', status: 200, prepare: nothing },
  markNotificationRead: { who: 'owners', status: 204, prepare: aNotification },
  markAllNotificationsRead: {
    who: 'owners',
    status: 204,
    prepare: async (scene) => {
      await aNotification(scene);
      return {};
    },
  },
  clearNotifications: {
    who: 'owners',
    status: 204,
    prepare: async (scene) => {
      await aNotification(scene);
      return {};
    },
  },
} satisfies ExpectationsOf<typeof notifications>;
