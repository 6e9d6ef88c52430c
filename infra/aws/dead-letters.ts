import { Duration, Validations } from 'aws-cdk-lib';
import { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';

/** Where work ends that failed every retry, one queue per kind of trigger; each message names its Lambda and its cause. */
export interface DeadLetters {
  events: Queue;
  schedules: Queue;
  stream: Queue;
}

/**
 * How often a Lambda that failed on an event or a ring is tried again, the most that Lambda allows, and for how long one
 * that is throttled waits, before it is a dead letter. What was lost in a longer outage comes back by replaying the bus's archive.
 */
export const asynchronousRetries = { attempts: 2, maxAge: Duration.hours(6) } as const;

/** The queues, kept for the longest that SQS allows (14 days), so that people have the time to look. */
export function createDeadLetters(scope: Construct): DeadLetters {
  const queue = (id: string) => {
    const created = new Queue(scope, id, { retentionPeriod: Duration.days(14), enforceSSL: true });
    Validations.of(created).acknowledge({
      id: 'AwsSolutions-SQS3',
      reason: 'This queue is where dead letters end; rules, schedules, the stream and the Lambdas name it so.',
    });
    return created;
  };
  return {
    events: queue('EventDeadLetters'),
    schedules: queue('ScheduleDeadLetters'),
    stream: queue('StreamDeadLetters'),
  };
}
