import { EventBridgeClient, PutEventsCommand, type PutEventsRequestEntry } from '@aws-sdk/client-eventbridge';
import { type EventBridgeOptions, type EventRule, startEventBridge } from '#infra/local/eventbridge/emulator.ts';
import type { BusEvent } from '#infra/local/eventbridge/entries.ts';
import { access, credentials, dataFolder, stoppedAfterTest } from '#test/infra/local/emulator-fixture.ts';

/** A rule with a target that records events. `deliver` runs first and may throw. */
export interface TestRule extends EventRule {
  deliver(event: BusEvent): Promise<void>;
  received: BusEvent[];
}

export function testRule(
  name: string,
  pattern: Omit<EventRule, 'name'> = { source: ['houndwell'] },
  deliver: TestRule['deliver'] = async () => {},
): TestRule {
  return { name, ...pattern, deliver, received: [] };
}

/** Functions that call the bus with one client. */
export function busClient(endpoint: string, by = credentials) {
  const client = new EventBridgeClient({ ...access, credentials: by, endpoint });
  return { client, put: (...Entries: PutEventsRequestEntry[]) => client.send(new PutEventsCommand({ Entries })) };
}

/** A valid entry, with these changes. */
export function entry(changes: PutEventsRequestEntry = {}): PutEventsRequestEntry {
  const Detail = JSON.stringify({ dogId: 'dog-1' });
  return { EventBusName: 'bus', Source: 'houndwell', DetailType: 'DogCreated', Detail, ...changes };
}

/** Starts a bus with these rules, and returns functions that call it. */
export async function startBus(rules: TestRule[], folder = dataFolder(), more: Partial<EventBridgeOptions> = {}) {
  const now = () => new Date('2026-03-01T09:00:00.500Z');
  const retryDelaysMs = [1, 1];
  const bus = await startEventBridge({ ...folder, now, busName: 'bus', rules, credentials, retryDelaysMs, ...more });
  const stopDelivery = bus.startDelivery(async (name, event) => {
    const rule = rules.find((each) => each.name === name);
    await rule?.deliver(event);
    rule?.received.push(event);
  });
  const stop = async () => {
    await stopDelivery();
    await bus.stop();
  };
  return { folder, bus: stoppedAfterTest({ ...bus, stop }), ...busClient(bus.url) };
}
