import { randomInt } from 'node:crypto';
import type { EntityItem } from 'electrodb';
import { ownerEntity } from '#functions/core/data/entity.ts';
import { put, remove, type Write } from '#functions/core/data/table.ts';
import { VersionConflict } from '#functions/core/data/version-conflict.ts';

/** All passkeys of an owner, at most 10, in one row, so that one version check protects every change. */
export const Passkeys = ownerEntity('passkeys', 'passkeys', {
  /** Oldest first. */
  passkeys: {
    type: 'list',
    required: true,
    items: {
      type: 'map',
      properties: {
        /** The ID of the credential, in base64url. */
        id: { type: 'string', required: true },
        name: { type: 'string', required: true },
        /** The public key in COSE format, in base64url. */
        publicKey: { type: 'string', required: true },
        /** How often the authenticator says that it was used. Stays 0 for passkeys that are synced between devices. */
        counter: { type: 'number', required: true },
        /** How a browser can reach the authenticator, such as `internal`. */
        transports: { type: 'list', items: { type: 'string' }, required: true },
        createdAt: { type: 'string', required: true },
        /** Absent until the first sign-in. */
        lastUsedAt: { type: 'string' },
      },
    },
  },
  /** Incremented by every change, for optimistic locking. */
  version: { type: 'number', required: true },
});
export type PasskeysRow = EntityItem<typeof Passkeys>;
export type PasskeyRow = PasskeysRow['passkeys'][number];

const maxFirstVersion = 2 ** 40;

/** Reads an owner's passkeys. */
export async function readPasskeys(ownerId: string): Promise<PasskeysRow> {
  const { data } = await Passkeys.get({ ownerId }).go({ consistent: true });
  return data ?? { ownerId, passkeys: [], version: 0 };
}

/** Returns the write that replaces an owner's passkeys. Fails with VersionConflict if they changed after `before` was read. */
export function replacePasskeys(before: PasskeysRow, passkeys: PasskeyRow[]): Write {
  // The first version is random, so that a new row never has the version of a row that was removed after it was read.
  const version = before.version === 0 ? randomInt(1, maxFirstVersion) : before.version + 1;
  const replaced = Passkeys.put({ ownerId: before.ownerId, passkeys, version })
    .where((row, { eq, notExists }) =>
      before.version === 0 ? notExists(row.version) : eq(row.version, before.version),
    )
    .params();
  return put(replaced, () => new VersionConflict());
}

/** Returns the write that removes all passkeys of an owner. */
export function removePasskeys(ownerId: string): Write {
  return remove(Passkeys.delete({ ownerId }).params());
}
