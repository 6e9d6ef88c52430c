import { describe, expect, test } from 'vitest';
import { schedules } from '#events/schedules.ts';
import { apiLambdas, consumerLambdas, type LambdaName, lambdas } from '#functions/manifest.ts';
import { operations } from '#shared/contract/api.ts';
import { lambdaId, synthesizedStack } from './stack-fixture.ts';

/** CloudFormation allows 500 resources per stack. The difference is a reserve. */
const limit = 400;

/**
 * The complete product: operations per domain, Lambdas and schedules by name. Those that exist already are not counted
 * twice.
 */
const complete = {
  operations: {
    ...{ system: 2, account: 21, dogs: 4, photos: 2, notifications: 7, billing: 10, referrals: 2, appointments: 7 },
    ...{ exercise: 9, places: 17, chat: 3, tips: 2, forum: 18, leadership: 2, moderation: 3, support: 1 },
    ...{ recommendations: 5 },
  },
  apiLambdas: ['system', 'account', 'records', 'photos', 'billing', 'community', 'places', 'assistant'],
  consumers: ['consumers', 'photos-consumer', 'tips-consumer'],
  schedules: ['daily-tips', 'reminders', 'trials', 'renewals', 'deletions', 'outbox-sweep', 'orphaned-photos'],
  /** Other resources, such as those for the exports bucket and the web ACL. */
  other: 10,
};

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

const costs = {
  route: 1,
  apiLambda: listResources('photos').length,
  consumer: listResources('consumers').length,
  schedule: listResources('trials').length,
};

const missing = {
  routes: Object.entries(complete.operations).reduce((sum, [domain, count]) => {
    const existing = operations().filter((each) => each.domain === domain).length;
    return sum + Math.max(0, count - existing);
  }, 0),
  apiLambdas: complete.apiLambdas.filter((name) => !(name in apiLambdas)).length,
  consumers: complete.consumers.filter((name) => !(name in consumerLambdas)).length,
  schedules: complete.schedules.filter((name) => !(name in schedules)).length,
};

const today = Object.keys(resources).length;
const projected =
  today +
  missing.routes * costs.route +
  missing.apiLambdas * costs.apiLambda +
  missing.consumers * costs.consumer +
  missing.schedules * costs.schedule +
  complete.other;

test(`the stack has ${today} resources, and the complete product will have ${projected}, fewer than ${limit}`, () => {
  expect(projected).toBeLessThan(limit);
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
