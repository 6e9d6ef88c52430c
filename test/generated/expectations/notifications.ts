import { ulid } from 'ulid';
import { notifications } from '#shared/contract/notifications.ts';
import { type ExpectationsOf, nothing, type Prepared, type Scene } from '#test/generated/expectation.ts';
import { connectTable, defaultPreferences } from '#test/support/factories.ts';

async function aNotification({ app, owner }: Scene): Promise<Prepared> {
  await connectTable(app);
  const { notify } = await import('#functions/notifications/notify.ts');
  const at = app.clock.now();
  const event = { eventId: ulid(at.getTime()), at: at.toISOString() };
  await notify({ ownerId: owner.user.id, ...event, kind: 'account', except: ['email'], title: 'News', message: '' });
  const [first] = await owner.browser.ask(notifications.listNotifications);
  return { params: { id: first?.id ?? 'none' } };
}

async function anUnsubscribeLink({ app, owner }: Scene): Promise<Prepared> {
  await connectTable(app);
  const { createUnsubscribeToken } = await import('#functions/notifications/unsubscribe-links.ts');
  return { query: { token: await createUnsubscribeToken(owner.user.id, 'appointments') } };
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
  getNotificationPreferences: { who: 'owners', status: 200, prepare: nothing },
  updateNotificationPreferences: {
    who: 'owners',
    status: 200,
    prepare: () => ({ body: { ...defaultPreferences, reminderLeads: ['hour'] } }),
  },
  unsubscribe: { who: 'anybody', status: 204, prepare: anUnsubscribeLink },
  openUnsubscribePage: { who: 'anybody', status: 302, prepare: anUnsubscribeLink },
  clearNotifications: {
    who: 'owners',
    status: 204,
    prepare: async (scene) => {
      await aNotification(scene);
      return {};
    },
  },
} satisfies ExpectationsOf<typeof notifications>;
