import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EventBridgeClient, PutEventsCommand, type PutEventsRequestEntry } from '@aws-sdk/client-eventbridge';
import { type EventBusOptions, type EventRule, startEventBus } from '#infra/local/event-bus.ts';
import type { BusEvent } from '#infra/local/event-entries.ts';
import { access, credentials, stoppedLater, temporaryFolder } from '#test/infra/local/stand-in.ts';

export const busSettings = { now: () => new Date('2026-03-01T09:00:00.500Z'), busName: 'bus', credentials };

/** The calls of one client. */
export function busClient(endpoint: string, by = credentials) {
  const bridge = new EventBridgeClient({ ...access, credentials: by, endpoint });
  return { bridge, put: (...Entries: PutEventsRequestEntry[]) => bridge.send(new PutEventsCommand({ Entries })) };
}

/** An entry that the bus takes, but for the changes. */
export function entry(changes: PutEventsRequestEntry = {}): PutEventsRequestEntry {
  const Detail = JSON.stringify({ dogId: 'dog-1' });
  return { EventBusName: 'bus', Source: 'houndwell', DetailType: 'DogCreated', Detail, ...changes };
}

/** A rule that keeps what it is given; `deliver` may do something else first. */
export function rule(name: string, pattern: EventRule['pattern'], deliver: EventRule['deliver'] = async () => {}) {
  const received: BusEvent[] = [];
  const keep = async (event: BusEvent) => {
    await deliver(event);
    received.push(event);
  };
  return { name, pattern, deliver: keep, received };
}

/** A bus with these rules, and its calls. */
export async function givenBus(rules: EventRule[], dataDir?: string, more: Partial<EventBusOptions> = {}) {
  const folder = dataDir ?? (await temporaryFolder());
  const bus = stoppedLater(await startEventBus({ ...busSettings, dataDir: folder, rules, ...more }));
  return { dataDir: folder, bus, ...busClient(bus.url) };
}

/** What a file of JSON lines holds. */
export async function linesOf(dataDir: string, file: string): Promise<Record<string, unknown>[]> {
  const text = await readFile(join(dataDir, file), 'utf8');
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}
