import { type StoredEntity, storedEntities } from '#test/support/stored-entities.ts';

type Text = { S?: string };
type WireKey = { pk?: Text; sk?: Text };

/** The parts of a DynamoDB request that identify the rows. */
export interface WireRequest {
  Key?: WireKey;
  Item?: WireKey;
  ExpressionAttributeValues?: Record<string, Text>;
  /** The index that a query reads. */
  IndexName?: string;
  RequestItems?: Record<string, { Keys?: WireKey[] }>;
  TransactItems?: Partial<Record<'Put' | 'Update' | 'Delete' | 'ConditionCheck', { Key?: WireKey; Item?: WireKey }>>[];
}

function toPattern(template: string): RegExp {
  const parts = template.split(/\$\{\w+\}/).map((part) => part.replaceAll(/[$#]/g, '\\$&'));
  return new RegExp(`^${parts.join('.+')}$`);
}

function findName(matches: (entity: StoredEntity) => boolean): string {
  const found = storedEntities().find(matches);
  if (!found) throw new Error('A request concerns no known entity.');
  return found.name;
}

function findByKey({ pk, sk }: WireKey = {}): string {
  return findName((each) => toPattern(each.pk).test(pk?.S ?? '') && toPattern(each.sk).test(sk?.S ?? ''));
}

/** Returns the name of the entity that a query reads, from the partition key and the start of the sort key. */
function findByStart(pk = '', sk = ''): string {
  return findName((each) => toPattern(each.pk).test(pk) && sk.startsWith(each.sk.split('${')[0] ?? ''));
}

/** Returns the names of the entity and the index that a query reads. */
function findByIndex(name: string, pk = ''): string {
  const isRead = ({ index, pk: template }: { index: string; pk: string }) =>
    index === name && toPattern(template).test(pk);
  return `${findName(({ indexes }) => indexes.some(isRead))} by ${name}`;
}

const times = ['', '', ' twice', ' three times', ' four times'];

/** Returns each distinct text once, followed by how often it occurs. */
function countEach(texts: readonly string[]): string[] {
  return [...Map.groupBy(texts, (text) => text)].map(
    ([text, { length }]) => `${text}${times[length] ?? ` ${length} times`}`,
  );
}

function describeTransaction(items: NonNullable<WireRequest['TransactItems']>): string {
  const writes: string[] = [];
  const conditions: string[] = [];
  for (const { ConditionCheck, ...write } of items) {
    const [row] = Object.values(write);
    if (ConditionCheck) conditions.push(findByKey(ConditionCheck.Key));
    else writes.push(findByKey(row?.Key ?? row?.Item));
  }
  const on = conditions.length > 0 ? ` with a condition on ${countEach(conditions).join(', ')}` : '';
  return `transaction of ${countEach(writes).join(', ')}${on}`;
}

/** Describes what a request does with which entities: `GetItem Dogs`. */
export function describeRequest(action: string, request: WireRequest): string {
  const { Key, Item, ExpressionAttributeValues: values, IndexName, RequestItems = {}, TransactItems } = request;
  if (TransactItems) return describeTransaction(TransactItems);
  if (IndexName) return `Query ${findByIndex(IndexName, values?.[':pk']?.S)}`;
  if (action === 'Query') return `Query ${findByStart(values?.[':pk']?.S, values?.[':sk1']?.S)}`;
  const keys = Object.values(RequestItems).flatMap(({ Keys = [] }) => Keys);
  const names = keys.length > 0 ? keys.map(findByKey) : [findByKey(Key ?? Item)];
  return `${action} ${names.join(', ')}`;
}

const session = 'BatchGetItem Owners, Sessions, Subscriptions';

const kinds = ['the', 'BatchGetItem', 'GetItem', 'Query', 'UpdateItem', 'PutItem', 'DeleteItem', 'transaction'];

/**
 * Describes all requests of an operation in one line. They are sorted by kind, because the order of concurrent requests
 * varies.
 */
export function summarizeRequests(requests: readonly string[]): string {
  const rank = (text: string) => kinds.indexOf(text.split(' ')[0] ?? '');
  const sorted = requests
    .map((text) => (text === session ? 'the session' : text))
    .sort((one, other) => rank(one) - rank(other) || (one < other ? -1 : 1));
  return countEach(sorted).join('; ');
}
