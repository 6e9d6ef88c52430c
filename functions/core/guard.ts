import { timingSafeEqual } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { ApiError } from '#functions/core/api-error.ts';
import { environment } from '#functions/core/environment.ts';
import type { Caller } from '#functions/core/session.ts';
import type { Operation } from '#shared/contract/operation.ts';
import { includes, planNames, smallestPlanWith } from '#shared/plans.ts';
import { originSecretHeader } from '#shared/session.ts';

/** Refuses requests that went around the edge, which alone may say whose address a viewer has. */
export function requireOriginSecret(event: APIGatewayProxyEventV2): void {
  const given = Buffer.from(event.headers[originSecretHeader] ?? '');
  const wanted = Buffer.from(environment('ORIGIN_SECRET'));
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) throw new ApiError('forbidden');
}

/**
 * Whether the browser says that the request comes from our own pages. Both headers are the browser's, out of reach of
 * scripts; a request with neither is not from a browser's page of ours.
 */
export function isSameOrigin(event: APIGatewayProxyEventV2): boolean {
  const { origin, 'sec-fetch-site': site } = event.headers;
  if (site !== undefined && site !== 'same-origin') return false;
  if (origin !== undefined) return origin === environment('SITE_ORIGIN');
  return site === 'same-origin';
}

/** Whatever changes state with a cookie's power must come from our own origin. */
export function requireSameOrigin(operation: Operation, event: APIGatewayProxyEventV2): void {
  if (operation.method === 'GET' || operation.access === 'link-token' || operation.access === 'webhook') return;
  if (!isSameOrigin(event)) throw new ApiError('crossOrigin');
}

/** What an owner without a plan is told, by the reason. */
const expiredWords: Record<Caller['whyExpired'], string> = {
  trialEnded: 'Your free trial has ended. Choose a plan to go on.',
  unpaid: 'Your plan is not running, because its payment did not go through. Choose a plan to go on.',
};

/**
 * Whether this caller may use this operation.
 * @throws ApiError `unauthorized`, `forbidden` or `planRequired`
 */
export function authorize(operation: Operation, caller: Caller | undefined): void {
  if (operation.access !== 'owner' && operation.access !== 'moderator') return;
  if (!caller) throw new ApiError('unauthorized');
  if (operation.access === 'moderator' && !caller.roles.includes('moderators')) throw new ApiError('forbidden');
  if (caller.tier === 'expired' && !operation.openWhenExpired) {
    throw new ApiError('planRequired', { message: expiredWords[caller.whyExpired] });
  }
  if (operation.requires && !includes(caller.tier, operation.requires)) {
    const plan = planNames[smallestPlanWith(operation.requires)];
    throw new ApiError('planRequired', { message: `This is part of the ${plan} plan.` });
  }
}
