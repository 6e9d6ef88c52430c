import { processTrials } from '#functions/billing/trials.ts';
import { scheduled } from '#functions/core/events/scheduled.ts';

export const handler = scheduled(processTrials);
