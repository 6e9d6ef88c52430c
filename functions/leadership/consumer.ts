import type { EventHandlers } from '#functions/core/events/consumer.ts';
import { notify } from '#functions/notifications/notify.ts';

/** Notifies applicants of the decision about their application. */
export const leadershipEventHandlers: EventHandlers = {
  LeadershipDecided: ({ id, at, detail: { ownerId, decision } }) =>
    notify({
      ownerId,
      eventId: id,
      at,
      kind: 'decisions',
      except: ['email'],
      title: decision === 'approved' ? "You're a Leading Member" : 'Your leadership application was reviewed',
      message:
        decision === 'approved'
          ? 'Your name now has the badge, and you can help with reported posts.'
          : "It wasn't accepted this time. See what the moderator wrote.",
      actionUrl: '/profile?tab=leader',
    }),
};
