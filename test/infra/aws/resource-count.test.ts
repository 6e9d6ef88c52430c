import { describe, expect, test } from 'vitest';
import { type LambdaName, lambdas } from '#functions/manifest.ts';
import { operations } from '#shared/contract/api.ts';
import { lambdaId, synthesizedStack } from './stack-fixture.ts';

/** CloudFormation allows 500 resources per stack. The difference is a reserve. */
const limit = 400;

const fixture = synthesizedStack();
const resources: Record<string, unknown> = fixture.template.toJSON().Resources;

/** The logical IDs of the resources that exist for this Lambda only. */
function listResources(name: LambdaName): string[] {
  const listIds = (lambda: LambdaName) =>
    (['Function', 'Role', 'Log'] as const).map((part) => lambdaId(fixture, lambda, part));
  const own = listIds(name);
  const others = (Object.keys(lambdas) as LambdaName[]).filter((each) => each !== name).flatMap(listIds);
  const mentions = (text: string, ids: string[]) => ids.some((id) => text.includes(`"${id}"`));
  return Object.entries(resources)
    .filter(([id, resource]) => {
      const text = JSON.stringify(resource);
      return own.includes(id) || (!others.includes(id) && mentions(text, own) && !mentions(text, others));
    })
    .map(([id]) => id);
}

test(`the stack has fewer than ${limit} resources`, () => {
  expect(Object.keys(resources).length).toBeLessThan(limit);
});

describe('the stack has', () => {
  const listTypes = (ids: string[]) =>
    ids.map((id) => (resources[id] as { Type: string }).Type.replace('AWS::', '')).sort();
  const ofEveryLambda = ['IAM::Role', 'Lambda::Function', 'Logs::LogGroup'];

  test('one resource per route, and one for the default route', () => {
    const routes = Object.values(fixture.template.findResources('AWS::ApiGatewayV2::Route'));
    expect(routes).toHaveLength(operations().length + 1);
  });

  test('five resources per API Lambda, however many domains share it', () => {
    const expected = [...ofEveryLambda, 'ApiGatewayV2::Integration', 'Lambda::Permission'].sort();
    expect(listTypes(listResources('photos'))).toEqual(expected);
    expect(listTypes(listResources('records'))).toEqual(expected);
  });

  test('six resources per consumer', () => {
    expect(listTypes(listResources('consumers'))).toEqual(
      [...ofEveryLambda, 'Events::Rule', 'Lambda::EventInvokeConfig', 'Lambda::Permission'].sort(),
    );
  });

  test('five resources per schedule', () => {
    expect(listTypes(listResources('trials'))).toEqual(
      [...ofEveryLambda, 'Lambda::EventInvokeConfig', 'Scheduler::Schedule'].sort(),
    );
  });
});
