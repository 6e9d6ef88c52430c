import { consumer } from '#functions/core/events/consumer.ts';
import { fromQueue } from '#functions/core/events/queue-consumer.ts';
import { pushEventHandlers } from '#functions/push/consumer.ts';

const send = consumer(pushEventHandlers);

/** Sends every push message. */
export const handler = Object.assign(fromQueue(send), { consumes: send.consumes });
