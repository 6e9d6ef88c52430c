import { Duration } from 'aws-cdk-lib';
import { Archive, EventBus, Rule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction as LambdaTarget } from 'aws-cdk-lib/aws-events-targets';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { eventSource } from '#events/event.ts';
import { consumerLambdas, type LambdaName } from '#functions/manifest.ts';
import { pascalCase } from '#infra/aws/lambda.ts';

/** Creates the event bus, and an archive that keeps events for 30 days so that they can be replayed. */
export function createEventBus(scope: Construct): { bus: EventBus; archiveArn: string } {
  const bus = new EventBus(scope, 'Bus');
  const archive = new Archive(scope, 'BusArchive', {
    sourceEventBus: bus,
    eventPattern: { source: [eventSource] },
    retention: Duration.days(30),
  });
  return { bus, archiveArn: archive.archiveArn };
}

/**
 * Creates a rule per consumer Lambda that matches the events listed for it in the manifest. An event that cannot be
 * delivered to Lambda within a day goes to the dead-letter queue.
 */
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
