import * as z from 'zod/mini';

/** A certificate or web ACL that the edge uses stands in us-east-1, wherever the stack itself stands. */
const edgeArn = (service: string) =>
  z.string().check(z.regex(new RegExp(`^arn:aws:${service}:us-east-1:\\d{12}:.+$`), 'must be an ARN in us-east-1'));

const Environment = z
  .object({
    name: z.enum(['dev', 'staging', 'prod']),
    /** Whether table, sign-ins and photos outlive the stack and cannot be deleted by mistake. */
    keepsData: z.boolean(),
    /** Who is told when an alarm rings. */
    alarmMailbox: z.email(),
    /** Requests a second, and at once, that the API lets through. */
    throttle: z.object({ rate: z.int().check(z.gte(1)), burst: z.int().check(z.gte(1)) }),
    logRetentionDays: z.union([z.literal(7), z.literal(30), z.literal(90)]),
    /** The Bedrock model that the assistant asks; without one the care guide answers alone. */
    modelId: z.nullable(z.string()),
    /** `test` takes the published test numbers only and moves no money. */
    payments: z.enum(['stripe', 'test']),
    /** The sender of our mails. Its domain is verified in SES once per account, outside of this stack. */
    mailFrom: z.email(),
    /** The site's own name; without one it answers at the name that CloudFront gives. */
    domain: z.optional(z.object({ name: z.string(), certificateArn: edgeArn('acm') })),
    /** The web ACL in front of the site. */
    webAclArn: z.optional(edgeArn('wafv2')),
  })
  .check(
    z.refine((environment) => environment.name !== 'prod' || environment.payments !== 'test', {
      path: ['payments'],
      error: 'prod does not take test payments',
    }),
    z.refine((environment) => environment.name !== 'prod' || environment.keepsData, {
      path: ['keepsData'],
      error: 'prod keeps its data',
    }),
  );
export type Environment = z.output<typeof Environment>;

/** What differs between the environments. Domain, certificate and mailboxes are the operator's to fill in. */
const environments: Record<Environment['name'], z.input<typeof Environment>> = {
  dev: {
    name: 'dev',
    keepsData: false,
    alarmMailbox: 'alarms@example.com',
    throttle: { rate: 50, burst: 100 },
    logRetentionDays: 7,
    modelId: null,
    payments: 'test',
    mailFrom: 'hello@example.com',
  },
  staging: {
    name: 'staging',
    keepsData: false,
    alarmMailbox: 'alarms@example.com',
    throttle: { rate: 100, burst: 200 },
    logRetentionDays: 30,
    modelId: null,
    payments: 'test',
    mailFrom: 'hello@example.com',
  },
  prod: {
    name: 'prod',
    keepsData: true,
    alarmMailbox: 'alarms@example.com',
    throttle: { rate: 500, burst: 1000 },
    logRetentionDays: 90,
    modelId: null,
    payments: 'stripe',
    mailFrom: 'hello@example.com',
  },
};

/** A domain that is kept for examples and that no mail reaches or leaves. */
const exampleDomain = /[@.]example(\.(com|net|org))?$/;

/** What the operator has to fill in before this environment is deployed, a sentence each. */
export function leftToFillIn(environment: Environment): string[] {
  return (['alarmMailbox', 'mailFrom'] as const)
    .filter((field) => exampleDomain.test(environment[field]))
    .map((field) => `${field} of ${environment.name} is ${environment[field]}: fill it in before deploying.`);
}

/**
 * Checks what an environment is to be.
 * @throws with a sentence per mistake
 */
export function checkEnvironment(given: unknown): Environment {
  const parsed = Environment.safeParse(given);
  if (!parsed.success) throw new Error(`The environment cannot be used:\n${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

/**
 * The environment of that name.
 * @throws when there is none, or when what stands above is not right
 */
export function environmentCalled(name: string): Environment {
  if (!Object.hasOwn(environments, name)) {
    throw new Error(
      `There is no environment "${name}". Choose one with -c env=${Object.keys(environments).join('|')}.`,
    );
  }
  return checkEnvironment(environments[name as Environment['name']]);
}
