import { Duration } from 'aws-cdk-lib';
import { Archive, EventBus, Rule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction as LambdaTarget } from 'aws-cdk-lib/aws-events-targets';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { eventSource } from '#events/event.ts';
import { consumerLambdas, type LambdaName } from '#functions/manifest.ts';
import { pascalCase } from '#infra/aws/lambda.ts';

/** The bus, with a month of announcements that can be played again. */
export function createEventBus(scope: Construct): EventBus {
  const bus = new EventBus(scope, 'Bus');
  new Archive(scope, 'BusArchive', {
    sourceEventBus: bus,
    eventPattern: { source: [eventSource] },
    retention: Duration.days(30),
  });
  return bus;
}

/** One rule per consumer, for the events that its row names. An event that Lambda does not take over for a day is a dead letter; so is one whose reaction failed every retry. */
export function connectConsumers(
  scope: Construct,
  bus: EventBus,
  functions: Record<LambdaName, LambdaFunction>,
  deadLetters: IQueue,
): void {
  for (const [name, { consumes }] of Object.entries(consumerLambdas)) {
    new Rule(scope, `${pascalCase(name)}Rule`, {
      eventBus: bus,
      eventPattern: { source: [eventSource], detailType: [...consumes] },
      targets: [
        new LambdaTarget(functions[name as LambdaName], {
          deadLetterQueue: deadLetters,
          retryAttempts: 24,
          maxEventAge: Duration.days(1),
        }),
      ],
    });
  }
}
