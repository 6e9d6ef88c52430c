import { Duration, RemovalPolicy, Stack, Validations } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import {
  HttpApi,
  HttpMethod,
  HttpRoute,
  HttpRouteKey,
  HttpStage,
  LogGroupLogDestination,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { type ApiLambdaName, apiLambdas, type LambdaName, lambdaOfDomain } from '#functions/manifest.ts';
import type { Environment } from '#infra/aws/environments.ts';
import { pascalCase } from '#infra/aws/lambda.ts';
import { operations } from '#shared/contract/api.ts';

/** Fields of the access log. The route is logged instead of the path, because a path can contain a secret token. */
const accessLogFields = {
  routeKey: '$context.routeKey',
  status: '$context.status',
  latencyMs: '$context.responseLatency',
  requestId: '$context.requestId',
  gatewayError: '$context.error.message',
  integrationError: '$context.integrationErrorMessage',
};

/**
 * Creates the API without routes. The distribution needs the API's host name, and the Lambdas need the distribution's
 * domain, so `connectOperations` adds the routes after both exist.
 */
export function createApi(scope: Construct, environment: Environment): { api: HttpApi; stage: HttpStage } {
  const api = new HttpApi(scope, 'Api', {
    apiName: Stack.of(scope).stackName,
    description: `Houndwell ${environment.name}`,
    createDefaultStage: false,
  });
  const accessLog = new LogGroup(scope, 'ApiAccessLog', {
    // API Gateway adds each log group to a resource policy of limited size, except for log groups with this prefix.
    logGroupName: `/aws/vendedlogs/${Stack.of(scope).stackName}/api`,
    retention: environment.logRetentionDays,
    removalPolicy: RemovalPolicy.DESTROY,
  });
  const stage = new HttpStage(scope, 'ApiStage', {
    httpApi: api,
    stageName: '$default',
    autoDeploy: true,
    throttle: { rateLimit: environment.throttle.rate, burstLimit: environment.throttle.burst },
    accessLogSettings: {
      destination: new LogGroupLogDestination(accessLog),
      format: AccessLogFormat.custom(JSON.stringify(accessLogFields)),
    },
  });
  return { api, stage };
}

/** Returns the API's host name, which only CloudFront calls. */
export function apiHostname(api: HttpApi): string {
  const { region, urlSuffix } = Stack.of(api);
  return `${api.apiId}.execute-api.${region}.${urlSuffix}`;
}

/**
 * Creates a route per operation to the Lambda of its domain, and a default route to `system`, which answers with 404.
 */
export function connectOperations(api: HttpApi, functions: Record<LambdaName, LambdaFunction>): void {
  const integrations = Object.fromEntries(
    (Object.keys(apiLambdas) as ApiLambdaName[]).map((name) => [
      name,
      new HttpLambdaIntegration(`${pascalCase(name)}Integration`, functions[name], {
        // One permission per route would exceed the size limit of the Lambda's resource policy.
        scopePermissionToRoute: false,
        timeout: Duration.seconds(29),
      }),
    ]),
  ) as Record<ApiLambdaName, HttpLambdaIntegration>;
  const routes = operations().map(
    ({ name, domain, operation }) =>
      new HttpRoute(api, pascalCase(name), {
        httpApi: api,
        routeKey: HttpRouteKey.with(operation.path, HttpMethod[operation.method]),
        integration: integrations[lambdaOfDomain[domain]],
      }),
  );
  routes.push(
    new HttpRoute(api, 'DefaultRoute', {
      httpApi: api,
      routeKey: HttpRouteKey.DEFAULT,
      integration: integrations.system,
    }),
  );
  // The permission for all routes ends in `/*/*/*`. It does not cover the default route, whose ARN has one segment
  // less.
  functions.system.addPermission('DefaultRoute', {
    principal: new ServicePrincipal('apigateway.amazonaws.com'),
    sourceArn: Stack.of(api).formatArn({ service: 'execute-api', resource: api.apiId, resourceName: '*/$default' }),
  });
  for (const route of routes) {
    Validations.of(route).acknowledge({
      id: 'AwsSolutions-APIG4',
      reason: 'The Lambdas authorize: they check origin secret, session cookie and plan before every handler.',
    });
  }
}
