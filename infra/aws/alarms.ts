import { Duration, Stack } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import {
  Alarm,
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
import { figures, figuresNamespace } from '#events/business-metrics.ts';
import type { LambdaName } from '#functions/manifest.ts';
import type { DeadLetters } from '#infra/aws/dead-letters.ts';
import type { Environment } from '#infra/aws/environments.ts';
import { pascalCase } from '#infra/aws/lambda.ts';

const period = Duration.minutes(5);

export interface Watched {
  api: HttpApi;
  functions: Record<LambdaName, LambdaFunction>;
  deadLetters: DeadLetters;
  bus: IEventBus;
}

/** Rings when people are let down: failing answers, failing or refused Lambdas, dead letters, announcements that wait, mails that bounce. */
export function createAlarms(scope: Construct, environment: Environment, watched: Watched): void {
  const topic = new Topic(scope, 'Alarms', { enforceSSL: true });
  // The topic's own policy takes the place of the one that lets this account's alarms in.
  topic.addToResourcePolicy(
    new PolicyStatement({
      principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
      actions: ['sns:Publish'],
      resources: [topic.topicArn],
      conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(scope).account } },
    }),
  );
  topic.addSubscription(new EmailSubscription(environment.alarmMailbox));
  const action = new SnsAction(topic);
  const ring = (id: string, means: string, metric: IMetric, threshold: number, periods = 1) => {
    new Alarm(scope, id, {
      alarmDescription: `Houndwell ${environment.name}: ${means}`,
      metric,
      threshold,
      evaluationPeriods: periods,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    }).addAlarmAction(action);
  };

  const serverErrors = watched.api.metricServerError({ period, statistic: Stats.SUM });
  ring('ApiFails', 'the API answered 5 or more calls with a failure of its own in 5 minutes.', serverErrors, 5);
  for (const [name, lambda] of Object.entries(watched.functions)) {
    const failures = new MathExpression({
      // A Lambda that is only ever refused publishes no errors, and a sum with nothing is nothing.
      expression: 'FILL(errors, 0) + FILL(throttles, 0)',
      label: name,
      usingMetrics: { errors: lambda.metricErrors({ period }), throttles: lambda.metricThrottles({ period }) },
      period,
    });
    ring(`${pascalCase(name)}Fails`, `the Lambda ${name} failed or was refused in 5 minutes.`, failures, 1);
  }
  for (const [kind, queue] of Object.entries(watched.deadLetters)) {
    // What came, not what waits: a queue that nobody has emptied yet would keep the next one from being heard.
    const came = queue.metricNumberOfMessagesSent({ period, statistic: Stats.SUM });
    ring(`${pascalCase(kind)}DeadLetter`, `work of the ${kind} failed every retry and waits in its queue.`, came, 1);
  }
  const streamAge = watched.functions.outbox.metric('IteratorAge', { period, statistic: Stats.MAXIMUM });
  ring('AnnouncementsWait', 'announcements have waited for 5 minutes or longer.', streamAge, 300_000, 2);
  const mails = (metricName: string) =>
    new Metric({ namespace: 'AWS/SES', metricName, period: Duration.hours(1), statistic: Stats.AVERAGE });
  const bounces = mails('Reputation.BounceRate');
  ring('MailsBounce', '5 percent or more of our mails bounce; SES reviews an account at this rate.', bounces, 0.05);
  const complaints = mails('Reputation.ComplaintRate');
  ring('MailsAnnoy', '1 in 1,000 of our mails is called spam; SES reviews an account at this rate.', complaints, 0.001);

  createDashboard(scope, watched, serverErrors, streamAge);
}

function createDashboard(
  scope: Construct,
  { api, functions, deadLetters, bus }: Watched,
  serverErrors: IMetric,
  streamAge: IMetric,
): void {
  const lambdas = Object.entries(functions);
  const graph = (title: string, left: IMetric[]) => new GraphWidget({ title, left, width: 12, height: 6 });
  const dashboard = new Dashboard(scope, 'Dashboard');
  dashboard.addWidgets(
    graph('Calls', [api.metricCount({ period }), api.metricClientError({ period }), serverErrors]),
    graph('Latency of the API in ms', [
      api.metricLatency({ period, statistic: Stats.p(50) }),
      api.metricLatency({ period, statistic: Stats.p(99) }),
    ]),
    graph(
      'Failures of the Lambdas',
      lambdas.map(([name, each]) => each.metricErrors({ period, label: name })),
    ),
    graph(
      'Time of the Lambdas in ms, 99th percentile',
      lambdas.map(([name, each]) => each.metricDuration({ period, label: name, statistic: Stats.p(99) })),
    ),
    graph(
      'Dead letters',
      Object.values(deadLetters).map((queue) => queue.metricApproximateNumberOfMessagesVisible({ period })),
    ),
    graph('Age of the oldest announcement in ms', [streamAge]),
    graph(
      'What happened',
      figures.map(
        (metricName) =>
          new Metric({
            namespace: figuresNamespace,
            metricName,
            dimensionsMap: { Bus: bus.eventBusName },
            period: Duration.hours(1),
            statistic: Stats.SUM,
          }),
      ),
    ),
  );
}
