import { Duration, Stack } from 'aws-cdk-lib';
import { type IMetric, MathExpression, Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern, type ILogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { metricsNamespace } from '#events/business-metrics.ts';
import {
  type AssistantOutcome,
  assistantLogMessage,
  assistantOutcomes,
  limitedEmergencyLogMessage,
} from '#events/chat-metrics.ts';

/** Long enough that a failure rate means something, even with few questions. */
const period = Duration.hours(1);

/** With fewer failures in an hour, the failure rate counts as 0, because they may be chance. */
const minFailures = 3;

export interface AssistantMetrics {
  /** Questions in an hour that the care guide answered because the daily token budget was used up. */
  overBudget: IMetric;
  /** The share of questions, from 0 to 1, that the care guide answered because the model failed. */
  failureShare: IMetric;
  /** The number of questions per hour for each outcome, for the dashboard. */
  byOutcome: IMetric[];
}

/** Creates a metric from the assistant's log: emergency answers in an hour that lacked the owner's data or were not stored. */
export function limitedEmergencies(scope: Construct, logGroup: ILogGroup): IMetric {
  const filter = new MetricFilter(scope, 'LimitedEmergencies', {
    logGroup,
    filterPattern: FilterPattern.stringValue('$.message', '=', `${limitedEmergencyLogMessage}*`),
    metricNamespace: metricsNamespace,
    metricName: `${Stack.of(scope).stackName}-LimitedEmergencies`,
    metricValue: '1',
  });
  return filter.metric({ period, statistic: Stats.SUM });
}

/** Creates metrics about the model from the assistant's log. */
export function assistantMetrics(scope: Construct, logGroup: ILogGroup): AssistantMetrics {
  const metricName = `${Stack.of(scope).stackName}-AssistantAnswers`;
  new MetricFilter(scope, 'AssistantAnswers', {
    logGroup,
    filterPattern: FilterPattern.stringValue('$.message', '=', assistantLogMessage),
    metricNamespace: metricsNamespace,
    metricName,
    metricValue: '1',
    dimensions: { Outcome: '$.outcome' },
  });
  const counted = (outcome: AssistantOutcome) =>
    new Metric({
      namespace: metricsNamespace,
      metricName,
      dimensionsMap: { Outcome: outcome },
      period,
      statistic: Stats.SUM,
    });
  const sum = (outcomes: readonly AssistantOutcome[]) => outcomes.map((each) => `FILL(${each}, 0)`).join(' + ');
  const failed = ['failed', 'timeout', 'unusable'] as const;
  const asked = ['model', 'unanswerable', ...failed] as const;
  return {
    overBudget: counted('budget'),
    failureShare: new MathExpression({
      expression: `IF(${sum(failed)} >= ${minFailures}, (${sum(failed)}) / (${sum(asked)}), 0)`,
      label: 'Share of questions that the model failed to answer',
      usingMetrics: Object.fromEntries(asked.map((each) => [each, counted(each)])),
      period,
    }),
    byOutcome: assistantOutcomes.map((outcome) => counted(outcome).with({ label: outcome })),
  };
}
