import { transact } from '#functions/core/data/table.ts';
import { retryOnConflict } from '#functions/core/data/version-conflict.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import { type PasskeyRow, readPasskeys, replacePasskeys } from '#functions/entities/passkeys.ts';
import type { Passkey } from '#shared/contract/passkeys.ts';

/** Converts a stored passkey to what the API returns. */
export function toPasskey({ id, name, createdAt, lastUsedAt }: PasskeyRow): Passkey {
  return { id, name, createdAt, lastUsedAt: lastUsedAt ?? null };
}

/**
 * Changes one passkey of an owner, or removes it if `change` returns undefined.
 * @returns the passkey as it was before
 * @throws ApiError `passkeyNotFound`
 */
export function changePasskey(
  ownerId: string,
  id: string,
  change: (passkey: PasskeyRow) => PasskeyRow | undefined,
): Promise<PasskeyRow> {
  return retryOnConflict(async () => {
    const before = await readPasskeys(ownerId);
    const passkey = before.passkeys.find((each) => each.id === id);
    if (!passkey) throw new ApiError('passkeyNotFound');
    const after = before.passkeys.flatMap((each) => (each.id === id ? (change(each) ?? []) : each));
    await transact([replacePasskeys(before, after)]);
    return passkey;
  });
}
