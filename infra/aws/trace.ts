import { SourceMap } from 'node:module';
import { lambdas } from '#functions/manifest.ts';
import { sourceMapOf } from '#infra/bundle.ts';

/**
 * `npm run trace -- <lambda> <frames>`: where frames of a deployed Lambda's log (`index.mjs:7:1234`) stand in the sources.
 * Run it on the commit that is deployed.
 */
const [name = '', ...frames] = process.argv.slice(2);
const lambda = lambdas[name];
const places = frames.flatMap((frame) =>
  [...frame.matchAll(/:(\d+):(\d+)/g)].map(([, line, column]) => [line, column].map(Number)),
);
if (!lambda || places.length === 0) {
  process.stderr.write(`Name a Lambda (${Object.keys(lambdas).join(', ')}) and frames such as index.mjs:7:1234.\n`);
  process.exitCode = 1;
} else {
  const map = new SourceMap(JSON.parse(await sourceMapOf(lambda)) as ConstructorParameters<typeof SourceMap>[0]);
  for (const [line = 1, column = 1] of places) {
    const found = map.findEntry(line - 1, column - 1);
    const where =
      'originalSource' in found ? `${found.originalSource}:${found.originalLine + 1}` : 'nowhere in the sources';
    process.stdout.write(`${line}:${column}  ${where}\n`);
  }
}
