import { Aws, Fn, Stack, Tags } from 'aws-cdk-lib';
import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import type { Construct } from 'constructs';
import type { Environment } from '#infra/aws/environments.ts';
import type { OperatorParameters } from '#infra/aws/parameters.ts';

/** Tags every resource with its environment, so that costs can be reported per environment. */
export function tagResources(stack: Stack, environment: Environment): void {
  Tags.of(stack).add('Project', 'Houndwell');
  Tags.of(stack).add('Environment', environment.name);
}

/**
 * Creates the monthly budget of an environment. The budget counts the costs of resources with the environment's tag.
 * The operator must first activate this tag as a cost allocation tag.
 */
export function createBudget(scope: Construct, environment: Environment, parameters: OperatorParameters): void {
  const notify = (notificationType: 'ACTUAL' | 'FORECASTED', threshold: number) => ({
    notification: { notificationType, threshold, thresholdType: 'PERCENTAGE', comparisonOperator: 'GREATER_THAN' },
    subscribers: [{ subscriptionType: 'EMAIL', address: parameters.alarmMailbox }],
  });
  new CfnBudget(scope, 'Budget', {
    budget: {
      // Budget names must be unique in the account across regions, so the name contains the region.
      budgetName: Fn.join('-', [Stack.of(scope).stackName, Aws.REGION]),
      budgetType: 'COST',
      timeUnit: 'MONTHLY',
      budgetLimit: { amount: parameters.monthlyBudgetUsd, unit: 'USD' },
      costFilters: { TagKeyValue: [`user:Environment$${environment.name}`] },
    },
    notificationsWithSubscribers: [notify('ACTUAL', 80), notify('FORECASTED', 100)],
  });
}
