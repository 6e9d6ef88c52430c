import { rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { CannotStart } from '#infra/local/cannot-start.ts';
import { notingLambda, startGiven, temporaryFolder } from '#test/infra/local/given-runtime.ts';
import { inProcess, kill } from '#test/infra/local/in-process.ts';

test('a folder in use is refused by name, in the same process and in another', async () => {
  const folder = temporaryFolder();
  const { file } = notingLambda(folder);
  const other = await inProcess(folder, file);
  await expect(startGiven(folder, file)).rejects.toThrow(CannotStart);
  await expect(startGiven(folder, file)).rejects.toThrow(`another Houndwell (process ${other.child.pid})`);
  await kill(other);
  const taken = await startGiven(folder, file);
  onTestFinished(taken.stop);
  await expect(startGiven(folder, file)).rejects.toThrow('already in use');
});

test('a port that is taken, on either form of the address, is refused by number', async () => {
  for (const host of ['127.0.0.1', '::1']) {
    const folder = temporaryFolder();
    const holder = createServer();
    await new Promise<void>((resolve) => holder.listen(0, host, resolve));
    const { port } = holder.address() as { port: number };
    const refused = startGiven(folder, notingLambda(folder).file, { PORT: String(port) });
    await expect(refused).rejects.toThrow(CannotStart);
    await expect(refused).rejects.toThrow(`Port ${port} is already taken`);
    holder.close();
  }
});

test('a data folder that cannot be written to is refused in a sentence that says how to choose another', async () => {
  const folder = temporaryFolder();
  const { file } = notingLambda(folder);
  const inTheWay = join(folder, 'a-file');
  writeFileSync(inTheWay, '');
  // Below /proc nobody makes folders, not even the system's owner.
  for (const path of [inTheWay, join(inTheWay, 'below'), '/proc/nowhere/at/all']) {
    await expect(startGiven(path, file)).rejects.toThrow(CannotStart);
    await expect(startGiven(path, file)).rejects.toThrow(/cannot be written to .+ Set DATA_DIR/);
  }
});

test('a Lambda that does not load stops the start, and everything that had started', async () => {
  const folder = temporaryFolder();
  await expect(startGiven(folder, join(folder, 'missing.mjs'))).rejects.toThrow('missing.mjs');
  const runtime = await startGiven(folder, notingLambda(folder).file);
  await runtime.stop();
});

test('another DynamoDB that does not answer is named', async () => {
  const folder = temporaryFolder();
  const AWS_ENDPOINT_URL_DYNAMODB = 'http://127.0.0.1:9';
  const refused = startGiven(folder, notingLambda(folder).file, { AWS_ENDPOINT_URL_DYNAMODB });
  await expect(refused).rejects.toThrow(CannotStart);
  await expect(refused).rejects.toThrow(AWS_ENDPOINT_URL_DYNAMODB);
});

test('another DynamoDB is used where one is named', async () => {
  const [mine, theirs] = [temporaryFolder(), temporaryFolder()];
  const other = await startGiven(theirs, notingLambda(theirs).file);
  onTestFinished(other.stop);
  const AWS_ENDPOINT_URL_DYNAMODB = other.environment.AWS_ENDPOINT_URL_DYNAMODB ?? '';
  const runtime = await startGiven(mine, notingLambda(mine).file, { AWS_ENDPOINT_URL_DYNAMODB });
  expect(runtime.environment).toMatchObject({ AWS_ENDPOINT_URL_DYNAMODB });
  await runtime.stop();
});

test('secrets are random for each data folder and readable by their owner alone', async () => {
  const secrets = [];
  for (const folder of [temporaryFolder(), temporaryFolder()]) {
    const runtime = await startGiven(folder, notingLambda(folder).file);
    const { ORIGIN_SECRET, SIGNING_SECRET, AWS_SECRET_ACCESS_KEY } = runtime.environment;
    secrets.push(ORIGIN_SECRET, SIGNING_SECRET, AWS_SECRET_ACCESS_KEY);
    expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
    await runtime.stop();
  }
  expect(new Set(secrets).size).toBe(6);
});

test('a damaged file of secrets is named, and new ones are made once it is removed', async () => {
  const folder = temporaryFolder();
  const { file } = notingLambda(folder);
  const secrets = join(folder, 'secrets.json');
  writeFileSync(secrets, '{"originSec');
  await expect(startGiven(folder, file)).rejects.toThrow(`The file ${secrets} is damaged`);
  rmSync(secrets);
  const runtime = await startGiven(folder, file);
  await runtime.stop();
});
