import { ApiError } from '#functions/core/http/api-error.ts';
import type { ApiMiddleware } from '#functions/core/http/middleware/api-context.ts';
import { requiresCaller } from '#functions/core/http/middleware/session.ts';
import type { Caller } from '#functions/core/http/session.ts';
import type { Operation } from '#shared/contract/operation.ts';
import { type Feature, includes, planNames, smallestPlanWith } from '#shared/plans.ts';
import { moderatorRole, reviewsReports } from '#shared/roles.ts';

/** The error messages for an owner without a plan, by reason. */
const expiredMessages: Record<Caller['expiryReason'], string> = {
  trialEnded: 'Your free trial has ended. Choose a plan to continue.',
  unpaid: "Your plan is on hold because the payment didn't go through. Choose a plan to continue.",
};

/** Checks the caller's role and plan. @throws ApiError `unauthorized`, `forbidden` or `planRequired` */
export function authorize(): ApiMiddleware {
  return {
    before: ({ context: { operation, caller } }) => {
      if (!requiresCaller(operation)) return;
      if (!caller) throw new ApiError('unauthorized');
      if (operation.access === 'moderator' && !mayModerate(operation, caller)) throw new ApiError('forbidden');
      if (!operation.openWhenExpired || operation.requires) requirePlan(caller, operation.requires);
    },
  };
}

function mayModerate({ openToLeaders }: Operation, { roles }: Caller): boolean {
  return openToLeaders ? reviewsReports(roles) : roles.includes(moderatorRole);
}

/**
 * Checks that a caller has a plan, and that the plan includes `feature`.
 * @throws ApiError `planRequired`
 */
export function requirePlan({ tier, expiryReason }: Caller, feature?: Feature): void {
  if (tier === 'expired') throw new ApiError('planRequired', { message: expiredMessages[expiryReason] });
  if (feature && !includes(tier, feature)) {
    const plan = planNames[smallestPlanWith(feature)];
    throw new ApiError('planRequired', { message: `This is part of the ${plan} plan.` });
  }
}
