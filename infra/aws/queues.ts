import { Duration, Stack } from 'aws-cdk-lib';
import { type Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { type IEventBus, Rule } from 'aws-cdk-lib/aws-events';
import { SqsQueue } from 'aws-cdk-lib/aws-events-targets';
import { EventSourceMapping, type Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { FilterPattern, type ILogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { metricsNamespace } from '#events/business-metrics.ts';
import { eventSource } from '#events/event.ts';
import { type QueueName, queues as settings } from '#events/queues.ts';
import { queueLambdas } from '#functions/manifest.ts';
import type { DeadLetters } from '#infra/aws/dead-letters.ts';
import { pascalCase } from '#infra/aws/lambda.ts';

/** Creates the queues, each with a dead-letter queue of its own. */
export function createQueues(scope: Construct, deadLetters: DeadLetters): Record<QueueName, Queue> {
  const create = (name: QueueName) =>
    new Queue(scope, `${pascalCase(name)}Queue`, {
      // EventBridge cannot use a queue that is encrypted with the AWS managed KMS key.
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(4),
      visibilityTimeout: Duration.seconds(settings[name].visibilityTimeoutSeconds),
      deadLetterQueue: { queue: deadLetters[name], maxReceiveCount: settings[name].maxReceives },
    });
  return { mail: create('mail'), push: create('push') };
}

/** Returns a queue as the target of a rule of the event bus. */
export function queueTarget(queue: Queue, deadLetters: DeadLetters): SqsQueue {
  return new SqsQueue(queue, { deadLetterQueue: deadLetters.events, retryAttempts: 24, maxEventAge: Duration.days(1) });
}

/** Routes the events that a Lambda consumes from the bus through its queue to the Lambda. */
export function connectQueues(
  scope: Construct,
  queues: Record<QueueName, Queue>,
  {
    bus,
    functions,
    deadLetters,
  }: { bus: IEventBus; functions: Record<QueueName, LambdaFunction>; deadLetters: DeadLetters },
): void {
  for (const name of Object.keys(queueLambdas) as QueueName[]) {
    new Rule(scope, `${pascalCase(name)}Rule`, {
      eventBus: bus,
      eventPattern: { source: [eventSource], detailType: [...queueLambdas[name].consumes] },
      targets: [queueTarget(queues[name], deadLetters)],
    });
    new EventSourceMapping(scope, `${pascalCase(name)}QueueSource`, {
      target: functions[name],
      eventSourceArn: queues[name].queueArn,
      batchSize: 1,
      maxConcurrency: settings[name].maxConcurrency,
      reportBatchItemFailures: true,
    });
  }
}

/** Creates a metric that counts the lines of a Lambda's log that have a message, such as permanent refusals. */
export function countLogLines(scope: Construct, id: string, logGroup: ILogGroup, message: string): Metric {
  const filter = new MetricFilter(scope, id, {
    logGroup,
    filterPattern: FilterPattern.stringValue('$.message', '=', message),
    metricNamespace: metricsNamespace,
    metricName: `${Stack.of(scope).stackName}-${id}`,
    metricValue: '1',
  });
  return filter.metric({ period: Duration.minutes(5), statistic: Stats.SUM });
}
