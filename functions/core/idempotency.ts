import { Entity } from 'electrodb';
import { ApiError } from '#functions/core/api-error.ts';
import { now } from '#functions/core/clock.ts';
import { type IdempotencyContext, IdempotentReplay } from '#functions/core/idempotency-context.ts';
import { mac, sameMac } from '#functions/core/signing.ts';
import { onTable, put, type Write } from '#functions/core/table.ts';

const keptSeconds = 24 * 3600;

/** IdempotencyRecords by Idempotency-Key, per caller and operation. Of the request only an HMAC is kept. */
export const IdempotencyRecords = new Entity(
  {
    model: { entity: 'answer', service: 'houndwell', version: '1' },
    attributes: {
      callerId: { type: 'string', required: true },
      operation: { type: 'string', required: true },
      key: { type: 'string', required: true },
      request: { type: 'string', required: true },
      answer: { type: 'string', required: true },
      expiresAt: { type: 'number', required: true },
    },
    indexes: {
      byKey: {
        pk: { field: 'pk', composite: ['callerId'], template: 'owner#${callerId}', casing: 'none' },
        sk: { field: 'sk', composite: ['operation', 'key'], template: 'answer#${operation}#${key}', casing: 'none' },
      },
    },
  },
  onTable(),
);

/** What is kept of a request's body: enough to tell whether a repeat asks for the same. */
export function bodyMac(body: unknown): string {
  return mac('idempotency', canonical(body));
}

/**
 * The write that keeps an answer for a repeat; it goes first into the transaction that does the work, so that a repeat
 * is recognised before any other condition speaks. Without a key there is nothing to keep.
 *
 * In the transaction its condition throws `IdempotentReplay` with the first answer, or ApiError `idempotencyKeyReused` for another body.
 */
export function saveIdempotentResponse(idempotency: IdempotencyContext, answer: unknown): Write[] {
  if (idempotency.key === undefined) return [];
  const request = bodyMac(idempotency.body);
  const seconds = Math.floor(now().getTime() / 1000);
  const write = IdempotencyRecords.put({
    callerId: idempotency.callerId,
    operation: idempotency.operation,
    key: idempotency.key,
    request,
    answer: JSON.stringify(answer),
    expiresAt: seconds + keptSeconds,
  })
    .where(({ key, expiresAt }, { notExists, lt }) => `${notExists(key)} OR ${lt(expiresAt, seconds)}`)
    .params();
  return [
    put(write, (found) => {
      const kept = found ?? {};
      if (typeof kept.request !== 'string' || !sameMac(kept.request, request))
        return new ApiError('idempotencyKeyReused');
      return new IdempotentReplay(JSON.parse(String(kept.answer)));
    }),
  ];
}

/** JSON with sorted keys: the same fields in another order are the same request. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value && typeof value === 'object') {
    const entries = Object.entries(value).filter(([, each]) => each !== undefined);
    return `{${entries
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, each]) => `${JSON.stringify(key)}:${canonical(each)}`)
      .join(',')}}`;
  }
  return JSON.stringify(value) ?? 'null';
}
