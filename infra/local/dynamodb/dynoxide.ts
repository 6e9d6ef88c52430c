import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { dynoxideBinary } from '#infra/local/dynamodb/dynoxide-package.ts';
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

/**
 * Chooses the address on which the database listens. The database checks no signatures and answers every website that
 * the user's browser shows, so on Linux it listens on a random one of 16 million loopback addresses, which no website can
 * guess. Other systems have only one loopback address.
 */
export function chooseAddress(platform: string = process.platform): string {
  return platform === 'linux' ? `127.${randomInt(1, 255)}.${randomInt(256)}.${randomInt(1, 255)}` : '127.0.0.1';
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
 * @param log receives a line when the database is installed or restarted
 * @throws StartupError when the database does not start
 */
export async function startDynoxide(file: string, log: (line: string) => void): Promise<Emulator> {
  const binary = await dynoxideBinary({ log });
  const host = chooseAddress();
  let port = 0;
  let stopping = false;
  let child: ChildProcess;
  const launch = async (): Promise<void> => {
    if (stopping) return;
    const options = ['--host', host, '--port', `${port}`, '--db-path', file];
    child = spawn('/bin/sh', ['-c', guard, 'dynoxide', binary, 'serve', ...options], {
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
    port = await freePort(host);
    await launch();
  });
  maintainStream(file);
  return {
    url: `http://${host}:${port}`,
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
async function freePort(host: string): Promise<number> {
  const probe = createServer().listen(0, host);
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
