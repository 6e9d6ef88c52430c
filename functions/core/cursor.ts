import { ApiError } from '#functions/core/api-error.ts';
import { mac, sameMac } from '#functions/core/signing.ts';

/** Whose list a marker belongs to: the caller, the operation, and what else the query asked. */
export type CursorScope = readonly string[];

/** Makes the store's own marker opaque and binds it to its scope. */
export function sealCursor(marker: string | null, scope: CursorScope): string | undefined {
  if (!marker) return undefined;
  const body = Buffer.from(marker).toString('base64url');
  return `${body}.${mac('cursor', body, ...scope)}`;
}

/**
 * The store's own marker again.
 * @throws ApiError `cursorInvalid` when it was made up, altered, or belongs to another caller or query
 */
export function openCursor(cursor: string | undefined, scope: CursorScope): string | null {
  if (cursor === undefined) return null;
  const [body = '', seal = '', more] = cursor.split('.');
  if (more !== undefined || !sameMac(seal, mac('cursor', body, ...scope))) throw new ApiError('cursorInvalid');
  return Buffer.from(body, 'base64url').toString();
}
