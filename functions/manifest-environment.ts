import { apiLambdas, type LambdaName, lambdas } from '#functions/manifest.ts';
import type { Lambda, PhotoAction } from '#functions/manifest-types.ts';

/** The environment variables for each use. `api` is for every API Lambda. `core/environment.ts` reads the variables. */
const environmentByUse = {
  api: ['SITE_ORIGIN', 'ORIGIN_SECRET'],
  table: ['TABLE_NAME'],
  /** For reading roles. A Lambda that checks passwords also needs those of `passwords`. */
  signIn: ['USER_POOL_ID'],
  passwords: ['USER_POOL_CLIENT_ID', 'SIGN_UPS_PER_HOUR'],
  bus: ['EVENT_BUS_NAME'],
  mail: ['MAIL_FROM', 'MAIL_CONFIGURATION_SET', 'SITE_ORIGIN'],
  mailboxes: ['SUPPORT_MAILBOX', 'BILLING_MAILBOX', 'TECHNICAL_MAILBOX'],
  siteLinks: ['SITE_ORIGIN'],
  signing: ['SIGNING_SECRET'],
  /** An API Lambda checks the hosts of subscriptions. The Lambda that sends names the operator. */
  push: ['PUSH_SECRET'],
  subscribing: ['PUSH_HOSTS'],
  sending: ['PUSH_CONTACT'],
  payments: ['PAYMENTS', 'STRIPE_SECRET_KEY'],
  checkout: ['STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
  plans: ['PLANS_ON_SALE'],
  photos: ['S3_PATH_STYLE'],
  model: ['ASSISTANT_MODEL_ID', 'ASSISTANT_DAILY_TOKENS'],
} as const;

/** Lists the environment variables for S3 actions. `UPLOAD_ENDPOINT` is for signing URLs that browsers use. */
function bucketNames(actions: readonly PhotoAction[] = []) {
  const to = (start: string) => actions.some((action) => action.startsWith(start));
  return [
    ...(to('incoming:') ? (['INCOMING_BUCKET'] as const) : []),
    ...(to('incoming:PutObject') || to('exports:GetObject') ? (['UPLOAD_ENDPOINT'] as const) : []),
    ...(to('photos:') ? (['PHOTOS_BUCKET'] as const) : []),
    ...(to('exports:') ? (['EXPORTS_BUCKET'] as const) : []),
  ];
}

export type EnvironmentName =
  | (typeof environmentByUse)[keyof typeof environmentByUse][number]
  | ReturnType<typeof bucketNames>[number];

/** Lists the names of a Lambda's environment variables, sorted. */
export function environmentNames(name: LambdaName): EnvironmentName[] {
  const { uses } = lambdas[name] as Lambda;
  const names = new Set<EnvironmentName>(bucketNames(uses.photos));
  if (name in apiLambdas) for (const each of environmentByUse.api) names.add(each);
  for (const [use, variables] of Object.entries(environmentByUse)) {
    if (uses[use as keyof typeof uses]) for (const each of variables) names.add(each);
  }
  if (uses.push) for (const each of environmentByUse[name in apiLambdas ? 'subscribing' : 'sending']) names.add(each);
  if (uses.signIn?.includes('AdminInitiateAuth')) for (const each of environmentByUse.passwords) names.add(each);
  return [...names].sort();
}
