import { startWithLambda } from '#test/infra/local/runtime-fixture.ts';

/** Starts a runtime in its own process, so that a test can kill it. Prints its URL and environment as a line of JSON. */
const [dataDir = '', lambdaFile = ''] = process.argv.slice(2);
const { url, environment } = await startWithLambda(dataDir, lambdaFile);
process.stdout.write(`${JSON.stringify({ url, environment })}\n`);
