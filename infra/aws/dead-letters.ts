import { Duration, Validations } from 'aws-cdk-lib';
import { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';

/** Dead-letter queues, one per kind of trigger. Each message names its Lambda and the error. */
export interface DeadLetters {
  events: Queue;
  schedules: Queue;
  stream: Queue;
  mail: Queue;
}

/**
 * Retries of an asynchronous invocation. Two is Lambda's maximum; throttled invocations wait for up to `maxAge`.
 * After a longer outage, replay the archive of the bus.
 */
export const asynchronousRetries = { attempts: 2, maxAge: Duration.hours(6) } as const;

/** Creates the queues. Messages are kept for 14 days, the maximum of SQS. */
export function createDeadLetters(scope: Construct): DeadLetters {
  const queue = (id: string) => new Queue(scope, id, { retentionPeriod: Duration.days(14), enforceSSL: true });
  // cdk-nag only recognizes the dead-letter queue of another queue.
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
  };
}
