import { scheduled } from '#functions/core/events/scheduled.ts';
import { processDailyTips } from '#functions/tips/push-tips.ts';

export const handler = scheduled(processDailyTips);
