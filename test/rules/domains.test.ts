import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lambdaOfDomain, lambdas } from '#functions/manifest.ts';
import { type Check, parsed, rule, type Source } from '#test/rules/source.ts';
import { root } from '#test/support/folders.ts';
import { domainFiles } from '../../scripts/new-domain/scaffold.ts';

/** Checks that every domain is complete and connected to the rest. Each violation names the missing piece. */

/** The files that every domain must have. `*` stands for any text. */
const pieces: Readonly<Record<string, (domain: string) => string | undefined>> = {
  contract: (domain) => `shared/contract/${domain}.ts`,
  handlers: (domain) => `functions/${domain}/handlers.ts`,
  'Lambda entry': (domain) => {
    const names: Readonly<Record<string, string>> = lambdaOfDomain;
    return `functions/entrypoints/${names[domain] ?? domain}.ts`;
  },
  'journey test': (domain) => `test/journeys/${domain}*.test.ts`,
  'browser test': (domain) => {
    const name = domain in browserTests ? browserTests[domain] : domain;
    return name && `test/browser/${name}*.test.ts`;
  },
  'generated tests': (domain) => `test/generated/expectations/${domain}.ts`,
};

/** Domains whose browser tests have the name of their screen; undefined without a screen. */
const browserTests: Readonly<Record<string, string | undefined>> = {
  appointments: 'calendar',
  chat: 'assistant',
  forum: 'community',
  photos: 'dogs-photo',
  system: undefined,
};

function matches(path: string, pattern: string): boolean {
  const [start = '', end] = pattern.split('*');
  return end === undefined ? path === pattern : path.startsWith(start) && path.endsWith(end);
}

/** Returns the domain of a contract or of a `handlers.ts`; undefined for other files. */
function findDomain({ path, text }: Source): string | undefined {
  const [, contract] = /^shared\/contract\/([\w-]+)\.ts$/.exec(path) ?? [];
  if (contract && /: defineOperation\(\{/.test(text)) return contract;
  return /^functions\/([\w-]+)\/handlers\.ts$/.exec(path)?.[1];
}

const incomplete: Check = (all) => {
  const domains = new Set(all.map(findDomain).filter((domain) => domain !== undefined));
  return [...domains].flatMap((domain) =>
    Object.entries(pieces).flatMap(([piece, locate]) => {
      const pattern = locate(domain);
      const isThere = pattern === undefined || all.some(({ path }) => matches(path, pattern));
      return isThere ? [] : [`${domain} has no ${piece}: ${pattern}`];
    }),
  );
};

rule('every domain has all files that a domain needs', incomplete, {
  'shared/contract/planted.ts': 'export const planted = { list: defineOperation({}) };\n',
  'functions/planted/handlers.ts': 'export const plantedHandlers = {};',
});

const walks = Object.entries(domainFiles({ plural: 'walks', singular: 'walk' })).map(([path, text]) =>
  parsed(path, text),
);

test('a scaffolded domain has all files that a domain needs', () => {
  expect(incomplete(walks)).toEqual([]);
});

test.each(Object.entries(pieces))('the rule names the missing %s of a domain', (piece, locate) => {
  const pattern = locate('walks') ?? '';
  const others = walks.filter(({ path }) => !matches(path, pattern));
  expect(incomplete(others)).toEqual([`walks has no ${piece}: ${pattern}`]);
});

/** Files that must be imported, and the file that imports them, or a folder that contains such a file. */
const connections: readonly { files: RegExp; content?: RegExp; by: string }[] = [
  { files: /^shared\/contract\//, content: /: defineOperation\(\{/, by: 'shared/contract/api.ts' },
  { files: /^shared\/errors\//, content: /satisfies ErrorDefinitions/, by: 'shared/errors.ts' },
  { files: /^events\//, content: /= event\(/, by: 'events/catalogue.ts' },
  { files: /^functions\/[\w-]+\/(handlers|consumer|mail-consumer)\.ts$/, by: 'functions/entrypoints/' },
  { files: /^frontend\/src\/features\/[\w-]+\/[\w-]+-page\.tsx$/, by: 'frontend/src/' },
];

const unconnected: Check = (all) =>
  connections.flatMap(({ files, content, by }) => {
    const importers = all.filter(({ path }) => path === by || (by.endsWith('/') && path.startsWith(by)));
    const imported = new Set(importers.flatMap(({ imports }) => imports.map(({ target }) => target)));
    return all
      .filter(({ path, text }) => files.test(path) && (content?.test(text) ?? true) && !imported.has(path))
      .map(({ path }) => `${path} is not imported by ${by}`);
  });

rule('every file of a domain is imported where the rest of the application expects it', unconnected, {
  'shared/contract/planted.ts': 'export const planted = { list: defineOperation({}) };',
  'shared/errors/planted.ts': 'export const plantedErrors = {} as const satisfies ErrorDefinitions;',
  'events/planted.ts': "export const Planted = event('Planted', z.object({}), {});",
  'functions/planted/handlers.ts': 'export const plantedHandlers = {};',
  'functions/planted/consumer.ts': 'export const plantedEventHandlers = {};',
  'frontend/src/features/planted/planted-page.tsx': 'export function PlantedPage() {}',
});

test('functions/entrypoints has one file for each Lambda, and no others', () => {
  const found = globSync('functions/entrypoints/*.ts', { cwd: root }).map((path) => path.replaceAll('\\', '/'));
  expect(found.sort()).toEqual(
    Object.values(lambdas)
      .map(({ entry }) => entry as string)
      .sort(),
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

rule(
  'every Lambda with sessions limits the writes of an owner',
  (all) =>
    all
      .filter(({ path, text }) => path.startsWith('functions/entrypoints/') && /\bapi[<(]/.test(text))
      .filter(({ text }) => /\bfindCaller/.test(text) && !text.includes('.use(limitWrites())'))
      .map(({ path }) => path),
  { 'functions/entrypoints/planted.ts': 'export const handler = api(dogs, findCaller, dogHandlers);' },
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

rule('every rate limit has a unique name, because the name is part of its key', repeatedLimits, {
  'functions/dogs/planted.ts': "export const limit = rateLimit('photoUpload', { burst: 1, seconds: 1 });",
});
