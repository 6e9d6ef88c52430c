import { Duration, Stack } from 'aws-cdk-lib';
import { type Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { EventBus, type IEventBus, Rule } from 'aws-cdk-lib/aws-events';
import { SqsQueue } from 'aws-cdk-lib/aws-events-targets';
import { EventSourceMapping, type Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { FilterPattern, type ILogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs';
import { ConfigurationSet, EmailSendingEvent, EventDestination, SuppressionReasons } from 'aws-cdk-lib/aws-ses';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { metricsNamespace } from '#events/business-metrics.ts';
import { eventSource } from '#events/event.ts';
import { emailFeedback, mailQueue, refusedEmailMessage } from '#events/mail-queue.ts';
import { queueLambdas } from '#functions/manifest.ts';
import type { DeadLetters } from '#infra/aws/dead-letters.ts';

/** The resources that the mail Lambda uses to send email. */
export interface Mail {
  queue: Queue;
  /** The SES configuration set that every email names, so that SES reports bounces and complaints. */
  configurationSet: ConfigurationSet;
}

/** Creates the queue of emails and the SES configuration set. */
export function createMail(scope: Construct, { mail: deadLetterQueue }: DeadLetters): Mail {
  const queue = new Queue(scope, 'MailQueue', {
    // EventBridge cannot use a queue that is encrypted with the AWS managed KMS key.
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    retentionPeriod: Duration.days(4),
    visibilityTimeout: Duration.seconds(mailQueue.visibilityTimeoutSeconds),
    deadLetterQueue: { queue: deadLetterQueue, maxReceiveCount: mailQueue.maxReceives },
  });
  const configurationSet = new ConfigurationSet(scope, 'MailConfigurationSet', {
    suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
  });
  return { queue, configurationSet };
}

/** Routes email events from the bus through the queue to the Lambda. SES bounces and complaints take the same queue. */
export function connectMail(
  scope: Construct,
  { queue, configurationSet }: Mail,
  { bus, lambda, deadLetters }: { bus: IEventBus; lambda: LambdaFunction; deadLetters: DeadLetters },
): void {
  const target = () =>
    new SqsQueue(queue, { deadLetterQueue: deadLetters.events, retryAttempts: 24, maxEventAge: Duration.days(1) });
  new Rule(scope, 'MailRule', {
    eventBus: bus,
    eventPattern: { source: [eventSource], detailType: [...queueLambdas.mail.consumes] },
    targets: [target()],
  });
  // SES publishes to the default bus only.
  const defaultBus = EventBus.fromEventBusName(scope, 'DefaultBus', 'default');
  configurationSet.addEventDestination('EventBridge', {
    destination: EventDestination.eventBus(defaultBus),
    events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT],
  });
  new Rule(scope, 'EmailFeedbackRule', {
    eventBus: defaultBus,
    eventPattern: {
      source: [emailFeedback.source],
      detailType: [...emailFeedback.detailTypes],
      // The other environments in this AWS account share the default bus.
      detail: { mail: { tags: { 'ses:configuration-set': [configurationSet.configurationSetName] } } },
    },
    targets: [target()],
  });
  new EventSourceMapping(scope, 'MailQueueSource', {
    target: lambda,
    eventSourceArn: queue.queueArn,
    batchSize: 1,
    maxConcurrency: mailQueue.maxConcurrency,
    reportBatchItemFailures: true,
  });
}

/** Creates a metric that counts the emails that SES rejected permanently, from the mail Lambda's log. */
export function refusedEmails(scope: Construct, logGroup: ILogGroup): Metric {
  const filter = new MetricFilter(scope, 'RefusedEmails', {
    logGroup,
    filterPattern: FilterPattern.stringValue('$.message', '=', refusedEmailMessage),
    metricNamespace: metricsNamespace,
    metricName: `${Stack.of(scope).stackName}-RefusedEmails`,
    metricValue: '1',
  });
  return filter.metric({ period: Duration.minutes(5), statistic: Stats.SUM });
}
