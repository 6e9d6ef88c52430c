import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type AddressInfo, createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { projectFolder } from '#infra/local/build-cache.ts';
import type { Emulator } from '#infra/local/http/emulator-server.ts';
import { StartupError } from '#infra/local/startup-error.ts';

/** Runs the database and ends it when our end of its standard input closes, so that it never outlives us. */
const guard = 'exec 3<&0; "$@" </dev/null & pid=$!; (read -r line <&3; kill "$pid" 2>/dev/null) & wait "$pid"';

/** A start is retried, because another program may have taken the port, or an ending process may still lock the file. */
const maxStarts = 5;
const delayBetweenStartsMs = 200;

/** The version of the package that is installed on Linux x64. */
function packageVersion(): string {
  const { optionalDependencies } = JSON.parse(readFileSync(join(projectFolder, 'package.json'), 'utf8')) as {
    optionalDependencies: Record<string, string>;
  };
  return optionalDependencies['@dynoxide/linux-x64'] ?? '';
}

/** How to get DynamoDB if the optional package is not installed. */
function alternatives(platform: string): string {
  return [
    `The local database is not installed for this machine (${platform}). Its authors publish builds for other machines`,
    'than Linux x64. We have not tried them. Install yours with:',
    `  npm install --no-save @dynoxide/${platform}@${packageVersion()}`,
    'If that does not work, start the official DynamoDB Local, with Docker:',
    '  docker run -p 8000:8000 -u root -v houndwell:/home/dynamodblocal/data amazon/dynamodb-local -jar DynamoDBLocal.jar -sharedDb -dbPath ./data',
    'or with Java 17, in the folder of its download:',
    '  java -Djava.library.path=./DynamoDBLocal_lib -jar DynamoDBLocal.jar -sharedDb -dbPath .',
    'and then start Houndwell with:',
    '  AWS_ENDPOINT_URL_DYNAMODB=http://localhost:8000 npm start',
  ].join('\n');
}

/**
 * The path of the database's program, which is in an optional package.
 * @throws StartupError with the alternatives if it is not installed
 */
export function dynoxideBinary(platform = `${process.platform}-${process.arch}`): string {
  try {
    const manifest = createRequire(import.meta.url).resolve(`@dynoxide/${platform}/package.json`);
    return join(dirname(manifest), 'dynoxide');
  } catch {
    throw new StartupError(alternatives(platform));
  }
}

/**
 * Adds two indexes and deletes stream records after a day, as AWS does. Without the indexes each write and each read of
 * the stream scans all records: with 40,000 of them a write takes 21 ms instead of 5. The newest record stays, because
 * sequence numbers continue from it.
 */
function maintainStream(file: string): void {
  const database = new DatabaseSync(file, { timeout: 5000 });
  try {
    database.exec(`
      CREATE INDEX IF NOT EXISTS houndwell_stream_last ON _stream_records (table_name, CAST(sequence_number AS INTEGER));
      CREATE INDEX IF NOT EXISTS houndwell_stream_next ON _stream_records (table_name, shard_id, CAST(sequence_number AS INTEGER));
      DELETE FROM _stream_records WHERE created_at < unixepoch() - 24 * 3600 AND id < (SELECT MAX(id) FROM _stream_records);
    `);
  } finally {
    database.close();
  }
}

/**
 * Starts DynamoDB and DynamoDB Streams on one SQLite file. If the process dies, it is started again at the same URL.
 * @param log receives a line when the database is restarted
 * @throws StartupError when it does not start
 */
export async function startDynoxide(file: string, log: (line: string) => void): Promise<Emulator> {
  const binary = dynoxideBinary();
  let port = 0;
  let stopping = false;
  let child: ChildProcess;
  const launch = async (): Promise<void> => {
    if (stopping) return;
    child = spawn('/bin/sh', ['-c', guard, 'dynoxide', binary, 'serve', '--port', `${port}`, '--db-path', file], {
      stdio: ['pipe', 'pipe', 'pipe'],
      // Its own process group, so that Ctrl+C in the terminal does not end it before open requests are answered.
      detached: true,
    });
    await listening(child);
    child.once('exit', () => {
      child.stdin?.destroy();
      if (stopping) return;
      log('The local database stopped unexpectedly and is started again.');
      retryStart(launch).catch((error: Error) => log(error.message));
    });
  };
  await retryStart(async () => {
    port = await freePort();
    await launch();
  });
  maintainStream(file);
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      stopping = true;
      await end(child);
    },
  };
}

async function retryStart(start: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await start();
    } catch (error) {
      if (attempt === maxStarts) throw error;
      await delay(delayBetweenStartsMs);
    }
  }
}

/** The database cannot report a port that it chose itself, so it gets one that is free now. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

function listening(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let printed = '';
    const fail = (reason: string) => {
      child.stdin?.destroy();
      reject(new StartupError(`The local database did not start: ${printed.trim() || reason}.`));
    };
    const read = (chunk: Buffer) => {
      printed = `${printed}${chunk}`.slice(-2000);
      if (printed.includes('listening on')) resolve();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('error', (error) => fail(error.message));
    child.once('exit', (code) => {
      // When the guard's streams close as well, all output has been read.
      child.once('close', () => fail(`it ended with code ${code}`));
      child.stdin?.destroy();
    });
  });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(() => {
      // A negative ID addresses the process group: the guard and the database.
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
    }, 3000);
    child.once('exit', () => {
      clearTimeout(timer);
      resolve();
    });
    child.stdin?.end();
  });
}
