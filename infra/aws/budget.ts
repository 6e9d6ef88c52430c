import { Aws, Fn, Stack, Tags } from 'aws-cdk-lib';
import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import type { Construct } from 'constructs';
import type { Environment } from '#infra/aws/environments.ts';
import type { OperatorParameters } from '#infra/aws/parameters.ts';

/** Tags every resource, so that costs can be told apart by environment. */
export function tagResources(stack: Stack, environment: Environment): void {
  Tags.of(stack).add('Project', 'Houndwell');
  Tags.of(stack).add('Environment', environment.name);
}

/**
 * Creates the monthly budget of an environment. It counts what carries the environment's tag, which has to be activated
 * as a cost allocation tag first.
 */
export function createBudget(scope: Construct, environment: Environment, parameters: OperatorParameters): void {
  const notify = (notificationType: 'ACTUAL' | 'FORECASTED', threshold: number) => ({
    notification: { notificationType, threshold, thresholdType: 'PERCENTAGE', comparisonOperator: 'GREATER_THAN' },
    subscribers: [{ subscriptionType: 'EMAIL', address: parameters.alarmMailbox }],
  });
  new CfnBudget(scope, 'Budget', {
    budget: {
      // Budgets are global to the account, so the name carries the region.
      budgetName: Fn.join('-', [Stack.of(scope).stackName, Aws.REGION]),
      budgetType: 'COST',
      timeUnit: 'MONTHLY',
      budgetLimit: { amount: parameters.monthlyBudgetUsd, unit: 'USD' },
      costFilters: { TagKeyValue: [`user:Environment$${environment.name}`] },
    },
    notificationsWithSubscribers: [notify('ACTUAL', 80), notify('FORECASTED', 100)],
  });
}
