import { CfnOutput } from 'aws-cdk-lib';
import type { Construct } from 'constructs';

/** Creates the stack outputs that the commands in `docs/deploy.md` and `docs/runbook.md` read. */
export function createOutputs(scope: Construct, values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) new CfnOutput(scope, name, { value });
}
