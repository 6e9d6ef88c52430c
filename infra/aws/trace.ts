import { SourceMap } from 'node:module';
import { lambdas } from '#functions/manifest.ts';
import { buildSourceMap } from '#infra/bundle.ts';

/**
 * Maps stack frames of a deployed Lambda (`index.mjs:7:1234`, or another file of its bundle) to the sources:
 * `npm run trace -- <lambda> <frames>`.
 * Check out the deployed commit before running this script.
 */
const [name = '', ...frames] = process.argv.slice(2);
const lambda = lambdas[name];
const positions = frames.flatMap((frame) =>
  [...frame.matchAll(/([\w-]+\.mjs):(\d+):(\d+)/g)].map(([, file = '', line, column]) => ({
    file,
    line: Number(line),
    column: Number(column),
  })),
);
if (!lambda || positions.length === 0) {
  process.stderr.write(
    `Usage: npm run trace -- <lambda> index.mjs:7:1234 ...\nLambdas: ${Object.keys(lambdas).join(', ')}\n`,
  );
  process.exitCode = 1;
} else {
  for (const { file, line, column } of positions) {
    const map = new SourceMap(
      JSON.parse(await buildSourceMap(lambda, file)) as ConstructorParameters<typeof SourceMap>[0],
    );
    const found = map.findEntry(line - 1, column - 1);
    const where =
      'originalSource' in found ? `${found.originalSource}:${found.originalLine + 1}` : 'not in the sources';
    process.stdout.write(`${file}:${line}:${column}  ${where}\n`);
  }
}
