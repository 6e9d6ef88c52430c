import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { dynoxideBinary } from '#infra/local/dynamodb/dynoxide-package.ts';
import { StartupError } from '#infra/local/startup-error.ts';
import { temporaryFolder } from '#test/infra/local/emulator-fixture.ts';

/** Finds the database of a machine whose package is not in the project's `node_modules`. */
function finder(install: (folder: string, spec: string) => Promise<void>) {
  const folder = join(temporaryFolder(), 'cache');
  const lines: string[] = [];
  const log = (line: string) => void lines.push(line);
  return { lines, find: () => dynoxideBinary({ platform: 'darwin-arm64', folder, install, log }) };
}

async function fakeInstall(folder: string): Promise<void> {
  const file = join(folder, 'node_modules/@dynoxide/darwin-arm64/dynoxide');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '');
}

test('a machine other than Linux x64 gets its database at the first start, with a line that says so', async () => {
  const installed: string[] = [];
  const { find, lines } = finder(async (folder, spec) => {
    installed.push(spec);
    await fakeInstall(folder);
  });
  const [first, second] = await Promise.all([find(), find()]);
  expect(existsSync(first)).toBe(true);
  expect([second, await find()]).toEqual([first, first]);
  expect(installed).toEqual(['@dynoxide/darwin-arm64@1.2.1']);
  expect(lines).toEqual([expect.stringContaining('Installing the local database')]);
});

test('a machine without a package gets the commands that help', async () => {
  const { find } = finder(() => Promise.reject(new Error('404')));
  const message =
    /\(darwin-arm64\).*docker run .*amazon\/dynamodb-local.*java .*DynamoDBLocal\.jar.*AWS_ENDPOINT_URL_DYNAMODB=http:\/\/localhost:8000 npm start/s;
  await expect(find()).rejects.toThrow(StartupError);
  await expect(find()).rejects.toThrow(message);
});
