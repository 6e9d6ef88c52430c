import { Duration, Stack } from 'aws-cdk-lib';
import {
  Alarm,
  type AlarmProps,
  ComparisonOperator,
  type IMetric,
  MathExpression,
  Metric,
  Stats,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { metricsNamespace, sweptEventsMetric } from '#events/business-metrics.ts';
import { refusedEmailMessage } from '#events/mail-queue.ts';
import { refusedPushMessage } from '#events/push-queue.ts';
import { assistantMetrics, limitedEmergencies } from '#infra/aws/assistant-metrics.ts';
import { createDashboard, type Watched } from '#infra/aws/dashboard.ts';
import type { Environment } from '#infra/aws/environments.ts';
import { pascalCase } from '#infra/aws/lambda.ts';
import { countLogLines } from '#infra/aws/queues.ts';

const period = Duration.minutes(5);

/**
 * Creates the dashboard, and alarms for server errors, failing or throttled Lambdas, dead letters, late events, emails and push messages, schedules that do
 * not run, bounced emails, and an assistant without its model. CloudWatch charges for each metric of an alarm.
 * @returns the ARN of the SNS topic that the alarms notify
 */
export function createAlarms(scope: Construct, environment: Environment, mailbox: string, watched: Watched): string {
  const topic = new Topic(scope, 'Alarms', { enforceSSL: true });
  // enforceSSL adds a topic policy. This policy replaces the default policy, which would allow alarms of this account.
  topic.addToResourcePolicy(
    new PolicyStatement({
      principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
      actions: ['sns:Publish'],
      resources: [topic.topicArn],
      conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(scope).account } },
    }),
  );
  topic.addSubscription(new EmailSubscription(mailbox));
  const action = new SnsAction(topic);
  const alarm = (
    id: string,
    description: string,
    metric: IMetric,
    threshold: number,
    options: Partial<AlarmProps> = {},
  ) => {
    new Alarm(scope, id, {
      alarmDescription: `Houndwell ${environment.name}: ${description}`,
      metric,
      threshold,
      evaluationPeriods: 1,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
      ...options,
    }).addAlarmAction(action);
  };

  const serverErrors = watched.api.metricServerError({ period, statistic: Stats.SUM });
  alarm('ApiErrors', 'the API returned 5 or more server errors (5xx) in 5 minutes.', serverErrors, 5);
  // Without dimensions, the metrics cover every Lambda of the account and region, for the price of one. The dashboard
  // shows which one failed.
  const ofLambdas = (metricName: string) =>
    new Metric({ namespace: 'AWS/Lambda', metricName, period, statistic: Stats.SUM });
  const failures = new MathExpression({
    // A throttled Lambda publishes no error metric. Without FILL, a missing metric would make the sum missing too.
    expression: 'FILL(errors, 0) + FILL(throttles, 0)',
    label: 'Errors and throttles of all Lambdas',
    usingMetrics: { errors: ofLambdas('Errors'), throttles: ofLambdas('Throttles') },
    period,
  });
  alarm('LambdaErrors', 'a Lambda failed or was throttled in the last 5 minutes.', failures, 1);
  for (const [kind, queue] of Object.entries(watched.deadLetters)) {
    // SQS does not count a message that it moves itself as sent to the dead-letter queue. The alarm lasts until the
    // queue is empty.
    const visible = queue.metricApproximateNumberOfMessagesVisible({ period, statistic: Stats.MAXIMUM });
    alarm(
      `${pascalCase(kind)}DeadLetter`,
      `a message failed every retry and is in the ${kind} dead-letter queue.`,
      visible,
      1,
    );
  }
  // Leaves out a message after three tries, which take 12 minutes, so one bad email does not count as a backlog.
  const waiting = (queue: IQueue) => queue.metricApproximateAgeOfOldestMessage({ period, statistic: Stats.MAXIMUM });
  const { mail, push } = watched.queues;
  alarm('MailBacklog', 'emails have waited 30 or more minutes in the mail queue.', waiting(mail), 1800);
  alarm('PushBacklog', 'push messages have waited 30 or more minutes in the push queue.', waiting(push), 1800);
  const { mail: mailLambda, push: pushLambda } = watched.functions;
  const refusedEmails = countLogLines(scope, 'RefusedEmails', mailLambda.logGroup, refusedEmailMessage);
  alarm('EmailsRefused', 'SES refused an email for good, so it was not sent.', refusedEmails, 1);
  const refusedPushes = countLogLines(scope, 'RefusedPushes', pushLambda.logGroup, refusedPushMessage);
  alarm('PushRefused', 'a push service refused 5 or more messages for good in 5 minutes.', refusedPushes, 5);
  const streamAge = watched.functions.outbox.metric('IteratorAge', { period, statistic: Stats.MAXIMUM });
  alarm('EventsLate', 'outbox events are published 5 or more minutes late.', streamAge, 300_000, {
    evaluationPeriods: 2,
  });
  const swept = new Metric({
    namespace: metricsNamespace,
    metricName: sweptEventsMetric,
    dimensionsMap: { Bus: watched.bus.eventBusName },
    period,
    statistic: Stats.SUM,
  });
  alarm('EventsSwept', 'the stream missed outbox events, and the sweep published them.', swept, 1);
  const runs = watched.scheduleGroup.metricAttempts({ period: Duration.minutes(15), statistic: Stats.SUM });
  alarm('SchedulesSilent', 'no schedule has run in 30 minutes.', runs, 1, {
    evaluationPeriods: 2,
    comparisonOperator: ComparisonOperator.LESS_THAN_THRESHOLD,
    // Without an attempt to run a schedule, there is no metric.
    treatMissingData: TreatMissingData.BREACHING,
  });
  const emails = (metricName: string) =>
    new Metric({ namespace: 'AWS/SES', metricName, period: Duration.hours(1), statistic: Stats.AVERAGE });
  const bounces = emails('Reputation.BounceRate');
  alarm('EmailsBounce', '5% or more of our emails bounce. SES reviews accounts at this rate.', bounces, 0.05);
  const complaints = emails('Reputation.ComplaintRate');
  alarm(
    'EmailComplaints',
    '0.1% or more of our emails are marked as spam. SES reviews accounts at this rate.',
    complaints,
    0.001,
  );

  const assistantLog = watched.functions.assistant.logGroup;
  alarm(
    'EmergenciesLimited',
    'an emergency was answered with a card that lacks the dog or was not stored.',
    limitedEmergencies(scope, assistantLog),
    1,
  );
  const assistant = environment.modelId === null ? undefined : assistantMetrics(scope, assistantLog);
  if (assistant) {
    alarm(
      'ModelFails',
      "the assistant's model failed for half of the questions or more in an hour. The care guide answered them.",
      assistant.failureShare,
      0.5,
    );
    alarm(
      'ModelOverBudget',
      "the assistant's daily token budget is used up. The care guide answers until the next UTC day.",
      assistant.overBudget,
      1,
    );
  }

  createDashboard(scope, watched, { serverErrors, streamAge, assistant });
  return topic.topicArn;
}
