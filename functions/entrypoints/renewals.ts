import { processBilling } from '#functions/billing/advance.ts';
import { scheduled } from '#functions/core/events/scheduled.ts';

export const handler = scheduled(processBilling);
