import * as z from 'zod/mini';
import type { Operation } from '#shared/contract/operation.ts';
import type { Prepared } from '#test/generated/expectation.ts';
import { seededRandom } from '../../scripts/training/random.ts';

/** A request that is invalid in some way. */
export interface BadRequest {
  what: string;
  method: string;
  path: string;
  body?: unknown;
  headers?: Record<string, string | string[] | undefined>;
}

/** Unusual values for fields. */
export const odd: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1e308,
  Number.MAX_SAFE_INTEGER + 1,
  1.0000001,
  '',
  ' ',
  'x'.repeat(20_000),
  '🐕'.repeat(3000),
  'a\u0000b',
  'a\ud800b',
  '\u202Eevil\u2066',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  "' OR 1=1 --",
  '$outbox#0',
  'owner#01ARZ3NDEKTSV4RRFFQ69G5FAV',
  '${jndi:ldap://x}',
  '%00%ff',
  '2026-02-30',
  '9999-12-31T23:59:59.999Z',
  'NaN',
  [],
  [[[[[]]]]],
  {},
  { $ne: null },
  { toString: 'x', constructor: 1, hasOwnProperty: null },
  Array(500).fill('x'),
];

const oddTexts = odd.filter((value) => typeof value === 'string') as string[];

/** Unusual bodies. Strings are sent as they are. */
const oddBodies: readonly unknown[] = [
  '',
  '{',
  '{"a":',
  '{}{}',
  'null',
  '[]',
  '"text"',
  '5',
  '1e999',
  '\ufeff{}',
  '{"__proto__":{"admin":true}}',
  '{"a":1,"a":2}',
  '['.repeat(50_000),
  `{"a":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}}`,
  Buffer.from([0xff, 0xfe, 0x00, 0x80]),
  'x'.repeat(140_000),
];

function listFields(schema: z.ZodMiniType | undefined): string[] {
  if (!schema) return [];
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as {
    properties?: object;
    anyOf?: object[];
    oneOf?: object[];
  };
  const forms = [json, ...(json.anyOf ?? []), ...(json.oneOf ?? [])] as { properties?: object }[];
  return [...new Set(forms.flatMap(({ properties = {} }) => Object.keys(properties)))];
}

function buildPath(operation: Operation, params: Record<string, string>, raw = false): string {
  return operation.path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => {
    const value = params[name] ?? 'x';
    return raw ? value : encodeURIComponent(value);
  });
}

/** Bad requests derived from an operation's schemas: each field missing or with unusual values, and unknown fields. */
export function fromSchema(operation: Operation, { params = {}, body }: Prepared): BadRequest[] {
  const { method } = operation;
  const path = buildPath(operation, params);
  const good = (body ?? {}) as Record<string, unknown>;
  const found: BadRequest[] = [];
  const add = (what: string, more: Partial<BadRequest>) => found.push({ what, method, path, body, ...more });

  for (const field of listFields(operation.body)) {
    const { [field]: _, ...rest } = good;
    add(`${field} missing`, { body: rest });
    for (const value of odd)
      add(`${field} = ${JSON.stringify(value).slice(0, 40)}`, { body: { ...good, [field]: value } });
  }
  if (operation.body) add('an unknown field', { body: { ...good, isAdmin: true } });
  for (const sent of oddBodies) add(`body ${String(sent).slice(0, 20)}`, { body: sent });

  for (const name of [...listFields(operation.query), 'unknown', '__proto__']) {
    for (const value of operation.query ? oddTexts : oddTexts.slice(0, 3)) {
      const query = `${encodeURIComponent(name)}=${encodeURIComponent(value.toWellFormed()).slice(0, 5000)}`;
      add(`?${query.slice(0, 40)}`, { path: `${path}?${query}` });
    }
    add(`?${name} twice`, { path: `${path}?${name}=1&${name}=2` });
  }
  for (const name of Object.keys(params)) {
    for (const value of oddTexts) {
      const wrong = { ...params, [name]: value.toWellFormed().slice(0, 2000) || ' ' };
      add(`{${name}} = ${value.slice(0, 20)}`, { path: buildPath(operation, wrong) });
    }
    for (const raw of ['..', '.', '%', '%2', '%zz', '%C0%AF', '*', '{id}', ';']) {
      add(`{${name}} as ${raw}`, { path: buildPath(operation, { ...params, [name]: raw }, true) });
    }
  }
  return [...found, ...withHeaders(operation, path, body)];
}

function withHeaders({ method }: Operation, path: string, body: unknown): BadRequest[] {
  const headers: Record<string, string | string[] | undefined>[] = [
    { 'content-type': undefined },
    { 'content-type': 'text/xml' },
    { 'content-type': ';' },
    { 'content-encoding': 'gzip' },
    { 'idempotency-key': 'x'.repeat(300) },
    { 'idempotency-key': '' },
    { cookie: 'houndwell_session=' },
    { cookie: `houndwell_session=${'.'.repeat(2000)}` },
    { cookie: ';;;=;=,' },
    { origin: 'null' },
    { origin: undefined, 'sec-fetch-site': undefined },
    { 'x-http-method-override': 'DELETE' },
    { 'x-origin-secret': 'guess' },
    { 'user-agent': 'x'.repeat(4000) },
    { 'accept-language': ['de', 'x'.repeat(2000)] },
    { 'if-none-match': '*', range: 'bytes=0-0' },
  ];
  return headers.map((each) => ({
    what: `headers ${JSON.stringify(each).slice(0, 60)}`,
    method,
    path,
    body,
    headers: each,
  }));
}

/** Random requests with several mistakes. */
export function byChance(operation: Operation, prepared: Prepared, seed: number, count: number): BadRequest[] {
  const random = seededRandom(seed);
  const pick = <Thing>(things: readonly Thing[]): Thing => things[Math.floor(random() * things.length)] as Thing;
  const planned = fromSchema(operation, prepared);
  const fields = listFields(operation.body);
  return Array.from({ length: count }, (_, place) => {
    const { path, headers } = pick(planned);
    const scrambled = Object.fromEntries(fields.filter(() => random() < 0.7).map((field) => [field, pick(odd)]));
    const text = JSON.stringify(scrambled);
    const cut = Math.floor(random() * text.length);
    const body = random() < 0.2 ? text.slice(0, cut) + pick(['', '"', '}', '\u0000']) + text.slice(cut) : scrambled;
    return { what: `chance ${seed}/${place}`, method: operation.method, path, body, ...(headers ? { headers } : {}) };
  });
}
