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

/**
 * A shell script that runs the database, and ends the database when the script's standard input closes with our
 * process.
 */
const guard = 'exec 3<&0; "$@" </dev/null & pid=$!; (read -r line <&3; kill "$pid" 2>/dev/null) & wait "$pid"';

/** How often to try to start: another program may take the port first, or an ending process may still lock the file. */
const maxStarts = 5;
const delayBetweenStartsMs = 200;

/** Returns the version of the database package, from `package.json`. */
function packageVersion(): string {
  const { optionalDependencies } = JSON.parse(readFileSync(join(projectFolder, 'package.json'), 'utf8')) as {
    optionalDependencies: Record<string, string>;
  };
  return optionalDependencies['@dynoxide/linux-x64'] ?? '';
}

/** Returns instructions for installing DynamoDB when the optional package is not installed. */
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
 * Returns the path of the database's program, which is in an optional package.
 * @throws StartupError with instructions if the package is not installed
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
 * Speeds up the database's stream: adds two indexes, and deletes records that are older than a day, as AWS does.
 * Without the indexes, every write and every read of the stream scans all records: with 40,000 records, a write takes
 * 21 ms instead of 5 ms. The newest record stays, because the database derives the next sequence number from it.
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
 * Starts a database that emulates DynamoDB and DynamoDB Streams, with its data in the SQLite file `file`. If the
 * database process ends unexpectedly, it is started again at the same URL.
 * @param log receives a line when the database is restarted
 * @throws StartupError when the database does not start
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
      // The database gets its own process group, so that Ctrl+C does not end it before open requests are answered.
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

/** Finds a free port for the database. The database could choose a port itself, but could not report that port. */
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
      // Once the output streams of the guard script have closed too, all output has been read.
      child.once('close', () => fail(`it ended with code ${code}`));
      child.stdin?.destroy();
    });
  });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(() => {
      // A negative ID addresses the process group: the guard script and the database.
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
    }, 3000);
    child.once('exit', () => {
      clearTimeout(timer);
      resolve();
    });
    child.stdin?.end();
  });
}
