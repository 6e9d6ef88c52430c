import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Check, isIn, rule, type Source, sources } from '#test/rules/source.ts';
import { root } from '#test/support/folders.ts';

/** What the files of one folder may import from our own tree. The first wall that a path lies behind counts. */
interface Wall {
  within: RegExp;
  /** Folders end in a slash. `$1` stands for what the pattern caught. */
  may: string[];
  rule: string;
  planted: Record<string, string>;
}

const page = 'frontend/src/features/dogs/dogs-tab.tsx';

const walls: Wall[] = [
  {
    within: /^shared\//,
    may: ['shared/'],
    rule: 'shared imports nothing else of ours, so that server and browser read the same lines',
    planted: { 'shared/planted.ts': "import { now } from '#functions/core/clock.ts';" },
  },
  {
    within: /^events\//,
    may: ['events/', 'shared/'],
    rule: 'events are definitions only, so that whoever announces never meets whoever reacts',
    planted: { 'events/planted.ts': "import type { Dog } from '../functions/dogs/dog.ts';" },
  },
  {
    within: /^functions\/core\//,
    may: ['functions/core/', 'events/', 'shared/'],
    rule: 'functions/core has no domain knowledge, so that a domain can change without touching the others',
    planted: { 'functions/core/planted.ts': "export const later = () => import('#functions/entities/dogs.ts');" },
  },
  {
    // The session spans three entities, so reading it is theirs; its words (ticket, caller) and the clock are the core's.
    within: /^functions\/entities\/caller\.ts$/,
    may: [
      'functions/entities/',
      'functions/core/table.ts',
      'functions/core/session.ts',
      'functions/core/clock.ts',
      'shared/',
    ],
    rule: 'the one entity file that knows of sessions knows no domain',
    planted: { 'functions/entities/caller.ts': "import { dogOf } from '#functions/dogs/dog.ts';" },
  },
  {
    within: /^functions\/entities\//,
    may: ['functions/entities/', 'functions/core/table.ts', 'shared/'],
    rule: 'entities know the table and nothing above it, so that what is stored is read in one file',
    planted: { 'functions/entities/planted.ts': "import { now } from '#functions/core/clock.ts';" },
  },
  {
    within: /^functions\/manifest\.ts$/,
    may: ['events/', 'shared/'],
    rule: 'the manifest names files and imports none, so that the stack never loads Lambda code',
    planted: { 'functions/manifest.ts': "import { handler } from '#functions/dogs/handler.ts';" },
  },
  {
    within: /^functions\/lambdas\//,
    may: ['functions/', 'events/', 'shared/'],
    rule: 'a Lambda that several domains share composes them and knows no way to run it',
    planted: { 'functions/lambdas/consumers.ts': "import { pageFor } from '#infra/site.ts';" },
  },
  {
    within: /^functions\/([^/]+)\//,
    may: ['functions/$1/', 'functions/core/', 'functions/entities/', 'events/', 'shared/'],
    rule: 'no domain imports another one or how it is run, so that each can be read and deployed alone',
    planted: {
      'functions/dogs/planted.ts': "import { userOf } from '#functions/account/user.ts';",
      'functions/account/planted.ts': "import { pageFor } from '#infra/site.ts';",
    },
  },
  {
    within: /^infra\/site\.ts$/,
    may: ['shared/'],
    rule: 'what the website answers depends on nothing that runs it, so that both twins answer alike',
    planted: { 'infra/site.ts': "import { openClock } from '#infra/local/clock.ts';" },
  },
  {
    within: /^infra\/[^/]+\.ts$/,
    may: ['infra/*', 'functions/manifest.ts', 'shared/'],
    rule: 'what both ways to run it share leans on neither, so that what is tried here is what is deployed',
    planted: { 'infra/bundle.ts': "import { handler } from '#functions/dogs/handler.ts';" },
  },
  {
    within: /^infra\/(aws|local)\//,
    may: ['infra/$1/', 'infra/*', 'functions/manifest.ts', 'events/', 'shared/'],
    rule: 'the two ways to run it never meet and load no Lambda code, so that neither can lean on the other',
    planted: {
      'infra/aws/planted.ts': "import { readSettings } from '#infra/local/settings.ts';",
      'infra/local/planted.ts': "import { Owners } from '#functions/entities/owners.ts';",
    },
  },
  {
    within: /^frontend\/src\/lib\//,
    may: ['frontend/src/lib/', 'shared/'],
    rule: 'frontend lib knows no screen, so that every screen can use it',
    planted: { 'frontend/src/lib/planted.ts': "import '../ui/button.tsx';" },
  },
  {
    within: /^frontend\/src\/ui\//,
    may: ['frontend/src/ui/', 'frontend/src/lib/', 'shared/'],
    rule: 'pieces of the interface know no domain, so that they look and behave alike everywhere',
    planted: { 'frontend/src/ui/planted.tsx': "import { DogsTab } from '../features/dogs/dogs-tab.tsx';" },
  },
  {
    within: /^frontend\/src\/features\/([^/]+)\//,
    may: ['frontend/src/features/$1/', 'frontend/src/lib/', 'frontend/src/ui/', 'shared/'],
    rule: 'no feature imports another one or a page, so that pages alone join them',
    planted: { [page]: "import { paths } from '../../app/paths.ts';\nimport { Feed } from '../forum/feed.tsx';" },
  },
  {
    within: /^frontend\//,
    may: ['frontend/', 'shared/'],
    rule: 'the front end asks over HTTP and imports nothing of what answers',
    planted: { 'frontend/src/app/planted.tsx': "import { dogOf } from '#functions/dogs/dog.ts';" },
  },
  {
    within: /^(test\/|[^/]+\.ts$)/,
    may: ['shared/', 'events/', 'functions/', 'infra/', 'frontend/', 'test/'],
    rule: 'only tests reach everything, and nothing reaches them',
    planted: { 'shared/planted.ts': "import { given } from '#test/support/factories.ts';" },
  },
];

function wallOf(path: string): Wall | undefined {
  return walls.find(({ within }) => within.test(path));
}

function trespasses(source: Source): string[] {
  const wall = wallOf(source.path);
  if (!wall) return [`${source.path} lies in a folder that has no rules`];
  const caught = wall.within.exec(source.path)?.[1] ?? '';
  const may = wall.may.map((place) => place.replace('$1', caught));
  return source.imports
    .filter(({ target }) => target !== undefined && !isIn(target, ...may))
    .map(({ line, specifier }) => `${source.path}:${line} imports ${specifier}: ${wall.rule}`);
}

for (const wall of walls) {
  const check: Check = (all) =>
    all.filter(({ path }) => wallOf(path) === wall || path in wall.planted).flatMap(trespasses);
  rule(wall.rule, check, wall.planted);
}

rule(
  'every folder has its rule, so that a new folder is a decision',
  (all) => all.filter(({ path }) => !wallOf(path)).map(({ path }) => path),
  { 'scripts/planted.ts': '' },
);

test('the walls stand in front of real files: a pattern that matches nothing would hold nothing', () => {
  const empty = walls.filter(({ within }) => !sources().some(({ path }) => within.test(path)));
  expect(empty.map(({ rule: name }) => name)).toEqual([]);
});

interface Package {
  dependencies: Record<string, string>;
  optionalDependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

function packagesOutside(known: string[], places?: string[]): Check {
  return (all) =>
    all
      .filter(({ path }) => !places || isIn(path, ...places))
      .flatMap(({ path, imports }) =>
        imports
          .filter(({ target, specifier }) => target === undefined && !/^(node:|\(computed\)|virtual:)/.test(specifier))
          .map(({ specifier, line }) => ({ name: /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? '', line }))
          .filter(({ name }) => !known.includes(name))
          .map(({ name, line }) => `${path}:${line} imports ${name}`),
      );
}

const { dependencies, optionalDependencies, devDependencies } = JSON.parse(
  readFileSync(`${root}/package.json`, 'utf8'),
) as Package;
// Types are erased before anything runs.
const shipped = [...Object.keys(dependencies), ...Object.keys(optionalDependencies), 'aws-lambda'];

rule(
  'what runs imports only what is installed with it, so that an install without the tools of development still runs',
  packagesOutside(shipped, ['shared/', 'events/', 'functions/', 'infra/local/', 'frontend/src/']),
  { 'functions/core/planted.ts': "import { expect } from 'vitest';" },
);

rule(
  'every package that is imported stands in package.json, so that nothing works by the accident of another install',
  packagesOutside([...shipped, ...Object.keys(devDependencies)]),
  { 'test/planted.ts': "import lodash from 'lodash';" },
);

rule(
  'shared and events use zod/mini and nothing else, so that they weigh little in the browser',
  (all) =>
    all
      .filter(({ path }) => isIn(path, 'shared/', 'events/'))
      .flatMap(({ path, imports }) =>
        imports
          .filter(({ target, specifier }) => target === undefined && specifier !== 'zod/mini')
          .map(({ specifier, line }) => `${path}:${line} imports ${specifier}`),
      ),
  { 'shared/planted.ts': "import { readFileSync } from 'node:fs';" },
);
