import { join } from 'node:path';
import { Aws, type CfnCondition, Duration, Fn, RemovalPolicy, Token } from 'aws-cdk-lib';
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Architecture, Code, Function as LambdaFunction, Runtime } from 'aws-cdk-lib/aws-lambda';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { consumerLambdas, type LambdaName, lambdas, scheduledLambdas } from '#functions/manifest.ts';
import { type EnvironmentName, environmentNames } from '#functions/manifest-environment.ts';
import type { Lambda } from '#functions/manifest-types.ts';
import { asynchronousRetries } from '#infra/aws/dead-letters.ts';
import type { Environment } from '#infra/aws/environments.ts';
import { acknowledgeWildcards, deadLetterQueue, type Grantable, grants } from '#infra/aws/grants.ts';
import { checkNativePackages } from '#infra/aws/native-packages.ts';

export interface LambdaOptions {
  environment: Environment;
  /** The folder with `<name>/index.mjs` for each Lambda, next to the native packages that it needs. */
  bundles: string;
  /**
   * The values of all environment variables. Each Lambda only gets the variables that its row in the manifest needs.
   */
  variables: Record<EnvironmentName, string>;
  /** Whether Lambdas reserve concurrency, evaluated at deployment. */
  reservesConcurrency: CfnCondition;
  grantable: Grantable;
}

/** Creates every Lambda of the manifest. */
export function createLambdas(scope: Construct, options: LambdaOptions): Record<LambdaName, LambdaFunction> {
  const created = Object.entries(lambdas).map(([name, lambda]) => [
    name,
    createLambda(scope, name as LambdaName, lambda, options),
  ]);
  return Object.fromEntries(created) as Record<LambdaName, LambdaFunction>;
}

/**
 * Creates a Lambda with its own role and log group. X-Ray tracing is off, because its permissions would cover all
 * resources, and the log lines of a request can already be found by the request ID.
 */
function createLambda(parent: Construct, name: LambdaName, lambda: Lambda, options: LambdaOptions): LambdaFunction {
  const { environment, grantable } = options;
  const bundle = join(options.bundles, name);
  checkNativePackages(bundle, lambda.uses.native ?? []);
  const scope = new Construct(parent, pascalCase(name));
  const logGroup = new LogGroup(scope, 'Log', {
    retention: environment.logRetentionDays,
    removalPolicy: RemovalPolicy.DESTROY,
  });
  const log = new PolicyStatement({
    actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
    resources: [logGroup.logGroupArn],
  });
  const role = new Role(scope, 'Role', {
    assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
    inlinePolicies: { uses: new PolicyDocument({ statements: [log, ...grants(name, lambda, grantable)] }) },
  });
  acknowledgeWildcards(role, lambda, grantable);
  const queue = deadLetterQueue(name, grantable.deadLetters);
  const asynchronous = name in consumerLambdas || name in scheduledLambdas;
  return new LambdaFunction(scope, 'Function', {
    description: `Houndwell ${environment.name}: ${name}`,
    code: Code.fromAsset(bundle),
    handler: 'index.handler',
    runtime: Runtime.NODEJS_24_X,
    architecture: Architecture.ARM_64,
    memorySize: lambda.memoryMb ?? 512,
    timeout: Duration.seconds(lambda.timeoutSeconds ?? 10),
    reservedConcurrentExecutions:
      lambda.reservedConcurrency &&
      Token.asNumber(Fn.conditionIf(options.reservesConcurrency.logicalId, lambda.reservedConcurrency, Aws.NO_VALUE)),
    environment: Object.fromEntries(environmentNames(name).map((each) => [each, options.variables[each]])),
    // Prevents other constructs from adding permissions: the role already has all that the Lambda needs.
    role: role.withoutPolicyUpdates(),
    logGroup,
    ...(asynchronous && queue
      ? {
          onFailure: new SqsDestination(queue),
          retryAttempts: asynchronousRetries.attempts,
          maxEventAge: asynchronousRetries.maxAge,
        }
      : {}),
  });
}

/** Converts a Lambda's name to a construct ID: `notifications-consumer` becomes `NotificationsConsumer`. */
export function pascalCase(name: string): string {
  return name.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
