import type { EventHandlers } from '#functions/core/events/consumer.ts';
import { notify } from '#functions/notifications/notify.ts';

/** Notifies owners of answers from support. */
export const supportEventHandlers: EventHandlers = {
  SupportAnswered: ({ id, at, detail: { ownerId, requestId, decision } }) =>
    notify({
      ownerId,
      eventId: id,
      at,
      kind: 'account',
      except: ['email'],
      title: decision === 'answered' ? 'Support answered your request' : 'Support closed your request',
      message:
        decision === 'answered'
          ? 'Open it to read the answer.'
          : 'If you still need help, you can write again about it.',
      actionUrl: `/support?request=${requestId}`,
    }),
};
