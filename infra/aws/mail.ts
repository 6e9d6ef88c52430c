import { EventBus, Rule } from 'aws-cdk-lib/aws-events';
import { ConfigurationSet, EmailSendingEvent, EventDestination, SuppressionReasons } from 'aws-cdk-lib/aws-ses';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { emailFeedback } from '#events/mail-queue.ts';
import type { DeadLetters } from '#infra/aws/dead-letters.ts';
import { queueTarget } from '#infra/aws/queues.ts';

/**
 * Creates the SES configuration set, which every email names so that SES reports bounces and complaints. They take the
 * queue of emails to the mail Lambda.
 */
export function createMail(scope: Construct, mailQueue: Queue, deadLetters: DeadLetters): ConfigurationSet {
  const configurationSet = new ConfigurationSet(scope, 'MailConfigurationSet', {
    suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
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
    targets: [queueTarget(mailQueue, deadLetters)],
  });
  return configurationSet;
}
