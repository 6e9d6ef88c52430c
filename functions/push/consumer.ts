import type { EventHandlers } from '#functions/core/events/consumer.ts';
import { deliverPush } from '#functions/push/deliver-push.ts';

export const pushEventHandlers: EventHandlers = {
  PushRequested: ({ detail }) => deliverPush(detail),
};
