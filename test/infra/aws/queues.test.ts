import { expect, test } from 'vitest';
import { type QueueName, queues } from '#events/queues.ts';
import { queueLambdas } from '#functions/manifest.ts';
import { pascalCase } from '#infra/aws/lambda.ts';
import { lambdaId, logicalId, properties, synthesizedStack } from './stack-fixture.ts';

const fixture = synthesizedStack();
const id = (path: string) => logicalId(fixture.stack, path);
const getArn = (path: string) => ({ 'Fn::GetAtt': [id(path), 'Arn'] });

const names = Object.keys(queues).map((name) => [name as QueueName, pascalCase(name)] as const);

test.each(names)(
  'a failed message of the queue %s is received for 30 minutes, then it is a dead letter',
  (name, prefix) => {
    const { VisibilityTimeout, RedrivePolicy, SqsManagedSseEnabled } = properties(fixture, id(`${prefix}Queue`));
    const { maxReceives } = queues[name];
    expect(RedrivePolicy).toEqual({
      deadLetterTargetArn: getArn(`${prefix}DeadLetters`),
      maxReceiveCount: maxReceives,
    });
    expect((maxReceives - 1) * VisibilityTimeout).toBeGreaterThan(30 * 60);
    expect(VisibilityTimeout).toBeGreaterThanOrEqual(6 * queueLambdas[name].timeoutSeconds);
    expect(SqsManagedSseEnabled).toBe(true);
  },
);

test.each(names)(
  'the Lambda %s receives one message at a time, some in parallel, and reports failures',
  (name, prefix) => {
    expect(properties(fixture, id(`${prefix}QueueSource`))).toMatchObject({
      FunctionName: { Ref: lambdaId(fixture, name) },
      EventSourceArn: getArn(`${prefix}Queue`),
      BatchSize: 1,
      ScalingConfig: { MaximumConcurrency: queues[name].maxConcurrency },
      FunctionResponseTypes: ['ReportBatchItemFailures'],
    });
  },
);

test.each(names)('the events that the Lambda %s consumes go to its queue', (name, prefix) => {
  expect(properties(fixture, id(`${prefix}Rule`))).toMatchObject({
    EventBusName: { Ref: id('Bus') },
    EventPattern: { source: ['houndwell'], 'detail-type': queueLambdas[name].consumes },
    Targets: [{ Arn: getArn(`${prefix}Queue`), DeadLetterConfig: { Arn: getArn('EventDeadLetters') } }],
  });
});
