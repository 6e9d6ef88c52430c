import { Duration, Stack } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import {
  Alarm,
  type AlarmProps,
  ComparisonOperator,
  Dashboard,
  GraphWidget,
  type IMetric,
  MathExpression,
  Metric,
  Stats,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { IEventBus } from 'aws-cdk-lib/aws-events';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Construct } from 'constructs';
import { businessMetrics, metricsNamespace, sweptEventsMetric } from '#events/business-metrics.ts';
import { type ScheduleName, schedules } from '#events/schedules.ts';
import type { LambdaName } from '#functions/manifest.ts';
import { type AssistantMetrics, assistantMetrics } from '#infra/aws/assistant-metrics.ts';
import type { DeadLetters } from '#infra/aws/dead-letters.ts';
import type { Environment } from '#infra/aws/environments.ts';
import { pascalCase } from '#infra/aws/lambda.ts';
import { refusedEmails } from '#infra/aws/mail.ts';

const period = Duration.minutes(5);

export interface Watched {
  api: HttpApi;
  functions: Record<LambdaName, LambdaFunction>;
  deadLetters: DeadLetters;
  bus: IEventBus;
}

/**
 * Creates alarms for server errors, failing or throttled Lambdas, dead letters, late events, schedules that do not run,
 * bounced emails, and an assistant without its model.
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
  for (const [name, lambda] of Object.entries(watched.functions)) {
    const failures = new MathExpression({
      // A throttled Lambda publishes no error metric. Without FILL, a missing metric would make the sum missing too.
      expression: 'FILL(errors, 0) + FILL(throttles, 0)',
      label: name,
      usingMetrics: { errors: lambda.metricErrors({ period }), throttles: lambda.metricThrottles({ period }) },
      period,
    });
    alarm(
      `${pascalCase(name)}Errors`,
      `the Lambda ${name} failed or was throttled in the last 5 minutes.`,
      failures,
      1,
    );
  }
  for (const [kind, queue] of Object.entries(watched.deadLetters)) {
    // Counts new messages. The number of messages in the queue would stay high until somebody empties the queue.
    const sent = queue.metricNumberOfMessagesSent({ period, statistic: Stats.SUM });
    alarm(
      `${pascalCase(kind)}DeadLetter`,
      `a message failed every retry and is in the ${kind} dead-letter queue.`,
      sent,
      1,
    );
  }
  const refused = refusedEmails(scope, watched.functions.mail.logGroup);
  alarm('EmailsRefused', 'SES refused an email for good, so it was not sent.', refused, 1);
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
  alarm('EventsSwept', 'the stream missed outbox events, and the hourly sweep published them.', swept, 1);
  for (const name of Object.keys(schedules) as ScheduleName[]) {
    const runs = watched.functions[name].metricInvocations({ period: Duration.hours(1), statistic: Stats.SUM });
    alarm(`${pascalCase(name)}Silent`, `the schedule ${name} has not run in 2 hours.`, runs, 1, {
      evaluationPeriods: 2,
      comparisonOperator: ComparisonOperator.LESS_THAN_THRESHOLD,
      // A Lambda that is not invoked publishes no metric.
      treatMissingData: TreatMissingData.BREACHING,
    });
  }
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

  const assistant = assistantMetrics(scope, watched.functions.assistant.logGroup);
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

  alarm(
    'EmergenciesLimited',
    'an emergency was answered with a card that lacks the dog or was not stored.',
    assistant.limitedEmergencies,
    1,
  );

  createDashboard(scope, watched, { serverErrors, streamAge, assistant });
  return topic.topicArn;
}

function createDashboard(
  scope: Construct,
  { api, functions, deadLetters, bus }: Watched,
  { serverErrors, streamAge, assistant }: { serverErrors: IMetric; streamAge: IMetric; assistant: AssistantMetrics },
): void {
  const lambdas = Object.entries(functions);
  const graph = (title: string, left: IMetric[]) => new GraphWidget({ title, left, width: 12, height: 6 });
  const dashboard = new Dashboard(scope, 'Dashboard');
  dashboard.addWidgets(
    graph('Requests', [api.metricCount({ period }), api.metricClientError({ period }), serverErrors]),
    graph('API latency in ms', [
      api.metricLatency({ period, statistic: Stats.p(50) }),
      api.metricLatency({ period, statistic: Stats.p(99) }),
    ]),
    graph(
      'Lambda errors',
      lambdas.map(([name, each]) => each.metricErrors({ period, label: name })),
    ),
    graph(
      'Lambda duration in ms, 99th percentile',
      lambdas.map(([name, each]) => each.metricDuration({ period, label: name, statistic: Stats.p(99) })),
    ),
    graph(
      'Dead letters',
      Object.values(deadLetters).map((queue) => queue.metricApproximateNumberOfMessagesVisible({ period })),
    ),
    graph('Age of the oldest outbox event in ms', [streamAge]),
    graph('Answers of the assistant per hour, with a model', assistant.byOutcome),
    graph(
      'Business metrics per hour',
      businessMetrics.map(
        (metricName) =>
          new Metric({
            namespace: metricsNamespace,
            metricName,
            dimensionsMap: { Bus: bus.eventBusName },
            period: Duration.hours(1),
            statistic: Stats.SUM,
          }),
      ),
    ),
  );
}
