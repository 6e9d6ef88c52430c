import * as z from 'zod/mini';

const positive = z.int().check(z.gte(1));

const Environment = z
  .object({
    name: z.enum(['dev', 'staging', 'prod']),
    /** Retains table, user pool and photos when the stack is deleted, and turns on deletion protection. */
    keepsData: z.boolean(),
    /** Requests per second and burst size of the API. */
    throttle: z.object({ rate: positive, burst: positive }),
    logRetentionDays: z.union([z.literal(7), z.literal(30), z.literal(90)]),
    /** The ID of the assistant's Bedrock model. With `null`, the assistant answers from the care guide only. */
    modelId: z.nullable(z.string().check(z.minLength(1))),
    /** The model's token budget per UTC day, input and output together. When it is used up, the care guide answers. */
    assistantDailyTokens: positive,
    /** How many accounts one IP address can create in an hour. Raise it if many owners share an address. */
    signUpsPerHour: positive,
    /** The payment provider. `test` accepts published test card numbers only and charges nothing. */
    payments: z.enum(['stripe', 'test']),
    /** Whether paid plans are sold. With Stripe, the deployment then needs the parameter `StripeKeysArn`. */
    plansOnSale: z.boolean(),
    /** Whether to create a web ACL that limits the rate of API requests per IP address. */
    webAcl: z.boolean(),
    /** The default of the deployment parameter `MonthlyBudgetUsd`. */
    monthlyBudgetUsd: positive,
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

/** The settings that differ between environments. Settings that differ between operators are in `parameters.ts`. */
const environments: Record<Environment['name'], z.input<typeof Environment>> = {
  dev: {
    name: 'dev',
    keepsData: false,
    throttle: { rate: 50, burst: 100 },
    logRetentionDays: 7,
    modelId: null,
    assistantDailyTokens: 200_000,
    signUpsPerHour: 60,
    payments: 'test',
    plansOnSale: true,
    webAcl: false,
    monthlyBudgetUsd: 20,
  },
  staging: {
    name: 'staging',
    keepsData: false,
    throttle: { rate: 100, burst: 200 },
    logRetentionDays: 30,
    modelId: null,
    assistantDailyTokens: 200_000,
    signUpsPerHour: 60,
    payments: 'test',
    plansOnSale: true,
    webAcl: false,
    monthlyBudgetUsd: 20,
  },
  prod: {
    name: 'prod',
    keepsData: true,
    throttle: { rate: 500, burst: 1000 },
    logRetentionDays: 90,
    modelId: null,
    assistantDailyTokens: 5_000_000,
    signUpsPerHour: 60,
    payments: 'stripe',
    plansOnSale: false,
    webAcl: true,
    monthlyBudgetUsd: 100,
  },
};

/**
 * Validates the settings of an environment.
 * @throws Error with one line per mistake
 */
export function checkEnvironment(values: unknown): Environment {
  const parsed = Environment.safeParse(values);
  if (!parsed.success) throw new Error(`The environment is not valid:\n${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

/**
 * Returns the environment with this name.
 * @throws Error when the environment does not exist or is not valid
 */
export function environmentNamed(name: string): Environment {
  if (!Object.hasOwn(environments, name)) {
    throw new Error(
      `There is no environment "${name}". Choose one with -c env=${Object.keys(environments).join('|')}.`,
    );
  }
  return checkEnvironment(environments[name as Environment['name']]);
}
