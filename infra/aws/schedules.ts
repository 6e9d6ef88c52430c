import { Duration, Stack, TimeZone } from 'aws-cdk-lib';
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import {
  ContextAttribute,
  Schedule,
  ScheduleExpression,
  ScheduleGroup,
  ScheduleTargetInput,
} from 'aws-cdk-lib/aws-scheduler';
import { LambdaInvoke } from 'aws-cdk-lib/aws-scheduler-targets';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { type ScheduleName, schedules } from '#events/schedules.ts';
import type { LambdaName } from '#functions/manifest.ts';
import { pascalCase } from '#infra/aws/lambda.ts';

/**
 * Returns the cron expression of a schedule that runs every `minutes` minutes, counted from the full hour or, for
 * periods longer than an hour, from midnight UTC.
 * @throws Error unless the period divides an hour evenly, or is a whole number of hours that divides a day evenly
 */
export function cronEvery(minutes: number): string {
  if (minutes >= 1 && 60 % minutes === 0) return minutes === 60 ? 'cron(0 * * * ? *)' : `cron(0/${minutes} * * * ? *)`;
  const hours = minutes / 60;
  if (Number.isInteger(hours) && hours >= 1 && 24 % hours === 0) {
    return hours === 24 ? 'cron(0 0 * * ? *)' : `cron(0 0/${hours} * * ? *)`;
  }
  throw new Error(`A schedule cannot run every ${minutes} minutes: that divides neither an hour nor a day.`);
}

/**
 * Creates the schedules. Each run gets its scheduled time, so a late run does what was due at the scheduled time.
 * @returns the group of the schedules, whose metrics count the runs of this stack only
 */
export function connectSchedules(
  scope: Construct,
  functions: Record<LambdaName, LambdaFunction>,
  deadLetters: IQueue,
): ScheduleGroup {
  const all = Object.entries(schedules) as [ScheduleName, (typeof schedules)[ScheduleName]][];
  const role = new Role(scope, 'ScheduleRole', {
    assumedBy: new ServicePrincipal('scheduler.amazonaws.com', {
      conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(scope).account } },
    }),
    inlinePolicies: {
      invoke: new PolicyDocument({
        statements: [
          new PolicyStatement({
            actions: ['lambda:InvokeFunction'],
            resources: all.map(([name]) => functions[name].functionArn),
          }),
          new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [deadLetters.queueArn] }),
        ],
      }),
    },
  });
  const scheduleGroup = new ScheduleGroup(scope, 'Schedules');
  for (const [name, { everyMinutes, does }] of all) {
    const schedule = new Schedule(scope, `${pascalCase(name)}Schedule`, {
      description: does,
      scheduleGroup,
      schedule: ScheduleExpression.expression(cronEvery(everyMinutes), TimeZone.ETC_UTC),
      target: new LambdaInvoke(functions[name], {
        input: ScheduleTargetInput.fromObject({ at: ContextAttribute.scheduledTime }),
        retryAttempts: 3,
        maxEventAge: Duration.hours(1),
        deadLetterQueue: deadLetters,
        role: role.withoutPolicyUpdates(),
      }),
    });
    // The schedule has the group's name, not a reference to the group.
    schedule.node.addDependency(scheduleGroup);
  }
  return scheduleGroup;
}
