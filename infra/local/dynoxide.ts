import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { CannotStart } from '#infra/local/cannot-start.ts';
import type { Engine } from '#infra/local/engine.ts';
import { afterRunning } from '#infra/local/standstill.ts';

/** Runs the engine and ends it as soon as our end of its standard input closes: then it never outlives us, not even after a kill. */
const guard = 'exec 3<&0; "$@" </dev/null & engine=$!; (read -r line <&3; kill "$engine" 2>/dev/null) & wait "$engine"';

/** Only a guard against hanging: a machine that is busy with others may take long. */
const patienceMs = 20_000;

/** A port that was free may be taken by the time the engine is there, and the file held by an engine that is about to end. */
const startsTried = 5;
const pauseBetweenStartsMs = 200;

/** How to get a DynamoDB where the package brings none; the commands are the ones of Amazon's own documentation. */
function elsewhere(platform: string): string {
  return [
    `There is no build of the local database for this machine (${platform}). Start the official DynamoDB Local, either with Docker:`,
    '  docker run -p 8000:8000 -u root -v houndwell:/home/dynamodblocal/data amazon/dynamodb-local -jar DynamoDBLocal.jar -sharedDb -dbPath ./data',
    'or with Java 17, in the folder of its download:',
    '  java -Djava.library.path=./DynamoDBLocal_lib -jar DynamoDBLocal.jar -sharedDb -dbPath .',
    'and then start Houndwell with the variable AWS_ENDPOINT_URL_DYNAMODB set:',
    '  AWS_ENDPOINT_URL_DYNAMODB=http://localhost:8000 npm start',
  ].join('\n');
}

/**
 * The engine's program for a platform, from its optional package.
 * @throws CannotStart with the way round where there is none
 */
export function dynoxideBinary(platform = `${process.platform}-${process.arch}`): string {
  try {
    const manifest = createRequire(import.meta.url).resolve(`@dynoxide/${platform}/package.json`);
    return join(dirname(manifest), 'dynoxide');
  } catch {
    throw new CannotStart(elsewhere(platform));
  }
}

/**
 * Keeps the engine quick as its data grows. For each write it looks for the stream's highest sequence number, and for
 * each reading for what follows one, both without an index: at 40,000 records a write then takes 21 ms in place of 5.
 * And it keeps records for ever where AWS keeps them for a day; the last one stays, since numbers go on from it.
 */
function tendStream(file: string): void {
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
 * Starts DynamoDB (tables and streams) over one SQLite file. Should the engine die, it is started again at the same address.
 * @param say receives a line for a person when the engine has to be started again
 * @throws CannotStart when the engine does not come up
 */
export async function startDynoxide(file: string, say: (line: string) => void): Promise<Engine> {
  const binary = dynoxideBinary();
  let port = 0;
  let stopping = false;
  let child: ChildProcess;
  const launch = async (): Promise<void> => {
    if (stopping) return;
    child = spawn('/bin/sh', ['-c', guard, 'dynoxide', binary, 'serve', '--port', `${port}`, '--db-path', file], {
      stdio: ['pipe', 'pipe', 'pipe'],
      // Its own process group: the terminal's Ctrl+C is ours to pass on, after open requests are answered.
      detached: true,
    });
    await listening(child);
    child.once('exit', () => {
      child.stdin?.destroy();
      if (stopping) return;
      say('The database engine stopped unexpectedly and is started again.');
      persistently(launch).catch((error: Error) => say(error.message));
    });
  };
  await persistently(async () => {
    port = await freePort();
    await launch();
  });
  tendStream(file);
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      stopping = true;
      await end(child);
    },
  };
}

async function persistently(start: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await start();
    } catch (error) {
      if (attempt === startsTried) throw error;
      await pause(pauseBetweenStartsMs);
    }
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

function listening(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    const fail = (reason: string) => {
      inTime();
      child.stdin?.destroy();
      reject(new CannotStart(`The local database did not start: ${said.trim() || reason}.`));
    };
    const inTime = afterRunning(patienceMs, () => fail(`no answer within ${patienceMs / 1000} seconds`));
    const hear = (chunk: Buffer) => {
      said = `${said}${chunk}`.slice(-2000);
      if (!said.includes('listening on')) return;
      inTime();
      resolve();
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('error', (error) => fail(error.message));
    child.once('exit', (code) => {
      // Only what the guard holds open is still open: when that closes, all was heard that the engine has said.
      child.once('close', () => fail(`it ended with code ${code}`));
      child.stdin?.destroy();
    });
  });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(() => {
      // The minus sign addresses the whole group: the guard and the engine.
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
    }, 3000);
    child.once('exit', () => {
      clearTimeout(timer);
      resolve();
    });
    child.stdin?.end();
  });
}
