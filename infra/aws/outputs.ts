import { CfnOutput } from 'aws-cdk-lib';
import type { Construct } from 'constructs';

/** Publishes values that the commands in `docs/deploy.md` and `docs/runbook.md` need. */
export function createOutputs(scope: Construct, values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) new CfnOutput(scope, name, { value });
}
