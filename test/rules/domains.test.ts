import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { events } from '#events/catalogue.ts';
import { lambdas } from '#functions/manifest.ts';
import { api, type DomainName } from '#shared/contract/api.ts';
import type { Operation } from '#shared/contract/operation.ts';
import { type Check, rule, sources } from '#test/rules/source.ts';
import { root } from '#test/support/folders.ts';

/** Checks that every file of a domain is connected to the rest. */

function files(pattern: string): string[] {
  return globSync(pattern, { cwd: root }).map((path) => path.replaceAll('\\', '/'));
}

/** Returns everything that the files matching a pattern export. */
async function loadExports(pattern: string): Promise<{ path: string; name: string; value: unknown }[]> {
  const found = files(pattern).map(async (path) => {
    const module: object = await import(/* @vite-ignore */ pathToFileURL(join(root, path)).href);
    return Object.entries(module).map(([name, value]) => ({ path, name, value }));
  });
  return (await Promise.all(found)).flat();
}

function isOperation(value: unknown): value is Operation {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}

test('every domain of the contract is in shared/contract/api.ts', async () => {
  const domains = (await loadExports('shared/contract/*.ts')).filter(
    ({ value }) => typeof value === 'object' && value !== null && Object.values(value).some(isOperation),
  );
  expect(domains.map(({ name }) => name).sort()).toEqual(Object.keys(api).sort());
});

test('every event is in events/catalogue.ts', async () => {
  const isEvent = (value: unknown) =>
    typeof value === 'object' && value !== null && 'type' in value && 'detail' in value;
  const declared = (await loadExports('events/*.ts')).filter(({ value }) => isEvent(value));
  expect(declared.map(({ name }) => name).sort()).toEqual(Object.keys(events).sort());
});

test('functions/entrypoints has one file for each Lambda, and no others', () => {
  const entries = Object.values(lambdas).map(({ entry }) => entry);
  expect(files('functions/entrypoints/*.ts').sort()).toEqual([...entries].sort());
});

test('the handlers of every domain are part of a Lambda', () => {
  const imported = sources()
    .filter(({ path }) => path.startsWith('functions/entrypoints/'))
    .flatMap(({ imports }) => imports.map(({ target }) => target));
  expect(files('functions/*/{handlers,consumer,mail-consumer}.ts').filter((path) => !imported.includes(path))).toEqual(
    [],
  );
});

rule(
  'only functions/entrypoints exports a Lambda handler',
  (all) =>
    all
      .filter(({ path }) => path.startsWith('functions/') && !path.startsWith('functions/entrypoints/'))
      .filter(({ text }) => /^export (async )?(const|function) handler\b/m.test(text))
      .map(({ path }) => path),
  { 'functions/dogs/planted.ts': 'export const handler = api(dogs, findCaller, dogHandlers);' },
);

const repeatedLimits: Check = (all) => {
  const declared = all
    .filter(({ path }) => path.startsWith('functions/'))
    .flatMap(({ path, text }) =>
      Array.from(text.matchAll(/\brateLimit\('(\w+)'/g), ([, name = '']) => ({ path, name })),
    );
  return declared
    .filter(({ name }) => declared.filter((each) => each.name === name).length > 1)
    .map(({ path, name }) => `${path} declares the rate limit ${name}, which is declared elsewhere, too`);
};

rule('every rate limit has a name of its own, because it is part of its key', repeatedLimits, {
  'functions/dogs/planted.ts': "export const limit = rateLimit('photoUpload', { burst: 1, seconds: 1 });",
});

test('every page of a feature is shown by the app', () => {
  const shown = sources()
    .filter(({ path }) => path.startsWith('frontend/src/'))
    .flatMap(({ imports }) => imports.map(({ target }) => target));
  expect(files('frontend/src/features/*/*-page.tsx').filter((path) => !shown.includes(path))).toEqual([]);
});

describe.each(Object.keys(api) as DomainName[])('the domain %s', (domain) => {
  test('has a folder, journey tests and expectations', () => {
    expect(files(`functions/${domain}/handlers.ts`)).toHaveLength(1);
    expect(files(`test/journeys/${domain}{,-*}.test.ts`).map((path) => basename(path))).not.toEqual([]);
    expect(files(`test/generated/expectations/${domain}.ts`)).toHaveLength(1);
  });
});
