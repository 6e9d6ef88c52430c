import * as z from 'zod/mini';

/** CloudFront only uses certificates and web ACLs from us-east-1. */
const edgeArn = (service: string) =>
  z.string().check(z.regex(new RegExp(`^arn:aws:${service}:us-east-1:\\d{12}:.+$`), 'must be an ARN in us-east-1'));

const Environment = z
  .object({
    name: z.enum(['dev', 'staging', 'prod']),
    /** Retains table, user pool and photos when the stack is deleted, and protects them from deletion. */
    keepsData: z.boolean(),
    /** Receives the alarms. */
    alarmMailbox: z.email(),
    /** Requests per second and burst size of the API. */
    throttle: z.object({ rate: z.int().check(z.gte(1)), burst: z.int().check(z.gte(1)) }),
    logRetentionDays: z.union([z.literal(7), z.literal(30), z.literal(90)]),
    /** The assistant's Bedrock model. `null` answers from the care guide only. */
    modelId: z.nullable(z.string()),
    /** `test` accepts published test numbers only and charges nothing. */
    payments: z.enum(['stripe', 'test']),
    /** The sender of emails. Its domain must be verified in SES once per account, outside this stack. */
    mailFrom: z.email(),
    /** The site's domain. Without one it uses CloudFront's. */
    domain: z.optional(z.object({ name: z.string(), certificateArn: edgeArn('acm') })),
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

/** What differs between environments. The operator fills in domain, certificate and email addresses. */
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

/** Domains reserved for examples (RFC 2606). */
const exampleDomain = /[@.]example(\.(com|net|org))?$/;

/** Returns a warning per field that still has its example value. */
export function unsetFields(environment: Environment): string[] {
  return (['alarmMailbox', 'mailFrom'] as const)
    .filter((field) => exampleDomain.test(environment[field]))
    .map(
      (field) =>
        `${field} of ${environment.name} is ${environment[field]}. Set it in infra/aws/environments.ts before you deploy.`,
    );
}

/**
 * Validates an environment.
 * @throws with a line per mistake
 */
export function checkEnvironment(values: unknown): Environment {
  const parsed = Environment.safeParse(values);
  if (!parsed.success) throw new Error(`The environment is not valid:\n${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

/**
 * Returns the environment with this name.
 * @throws when it does not exist or is not valid
 */
export function environmentNamed(name: string): Environment {
  if (!Object.hasOwn(environments, name)) {
    throw new Error(
      `There is no environment "${name}". Choose one with -c env=${Object.keys(environments).join('|')}.`,
    );
  }
  return checkEnvironment(environments[name as Environment['name']]);
}
