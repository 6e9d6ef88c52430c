import { environment } from '#functions/core/environment.ts';

/** Whether this environment sells paid plans. */
export function sellsPlans(): boolean {
  return environment('PLANS_ON_SALE') === 'true';
}
