import { expect, test } from 'vitest';
import { lambdas } from '#functions/manifest.ts';
import { names } from '#infra/local/lambda/environment.ts';
import { grantedActions } from '#infra/local/lambda/permissions.ts';
import { recordedActions } from '#test/support/used-actions.ts';

/** Grants that a Lambda needs although it never sends a request that uses them. */
const exceptions = new Set([
  // The Lambda signs URLs with its role. The browser sends the request.
  `photos s3:PutObject on ${names.buckets.incoming}`,
  `account s3:GetObject on ${names.buckets.exports}`,
]);

test('the journeys use every action that the manifest grants', () => {
  const used = recordedActions();
  if (used.size === 0)
    throw new Error('Run this together with all journeys: --project=journeys --project=unused-grants');
  const granted = Object.entries(lambdas).flatMap(([name, lambda]) =>
    grantedActions(lambda, names.buckets).map((action) => `${name} ${action}`),
  );
  // The local runtime refuses actions that are used and not granted.
  expect(granted.filter((grant) => !used.has(grant) && !exceptions.has(grant))).toEqual([]);
  expect([...exceptions].filter((grant) => !granted.includes(grant) || used.has(grant))).toEqual([]);
});
