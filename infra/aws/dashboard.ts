import { Duration } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { Dashboard, GraphWidget, type IMetric, Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { IEventBus } from 'aws-cdk-lib/aws-events';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { IScheduleGroup } from 'aws-cdk-lib/aws-scheduler';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { businessMetrics, metricsNamespace } from '#events/business-metrics.ts';
import type { QueueName } from '#events/queues.ts';
import type { LambdaName } from '#functions/manifest.ts';
import type { AssistantMetrics } from '#infra/aws/assistant-metrics.ts';
import type { DeadLetters } from '#infra/aws/dead-letters.ts';

const period = Duration.minutes(5);

/** What alarms and dashboard show. */
export interface Watched {
  api: HttpApi;
  functions: Record<LambdaName, LambdaFunction>;
  deadLetters: DeadLetters;
  queues: Record<QueueName, IQueue>;
  scheduleGroup: IScheduleGroup;
  bus: IEventBus;
}

export interface DashboardMetrics {
  serverErrors: IMetric;
  streamAge: IMetric;
  /** Undefined without a model. */
  assistant: AssistantMetrics | undefined;
}

/**
 * Creates the dashboard. CloudWatch has no charge for one with at most 50 metrics, so it leaves out what the alarms of
 * the dead-letter queues say.
 */
export function createDashboard(
  scope: Construct,
  { api, functions, bus }: Watched,
  { serverErrors, streamAge, assistant }: DashboardMetrics,
): void {
  const lambdas = Object.entries(functions);
  const graph = (title: string, left: IMetric[]) => new GraphWidget({ title, left, width: 12, height: 6 });
  new Dashboard(scope, 'Dashboard').addWidgets(
    graph('Requests', [api.metricCount({ period }), api.metricClientError({ period }), serverErrors]),
    graph('API latency in ms', [
      api.metricLatency({ period, statistic: Stats.p(50) }),
      api.metricLatency({ period, statistic: Stats.p(99) }),
    ]),
    graph(
      'Lambda errors',
      lambdas.map(([name, each]) => each.metricErrors({ period, label: name })),
    ),
    graph('Age of the oldest outbox event in ms', [streamAge]),
    ...(assistant ? [graph('Answers of the assistant per hour', assistant.byOutcome)] : []),
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
