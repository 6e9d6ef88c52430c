import { join } from 'node:path';
import { AwsFailure, type Engine } from '#infra/local/engine.ts';
import { type Owed, startDeliveries } from '#infra/local/event-delivery.ts';
import { type BusEvent, entriesOf, eventFrom } from '#infra/local/event-entries.ts';
import { openJournal } from '#infra/local/journal.ts';
import { type Action, byTarget, startJsonService } from '#infra/local/json-service.ts';
import type { Credentials } from '#infra/local/signature.ts';

/** Which events a rule is about. A field that is left out matches all. */
export interface EventPattern {
  source?: string[];
  'detail-type'?: string[];
}

export interface EventRule {
  name: string;
  pattern: EventPattern;
  deliver(event: BusEvent): Promise<void>;
}

export interface EventBusOptions {
  dataDir: string;
  now: () => Date;
  busName: string;
  rules: EventRule[];
  /** When given, only calls signed with them are answered. */
  credentials?: Credentials;
  /** Milliseconds between the attempts of a delivery. */
  retryPausesMs?: readonly number[];
}

const usualPausesMs = [100, 400];

/** An event as it was announced; `at` is ISO 8601 UTC. */
export interface PublishedEvent {
  type: string;
  detail: unknown;
  at: string;
}

/** What `events.jsonl` keeps: with the event, the rules that it matched when it was put on the bus. */
interface EventLine {
  event: BusEvent;
  rules: string[];
  at: string;
}

interface DeliveredLine {
  id: string;
  rule: string;
}

/** @throws for anything but lists of exact texts, so that no rule is silently never or always matched */
function demandPattern({ name, pattern }: EventRule): void {
  const fields = Object.entries(pattern);
  if (fields.length === 0) throw new Error(`The pattern of the rule ${name} is empty.`);
  for (const [field, values] of fields) {
    if (field !== 'source' && field !== 'detail-type') {
      throw new Error(`The rule ${name} matches by ${field}, which the local bus does not know.`);
    }
    const exact = Array.isArray(values) && values.length > 0 && values.every((value) => typeof value === 'string');
    if (!exact) throw new Error(`The rule ${name} matches ${field} by other than a list of exact texts.`);
  }
}

function matches({ source, 'detail-type': type }: EventPattern, event: BusEvent): boolean {
  return (!source || source.includes(event.source)) && (!type || type.includes(event['detail-type']));
}

/**
 * Stands in for the bus, its rules and their retries. An event is on the disk before the call is answered, and what is
 * owed to a rule is handed over at least once, after a crash at the next start. What a rule refuses three times goes
 * to `events-dead-letters.jsonl`. Stricter than AWS in one thing: a bus that does not exist is an error of the entry,
 * while AWS answers it with an event id and drops the event.
 */
export async function startEventBus({
  dataDir,
  now,
  busName,
  rules,
  credentials,
  retryPausesMs = usualPausesMs,
}: EventBusOptions): Promise<Engine & { published(): PublishedEvent[]; idle(): Promise<void> }> {
  rules.forEach(demandPattern);
  const byName = new Map(rules.map((rule) => [rule.name, rule]));
  if (byName.size < rules.length) throw new Error('Two rules have the same name.');
  const journal = await openJournal<EventLine>(join(dataDir, 'events.jsonl'));
  const settled = await openJournal<DeliveredLine>(join(dataDir, 'events-delivered.jsonl'));
  const deadLetters = await openJournal<object>(join(dataDir, 'events-dead-letters.jsonl'));
  const published = journal.found.map(asPublished);

  const settle = ({ to, thing }: Owed<BusEvent>) => settled.append({ id: thing.id, rule: to });
  const deliveries = startDeliveries<BusEvent>({
    pausesMs: retryPausesMs,
    deliver: async ({ to, thing }) => {
      const rule = byName.get(to);
      if (!rule) throw new Error(`The rule ${to} is no more.`);
      // A target is given an event of its own, so that none can change what another sees.
      await rule.deliver(structuredClone(thing));
    },
    delivered: settle,
    gaveUp: async (owed, error) => {
      const message = error instanceof Error ? error.message : String(error);
      await deadLetters.append({ rule: owed.to, event: owed.thing, error: message, at: now().toISOString() });
      await settle(owed);
    },
  });
  const done = new Set(settled.found.map(({ id, rule }) => `${id} ${rule}`));
  for (const { event, rules: owedTo } of journal.found) {
    for (const to of owedTo) if (!done.has(`${event.id} ${to}`)) deliveries.add({ to, thing: event });
  }

  const putEvents: Action = async (body, { region }) => {
    const results = entriesOf(body).map((entry) => {
      try {
        return eventFrom(entry, busName, region, now());
      } catch (error) {
        if (error instanceof AwsFailure) return error;
        throw error;
      }
    });
    const lines = results.flatMap((event): EventLine[] => {
      if (event instanceof AwsFailure) return [];
      const matching = rules.filter(({ pattern }) => matches(pattern, event));
      return [{ event, rules: matching.map(({ name }) => name), at: now().toISOString() }];
    });
    await journal.append(...lines);
    published.push(...lines.map(asPublished));
    for (const { event, rules: owedTo } of lines) {
      for (const to of owedTo) deliveries.add({ to, thing: event });
    }
    return {
      FailedEntryCount: results.length - lines.length,
      Entries: results.map((result) =>
        result instanceof AwsFailure
          ? { ErrorCode: result.code, ErrorMessage: result.message }
          : { EventId: result.id },
      ),
    };
  };

  const engine = await startJsonService({
    service: 'events',
    credentials,
    contentType: 'application/x-amz-json-1.1',
    actionOf: byTarget('AWSEvents', { PutEvents: putEvents }),
  });
  return {
    url: engine.url,
    stop: async () => {
      // Attempts that fail from here on are not counted: they are owed to the next start.
      const delivered = deliveries.stop();
      await engine.stop();
      await delivered;
      await Promise.all([journal.close(), settled.close(), deadLetters.close()]);
    },
    published: () => published.toReversed(),
    idle: deliveries.idle,
  };
}

function asPublished({ event, at }: EventLine): PublishedEvent {
  return { type: event['detail-type'], detail: event.detail, at };
}
