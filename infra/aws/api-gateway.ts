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
import { apiLambdas, type LambdaName } from '#functions/manifest.ts';
import type { Environment } from '#infra/aws/environments.ts';
import { pascalCase } from '#infra/aws/lambda.ts';
import { type DomainName, operations } from '#shared/contract/api.ts';

/** What a line of the access log says: the route, never the path, which can carry the secret of a feed. */
const accessLogFields = {
  routeKey: '$context.routeKey',
  status: '$context.status',
  latencyMs: '$context.responseLatency',
  requestId: '$context.requestId',
  /** Why the gateway itself refused, or could not reach the Lambda. */
  gatewayError: '$context.error.message',
  integrationError: '$context.integrationErrorMessage',
};

/** The API without its routes, so that the site, whose address the Lambdas need, can point at it. */
export function createApi(scope: Construct, environment: Environment): HttpApi {
  const api = new HttpApi(scope, 'Api', {
    description: `Houndwell ${environment.name}`,
    createDefaultStage: false,
  });
  const accessLog = new LogGroup(scope, 'ApiAccessLog', {
    retention: environment.logRetentionDays,
    removalPolicy: RemovalPolicy.DESTROY,
  });
  new HttpStage(scope, 'ApiStage', {
    httpApi: api,
    stageName: '$default',
    autoDeploy: true,
    throttle: { rateLimit: environment.throttle.rate, burstLimit: environment.throttle.burst },
    accessLogSettings: {
      destination: new LogGroupLogDestination(accessLog),
      format: AccessLogFormat.custom(JSON.stringify(accessLogFields)),
    },
  });
  return api;
}

/** The API's name in the network, which only the edge calls. */
export function apiHostname(api: HttpApi): string {
  const { region, urlSuffix } = Stack.of(api);
  return `${api.apiId}.execute-api.${region}.${urlSuffix}`;
}

/** One route per operation of the contract, each to the Lambda of its domain; everything else to `system`, which answers our 404. */
export function connectOperations(api: HttpApi, functions: Record<LambdaName, LambdaFunction>): void {
  const integrations = Object.fromEntries(
    Object.keys(apiLambdas).map((domain) => [
      domain,
      new HttpLambdaIntegration(`${pascalCase(domain)}Integration`, functions[domain as DomainName], {
        // One permission for all routes: one for each would overflow the Lambda's policy.
        scopePermissionToRoute: false,
        timeout: Duration.seconds(29),
      }),
    ]),
  ) as Record<DomainName, HttpLambdaIntegration>;
  const routes = operations().map(
    ({ name, domain, operation }) =>
      new HttpRoute(api, pascalCase(name), {
        httpApi: api,
        routeKey: HttpRouteKey.with(operation.path, HttpMethod[operation.method]),
        integration: integrations[domain],
      }),
  );
  routes.push(
    new HttpRoute(api, 'DefaultRoute', {
      httpApi: api,
      routeKey: HttpRouteKey.DEFAULT,
      integration: integrations.system,
    }),
  );
  // The permission for all routes ends in `/*/*/*`, and the default route's address has one part less.
  functions.system.addPermission('DefaultRoute', {
    principal: new ServicePrincipal('apigateway.amazonaws.com'),
    sourceArn: Stack.of(api).formatArn({ service: 'execute-api', resource: api.apiId, resourceName: '*/$default' }),
  });
  for (const route of routes) {
    Validations.of(route).acknowledge({
      id: 'AwsSolutions-APIG4',
      reason: 'The session cookie, the plan and the secret of the edge are checked in front of every handler.',
    });
  }
}
