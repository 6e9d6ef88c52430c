import { startGiven } from '#test/infra/local/given-runtime.ts';

/** Runs a runtime in a process of its own, so that a test can kill it. Prints where it is as one line of JSON. */
const [dataDir = '', lambdaFile = ''] = process.argv.slice(2);
const { url, environment } = await startGiven(dataDir, lambdaFile);
process.stdout.write(`${JSON.stringify({ url, environment })}\n`);
