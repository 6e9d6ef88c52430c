import { Duration, Validations } from 'aws-cdk-lib';
import { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';

/** The dead-letter queues, one per kind of trigger. */
export interface DeadLetters {
  events: Queue;
  schedules: Queue;
  stream: Queue;
  mail: Queue;
  push: Queue;
}

/**
 * How often Lambda retries an asynchronous invocation: `attempts` is Lambda's maximum, and throttled invocations are
 * retried for up to `maxAge`. After a longer outage, an operator replays the event archive.
 */
export const asynchronousRetries = { attempts: 2, maxAge: Duration.hours(6) } as const;

/** Creates the dead-letter queues. SQS keeps their messages for 14 days, its maximum. */
export function createDeadLetters(scope: Construct): DeadLetters {
  const queue = (id: string) => new Queue(scope, id, { retentionPeriod: Duration.days(14), enforceSSL: true });
  // cdk-nag only recognizes a dead-letter queue if another queue refers to it.
  const queueOfTrigger = (id: string) => {
    const created = queue(id);
    Validations.of(created).acknowledge({
      id: 'AwsSolutions-SQS3',
      reason: 'This is a dead-letter queue itself.',
    });
    return created;
  };
  return {
    events: queueOfTrigger('EventDeadLetters'),
    schedules: queueOfTrigger('ScheduleDeadLetters'),
    stream: queueOfTrigger('StreamDeadLetters'),
    mail: queue('MailDeadLetters'),
    push: queue('PushDeadLetters'),
  };
}
