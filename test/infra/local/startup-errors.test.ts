import { statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { StartupError } from '#infra/local/startup-error.ts';
import { temporaryFolder } from '#test/infra/local/emulator-fixture.ts';
import { startKillable } from '#test/infra/local/killable-runtime.ts';
import { fakeLambda, startWithLambda } from '#test/infra/local/runtime-fixture.ts';

test('a failed start names the data folder that is in use, and the process that uses it', async () => {
  const folder = temporaryFolder();
  const { file } = fakeLambda(folder);
  const other = await startKillable(folder, file);
  await expect(startWithLambda(folder, file)).rejects.toThrow(StartupError);
  await expect(startWithLambda(folder, file)).rejects.toThrow(`another Houndwell (process ${other.child.pid})`);
  await other.kill();
  const taken = await startWithLambda(folder, file);
  onTestFinished(taken.stop);
  await expect(startWithLambda(folder, file)).rejects.toThrow('already in use');
});

test('a failed start names the port that is in use, on IPv4 or IPv6', async () => {
  for (const host of ['127.0.0.1', '::1']) {
    const folder = temporaryFolder();
    const holder = createServer();
    await new Promise<void>((resolve) => holder.listen(0, host, resolve));
    const { port } = holder.address() as { port: number };
    const refused = startWithLambda(folder, fakeLambda(folder).file, { PORT: String(port) });
    await expect(refused).rejects.toThrow(StartupError);
    await expect(refused).rejects.toThrow(`Port ${port} is already in use`);
    holder.close();
  }
});

test('a failed start names a data folder that cannot be written to, and how to choose another', async () => {
  const folder = temporaryFolder();
  const { file } = fakeLambda(folder);
  const inTheWay = join(folder, 'a-file');
  writeFileSync(inTheWay, '');
  // Not even root can create folders in /proc.
  for (const path of [inTheWay, join(inTheWay, 'below'), '/proc/nowhere/at/all']) {
    await expect(startWithLambda(path, file)).rejects.toThrow(StartupError);
    await expect(startWithLambda(path, file)).rejects.toThrow(/cannot be written to .+ Set DATA_DIR/);
  }
});

test('a Lambda that does not load stops everything that had started', async () => {
  const folder = temporaryFolder();
  await expect(startWithLambda(folder, join(folder, 'missing.mjs'))).rejects.toThrow('missing.mjs');
  const runtime = await startWithLambda(folder, fakeLambda(folder).file);
  await runtime.stop();
});

test('a failed start names the URL of a DynamoDB that does not respond', async () => {
  const folder = temporaryFolder();
  const AWS_ENDPOINT_URL_DYNAMODB = 'http://127.0.0.1:9';
  const refused = startWithLambda(folder, fakeLambda(folder).file, { AWS_ENDPOINT_URL_DYNAMODB });
  await expect(refused).rejects.toThrow(StartupError);
  await expect(refused).rejects.toThrow(AWS_ENDPOINT_URL_DYNAMODB);
});

test('the runtime uses another DynamoDB if one is set', async () => {
  const [mine, theirs] = [temporaryFolder(), temporaryFolder()];
  const other = await startWithLambda(theirs, fakeLambda(theirs).file);
  onTestFinished(other.stop);
  const AWS_ENDPOINT_URL_DYNAMODB = other.environment.AWS_ENDPOINT_URL_DYNAMODB ?? '';
  const runtime = await startWithLambda(mine, fakeLambda(mine).file, { AWS_ENDPOINT_URL_DYNAMODB });
  expect(runtime.environment).toMatchObject({ AWS_ENDPOINT_URL_DYNAMODB });
  await runtime.stop();
});

test('secrets are random for each data folder, in a file that only its owner can read', async () => {
  const secrets = [];
  for (const folder of [temporaryFolder(), temporaryFolder()]) {
    const runtime = await startWithLambda(folder, fakeLambda(folder).file);
    const { ORIGIN_SECRET, SIGNING_SECRET, AWS_SECRET_ACCESS_KEY } = runtime.environment;
    secrets.push(ORIGIN_SECRET, SIGNING_SECRET, AWS_SECRET_ACCESS_KEY);
    expect(statSync(join(folder, 'state.sqlite')).mode & 0o777).toBe(0o600);
    await runtime.stop();
  }
  expect(new Set(secrets).size).toBe(6);
});

test('a failed start names a damaged state file', async () => {
  const folder = temporaryFolder();
  const { file } = fakeLambda(folder);
  writeFileSync(join(folder, 'state.sqlite'), 'not a database, but long enough to look like a damaged one'.repeat(20));
  await expect(startWithLambda(folder, file)).rejects.toThrow(
    `The file ${join(folder, 'state.sqlite')} cannot be used`,
  );
});
