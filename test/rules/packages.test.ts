import { readFileSync } from 'node:fs';
import { type Check, isIn, rule } from '#test/rules/source.ts';
import { root } from '#test/support/folders.ts';

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
// aws-lambda only has types, which are erased.
const runtimePackages = [...Object.keys(dependencies), ...Object.keys(optionalDependencies), 'aws-lambda'];

rule(
  'product code imports no development dependencies',
  packagesOutside(runtimePackages, [
    'shared/',
    'events/',
    'functions/',
    'infra/content/',
    'infra/local/',
    'frontend/src/',
  ]),
  { 'functions/core/planted.ts': "import { expect } from 'vitest';" },
);

rule(
  'every imported package is in package.json',
  packagesOutside([...runtimePackages, ...Object.keys(devDependencies)]),
  {
    'test/planted.ts': "import lodash from 'lodash';",
  },
);

/** Small packages that the browser may load, too, by the only file that may import each. That file is loaded lazily. */
const alsoInBrowser: Record<string, string> = { 'shared/guide/guide-index.ts': 'minisearch' };

rule(
  'shared and events import only zod/mini, because they are part of the browser bundle',
  (all) =>
    all
      .filter(({ path }) => isIn(path, 'shared/', 'events/'))
      .flatMap(({ path, imports }) =>
        imports
          .filter(({ target, specifier }) => target === undefined && specifier !== 'zod/mini')
          .filter(({ specifier }) => alsoInBrowser[path] !== specifier)
          .map(({ specifier, line }) => `${path}:${line} imports ${specifier}`),
      ),
  {
    'shared/planted.ts': "import { readFileSync } from 'node:fs';",
    'shared/guide/planted.ts': "import MiniSearch from 'minisearch';",
  },
);
