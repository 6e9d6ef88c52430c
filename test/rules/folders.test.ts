import { expect, test } from 'vitest';
import { type Check, isIn, rule, type Source, sources } from '#test/rules/source.ts';

/** What the files of a folder may import from our own tree. The first boundary that matches a path applies. */
interface Boundary {
  files: RegExp;
  /** Folders end in a slash. `$1` is what the pattern captured. */
  mayImport: string[];
  rule: string;
  violations: Record<string, string>;
}

const frontend = (...folders: string[]) => folders.map((folder) => `frontend/src/${folder}/`);

const boundaries: Boundary[] = [
  {
    files: /^shared\//,
    mayImport: ['shared/'],
    rule: 'shared imports only shared, because server and browser both run it',
    violations: { 'shared/planted.ts': "import { now } from '#functions/core/clock.ts';" },
  },
  {
    files: /^events\//,
    mayImport: ['events/', 'shared/'],
    rule: 'events imports only shared, so publishers do not depend on consumers',
    violations: { 'events/planted.ts': "import type { Dog } from '../functions/dogs/dog.ts';" },
  },
  {
    files: /^functions\/core\//,
    mayImport: ['functions/core/', 'events/', 'shared/'],
    rule: 'functions/core imports no domain, and declares the entities that it needs itself',
    violations: { 'functions/core/planted.ts': "export const later = () => import('#functions/entities/dogs.ts');" },
  },
  {
    files: /^functions\/entities\/caller\.ts$/,
    mayImport: [
      'functions/entities/',
      'functions/core/data/',
      'functions/core/http/session.ts',
      'functions/core/clock.ts',
      'shared/',
    ],
    rule: 'the entity file that reads sessions may also import the session and the clock of functions/core',
    violations: { 'functions/entities/caller.ts': "import { dogOf } from '#functions/dogs/dog.ts';" },
  },
  {
    files: /^functions\/entities\//,
    mayImport: ['functions/entities/', 'functions/core/data/', 'shared/'],
    rule: 'entities import only functions/core/data and shared',
    violations: { 'functions/entities/planted.ts': "import { now } from '#functions/core/clock.ts';" },
  },
  {
    files: /^functions\/manifest-types\.ts$/,
    mayImport: [],
    rule: 'the types of the manifest import nothing',
    violations: { 'functions/manifest-types.ts': "import { handler } from '#functions/entrypoints/photos.ts';" },
  },
  {
    files: /^functions\/manifest-table\.ts$/,
    mayImport: ['functions/manifest-types.ts'],
    rule: 'the shape of the table imports only the types of the manifest',
    violations: { 'functions/manifest-table.ts': "import { handler } from '#functions/entrypoints/photos.ts';" },
  },
  {
    files: /^functions\/manifest-environment\.ts$/,
    mayImport: ['functions/manifest.ts', 'functions/manifest-types.ts'],
    rule: 'the environment variables of Lambdas are derived from the manifest only',
    violations: { 'functions/manifest-environment.ts': "import { handler } from '#functions/entrypoints/photos.ts';" },
  },
  {
    files: /^functions\/manifest\.ts$/,
    mayImport: ['functions/manifest-types.ts', 'events/', 'shared/'],
    rule: 'the manifest imports no Lambda, so the stack loads no Lambda code',
    violations: { 'functions/manifest.ts': "import { handler } from '#functions/entrypoints/photos.ts';" },
  },
  {
    files: /^functions\/manifest-environment\.ts$/,
    mayImport: ['functions/manifest.ts', 'functions/manifest-types.ts'],
    rule: 'the environment variables derive from the manifest',
    violations: { 'functions/manifest-environment.ts': "import { handler } from '#functions/entrypoints/photos.ts';" },
  },
  {
    files: /^functions\/entrypoints\//,
    mayImport: ['functions/', 'shared/'],
    rule: 'Lambda entries import only functions and shared',
    violations: { 'functions/entrypoints/planted.ts': "import { pageFor } from '#infra/site.ts';" },
  },
  {
    files: /^functions\/[^/]+\//,
    mayImport: ['functions/', 'events/', 'shared/'],
    rule: 'a domain imports only functions, events and shared',
    violations: { 'functions/account/planted.ts': "import { pageFor } from '#infra/site.ts';" },
  },
  {
    files: /^infra\/site\.ts$/,
    mayImport: ['shared/'],
    rule: 'infra/site.ts imports only shared',
    violations: { 'infra/site.ts': "import { openClock } from '#infra/local/clock.ts';" },
  },
  {
    files: /^infra\/[^/]+\.ts$/,
    mayImport: ['infra/*', 'functions/manifest.ts', 'functions/manifest-types.ts', 'shared/'],
    rule: 'code that infra/aws and infra/local share imports neither of them',
    violations: { 'infra/bundle.ts': "import { handler } from '#functions/entrypoints/photos.ts';" },
  },
  {
    files: /^infra\/content\//,
    mayImport: ['infra/content/', 'shared/'],
    rule: 'the content compiler imports only shared, so it can run before everything else',
    violations: { 'infra/content/planted.ts': "import { bundleLambdas } from '#infra/bundle.ts';" },
  },
  {
    files: /^infra\/(aws|local)\//,
    mayImport: [
      'infra/$1/',
      'infra/*',
      'infra/content/',
      'functions/manifest.ts',
      'functions/manifest-environment.ts',
      'functions/manifest-table.ts',
      'functions/manifest-environment.ts',
      'functions/manifest-types.ts',
      'events/',
      'shared/',
    ],
    rule: 'infra/aws and infra/local do not import each other or Lambda code',
    violations: {
      'infra/aws/planted.ts': "import { readSettings } from '#infra/local/settings.ts';",
      'infra/local/planted/planted.ts': "import { Owners } from '#functions/entities/owners.ts';",
    },
  },
  {
    files: /^frontend\/src\/lib\//,
    mayImport: [...frontend('lib'), 'shared/'],
    rule: 'frontend lib imports only shared',
    violations: { 'frontend/src/lib/planted.ts': "import '../ui/button.tsx';" },
  },
  {
    files: /^frontend\/src\/ui\//,
    mayImport: [...frontend('ui', 'lib'), 'shared/'],
    rule: 'frontend ui imports lib and knows no domain',
    violations: { 'frontend/src/ui/planted.tsx': "import { useDogs } from '../domain/dogs/use-dogs.ts';" },
  },
  {
    files: /^frontend\/src\/platform\//,
    mayImport: [...frontend('platform', 'lib', 'ui'), 'shared/'],
    rule: 'frontend platform imports lib and ui, but no domain',
    violations: {
      'frontend/src/platform/forms/planted.ts': "import { useDogs } from '../../domain/dogs/use-dogs.ts';",
    },
  },
  {
    files: /^frontend\/src\/domain\//,
    mayImport: [...frontend('domain', 'platform', 'lib', 'ui'), 'shared/'],
    rule: 'frontend domain imports platform, lib and ui, but no feature',
    violations: { 'frontend/src/domain/dogs/planted.ts': "import { Feed } from '../../features/forum/feed.tsx';" },
  },
  {
    files: /^frontend\/src\/features\/([^/]+)\//,
    mayImport: [...frontend('features/$1', 'domain', 'platform', 'lib', 'ui'), 'shared/'],
    rule: 'a feature imports no other feature and no page; pages in app combine features',
    violations: {
      'frontend/src/features/dogs/planted.tsx': "import { Feed } from '../forum/feed.tsx';",
      'frontend/src/features/dogs/dogs-tab.tsx': "import { HomePage } from '../../app/home/home-page.tsx';",
    },
  },
  {
    files: /^frontend\/src\/workshop\//,
    mayImport: ['frontend/src/', 'shared/'],
    rule: 'the workshop shows every part of the frontend',
    violations: { 'frontend/src/workshop/planted.tsx': "import { dogOf } from '#functions/dogs/dog.ts';" },
  },
  {
    files: /^frontend\//,
    mayImport: ['frontend/', 'shared/'],
    rule: 'the frontend uses the backend over HTTP only',
    violations: { 'frontend/src/app/planted.tsx': "import { dogOf } from '#functions/dogs/dog.ts';" },
  },
  {
    files: /^scripts\/(import-places|reconcile)\//,
    mayImport: ['scripts/', 'functions/', 'shared/'],
    rule: 'the import of places and the comparison of payments use the table with the code of the backend',
    violations: { 'scripts/import-places/planted.ts': "import { pageFor } from '#infra/site.ts';" },
  },
  {
    files: /^scripts\/draft-tips\//,
    mayImport: ['scripts/', 'functions/chat/', 'functions/tips/', 'infra/content/', 'shared/'],
    rule: "the drafts of tips use the assistant's model and filters, and the content compiler",
    violations: { 'scripts/draft-tips/planted.ts': "import { Owners } from '#functions/entities/owners.ts';" },
  },
  {
    files: /^scripts\/simulate-billing\//,
    mayImport: ['scripts/', 'functions/', 'infra/', 'shared/'],
    rule: 'the simulation of billing runs the backend with the local table',
    violations: {
      'scripts/simulate-billing/planted.ts': "import { Card } from '../../frontend/src/ui/layout/card.tsx';",
    },
  },
  {
    files: /^scripts\//,
    mayImport: ['scripts/', 'shared/'],
    rule: 'scripts import only shared',
    violations: { 'scripts/planted.ts': "import { lambdas } from '#functions/manifest.ts';" },
  },
  {
    files: /^(test\/|[^/]+\.ts$)/,
    mayImport: ['shared/', 'events/', 'functions/', 'infra/', 'frontend/', 'scripts/', 'test/'],
    rule: 'only tests import tests',
    violations: { 'shared/planted.ts': "import { createFactories } from '#test/support/factories.ts';" },
  },
];

function findBoundary(path: string): Boundary | undefined {
  return boundaries.find(({ files }) => files.test(path));
}

function forbiddenImports(source: Source): string[] {
  const boundary = findBoundary(source.path);
  if (!boundary) return [`${source.path} is in a folder without an import rule`];
  const captured = boundary.files.exec(source.path)?.[1] ?? '';
  const allowed = boundary.mayImport.map((place) => place.replace('$1', captured));
  return source.imports
    .filter(({ target }) => target !== undefined && !isIn(target, ...allowed))
    .map(({ line, specifier }) => `${source.path}:${line} imports ${specifier}, but ${boundary.rule}`);
}

for (const boundary of boundaries) {
  const check: Check = (all) =>
    all.filter(({ path }) => findBoundary(path) === boundary || path in boundary.violations).flatMap(forbiddenImports);
  rule(boundary.rule, check, boundary.violations);
}

rule(
  'every folder has an import rule',
  (all) => all.filter(({ path }) => !findBoundary(path)).map(({ path }) => path),
  {
    'tools/planted.ts': '',
  },
);

test('every import rule matches files', () => {
  const unused = boundaries.filter(({ files }) => !sources().some(({ path }) => files.test(path)));
  expect(unused.map(({ rule: name }) => name)).toEqual([]);
});

rule(
  'nothing imports a Lambda entry, except for tests',
  (all) =>
    all
      .filter(({ path }) => !path.startsWith('test/'))
      .flatMap(({ path, imports }) =>
        imports
          .filter(({ target }) => target?.startsWith('functions/entrypoints/'))
          .map(({ line, specifier }) => `${path}:${line} imports ${specifier}`),
      ),
  { 'functions/dogs/planted.ts': "import { handler } from '#functions/entrypoints/photos.ts';" },
);
