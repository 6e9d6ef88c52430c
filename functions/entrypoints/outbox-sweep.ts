import { scheduled } from '#functions/core/events/scheduled.ts';
import { sweepOutbox } from '#functions/core/events/sweep-outbox.ts';

export const handler = scheduled(sweepOutbox);
