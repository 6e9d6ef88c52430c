import { toCanonicalJson } from '#functions/core/canonical-json.ts';
import { epochSeconds } from '#functions/core/clock.ts';
import { tableEntity } from '#functions/core/data/entity.ts';
import { put, type Write } from '#functions/core/data/table.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import { type IdempotencyContext, IdempotentReplay } from '#functions/core/http/idempotency-context.ts';
import { isSameMac, mac } from '#functions/core/signing.ts';

const keptSeconds = 24 * 3600;

/**
 * Responses by Idempotency-Key, per caller and operation, kept for a day. Of the request body, only an HMAC is stored.
 */
export const IdempotencyRecords = tableEntity(
  'idempotencyRecord',
  'owner#${callerId}',
  'idempotency#${operation}#${key}',
  {
    callerId: { type: 'string', required: true },
    operation: { type: 'string', required: true },
    key: { type: 'string', required: true },
    request: { type: 'string', required: true },
    output: { type: 'string', required: true },
    expiresAt: { type: 'number', required: true },
  },
);

/** Returns an HMAC of a request body, to detect that a key is reused with another body. */
export function bodyMac(body: unknown): string {
  return mac('idempotency', toCanonicalJson(body));
}

/**
 * Returns the write that stores the output of a request, with which a repeat of the request is answered. Put the write
 * first in the transaction, so that its condition is reported before others. Returns no write if the request has no
 * Idempotency-Key.
 *
 * If the key was used before, the transaction fails with `IdempotentReplay`, or with `idempotencyKeyReused` if the body
 * differs.
 */
export function saveIdempotentResponse(idempotency: IdempotencyContext, output: unknown): Write[] {
  if (idempotency.key === undefined) return [];
  const request = bodyMac(idempotency.body);
  const seconds = epochSeconds();
  const record = IdempotencyRecords.put({
    callerId: idempotency.callerId,
    operation: idempotency.operation,
    key: idempotency.key,
    request,
    output: JSON.stringify(output),
    expiresAt: seconds + keptSeconds,
  })
    .where(({ key, expiresAt }, { notExists, lt }) => `${notExists(key)} OR ${lt(expiresAt, seconds)}`)
    .params();
  return [put(record, (found) => repeated(found, request))];
}

/**
 * Throws if the request is a repeat of a finished request. Call this function before expensive work.
 * @throws IdempotentReplay, or ApiError `idempotencyKeyReused` if the body differs
 */
export async function replayIfRepeated({ callerId, operation, key, body }: IdempotencyContext): Promise<void> {
  if (key === undefined) return;
  const { data: found } = await IdempotencyRecords.get({ callerId, operation, key }).go({ consistent: true });
  if (!found || found.expiresAt < epochSeconds()) return;
  throw repeated(found, bodyMac(body));
}

function repeated(found: { request?: unknown; output?: unknown } | undefined, request: string): Error {
  return isSameMac(String(found?.request), request)
    ? new IdempotentReplay(JSON.parse(String(found?.output)))
    : new ApiError('idempotencyKeyReused');
}
