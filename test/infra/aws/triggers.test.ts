import { describe, expect, test } from 'vitest';
import { schedules } from '#events/schedules.ts';
import { apiLambdas, consumerLambdas, type LambdaName, outboxFilter, scheduledLambdas } from '#functions/manifest.ts';
import { pascalCase } from '#infra/aws/lambda.ts';
import { cronEvery } from '#infra/aws/schedules.ts';
import { operations } from '#shared/contract/api.ts';
import { routeKey } from '#shared/contract/operation.ts';
import { givenStack, lambdaId, logicalId, only, properties } from './given-stack.ts';

const given = givenStack();
const { stack, template } = given;
const all = (type: string) => Object.values(template.findResources(type)).map((resource) => resource.Properties);
const arnOf = (id: string) => ({ 'Fn::GetAtt': [id, 'Arn'] });
const lambdaArn = (name: LambdaName) => arnOf(lambdaId(given, name));
const deadLetters = (kind: string) => arnOf(logicalId(stack, `${kind}DeadLetters`));

describe('calls', () => {
  const targets = new Map<string, unknown>(
    all('AWS::ApiGatewayV2::Route').map(({ RouteKey, Target }) => {
      const integration = Target['Fn::Join'][1][1].Ref;
      return [RouteKey, properties(given, integration).IntegrationUri];
    }),
  );

  test.each(operations().map(({ operation, domain }) => [routeKey(operation), domain] as const))(
    '%s goes to the Lambda %s',
    (key, domain) => {
      expect(targets.get(key)).toEqual(lambdaArn(domain));
    },
  );

  test('everything else gets our own 404 from system, and there is no further route', () => {
    expect(targets.get('$default')).toEqual(lambdaArn('system'));
    expect(targets.size).toBe(operations().length + 1);
  });

  test('the API may call each Lambda for all of its routes by one permission, and system for the default route too', () => {
    const permissions = all('AWS::Lambda::Permission').filter(
      ({ Principal }) => Principal === 'apigateway.amazonaws.com',
    );
    const granted = permissions.map(({ FunctionName, SourceArn }) => [FunctionName, SourceArn['Fn::Join'][1].at(-1)]);
    const expected = Object.keys(apiLambdas).map((name) => [lambdaArn(name as LambdaName), '/*/*/*']);
    expect(granted).toHaveLength(expected.length + 1);
    expect(granted).toEqual(expect.arrayContaining([...expected, [lambdaArn('system'), '/*/$default']]));
  });

  test('are throttled, and logged by route, never by path', () => {
    const stage = only(given, 'AWS::ApiGatewayV2::Stage');
    expect(stage.DefaultRouteSettings).toEqual({ ThrottlingRateLimit: 50, ThrottlingBurstLimit: 100 });
    expect(JSON.parse(stage.AccessLogSettings.Format)).toEqual({
      routeKey: '$context.routeKey',
      status: '$context.status',
      latencyMs: '$context.responseLatency',
      requestId: '$context.requestId',
      gatewayError: '$context.error.message',
      integrationError: '$context.integrationErrorMessage',
    });
  });
});

describe('events', () => {
  test.each(Object.entries(consumerLambdas))(
    '%s hears what its row names, again and again, then as a dead letter',
    (name, row) => {
      const rules = all('AWS::Events::Rule').filter(({ Targets }) =>
        JSON.stringify(Targets).includes(lambdaId(given, name as LambdaName)),
      );
      expect(rules).toHaveLength(1);
      expect(rules[0]).toMatchObject({
        EventBusName: { Ref: logicalId(stack, 'Bus') },
        EventPattern: { source: ['houndwell'], 'detail-type': row.consumes },
        Targets: [
          {
            Arn: lambdaArn(name as LambdaName),
            DeadLetterConfig: { Arn: deadLetters('Event') },
            RetryPolicy: { MaximumRetryAttempts: 24, MaximumEventAgeInSeconds: 86_400 },
          },
        ],
      });
    },
  );

  test('are kept for a month, to be played again', () => {
    expect(only(given, 'AWS::Events::Archive')).toMatchObject({
      EventPattern: { source: ['houndwell'] },
      RetentionDays: 30,
    });
  });

  test('reach the bus from the stream, which hands over new announcements only', () => {
    const mapping = only(given, 'AWS::Lambda::EventSourceMapping');
    expect(mapping).toMatchObject({
      FunctionName: { Ref: lambdaId(given, 'outbox') },
      EventSourceArn: { 'Fn::GetAtt': [logicalId(stack, 'Table'), 'StreamArn'] },
      FunctionResponseTypes: ['ReportBatchItemFailures'],
      BisectBatchOnFunctionError: true,
      MaximumRetryAttempts: 5,
      MaximumRecordAgeInSeconds: 3600,
      StartingPosition: 'TRIM_HORIZON',
      DestinationConfig: { OnFailure: { Destination: deadLetters('Stream') } },
    });
    expect(mapping.FilterCriteria.Filters.map((filter: { Pattern: string }) => JSON.parse(filter.Pattern))).toEqual([
      {
        eventName: [outboxFilter.eventName],
        dynamodb: { Keys: { pk: { S: [{ prefix: outboxFilter.partitionKeyPrefix }] } } },
      },
    ]);
  });
});

describe('clocks', () => {
  test.each(Object.entries(schedules))('%s rings in UTC and says when it should have', (name, { everyMinutes }) => {
    const clock = properties(given, logicalId(stack, `${pascalCase(name)}Schedule`));
    expect(clock).toMatchObject({
      ScheduleExpression: cronEvery(everyMinutes),
      ScheduleExpressionTimezone: 'Etc/UTC',
      FlexibleTimeWindow: { Mode: 'OFF' },
      Target: {
        Arn: lambdaArn(name as LambdaName),
        Input: '{"at":"<aws.scheduler.scheduled-time>"}',
        DeadLetterConfig: { Arn: deadLetters('Schedule') },
        RetryPolicy: { MaximumRetryAttempts: 3, MaximumEventAgeInSeconds: 3600 },
      },
    });
  });

  test('may ring their own Lambdas and nothing else', () => {
    const role = properties(given, logicalId(stack, 'ScheduleRole'));
    const rung = Object.keys(scheduledLambdas).map((name) => lambdaArn(name as LambdaName));
    expect(role.Policies[0].PolicyDocument.Statement).toEqual([
      { Effect: 'Allow', Action: 'lambda:InvokeFunction', Resource: rung.length === 1 ? rung[0] : rung },
      { Effect: 'Allow', Action: 'sqs:SendMessage', Resource: deadLetters('Schedule') },
    ]);
  });

  test.each([
    [1, 'cron(0/1 * * * ? *)'],
    [15, 'cron(0/15 * * * ? *)'],
    [60, 'cron(0 * * * ? *)'],
    [360, 'cron(0 0/6 * * ? *)'],
    [1440, 'cron(0 0 * * ? *)'],
  ])('every %i minutes is %s', (minutes, expression) => {
    expect(cronEvery(minutes)).toBe(expression);
  });

  test.each([0, 7, 45, 90, 2880, -15, 0.5])('every %d minutes is refused', (minutes) => {
    expect(() => cronEvery(minutes)).toThrow('divides neither an hour nor a day');
  });
});

test('work without a caller that fails twice more ends in its queue, not in nothing', () => {
  const kept = all('AWS::Lambda::EventInvokeConfig');
  const names = [...Object.keys(consumerLambdas), ...Object.keys(scheduledLambdas)] as LambdaName[];
  expect(kept).toHaveLength(names.length);
  for (const name of names) {
    expect(kept).toContainEqual(
      expect.objectContaining({
        FunctionName: { Ref: lambdaId(given, name) },
        MaximumRetryAttempts: 2,
        MaximumEventAgeInSeconds: 6 * 3600,
        DestinationConfig: { OnFailure: { Destination: deadLetters(name in consumerLambdas ? 'Event' : 'Schedule') } },
      }),
    );
  }
});
