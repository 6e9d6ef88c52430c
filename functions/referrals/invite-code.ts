import { randomInt } from 'node:crypto';
import { put, transact } from '#functions/core/data/table.ts';
import { retryOnConflict, VersionConflict } from '#functions/core/data/version-conflict.ts';
import { type Owner, Owners } from '#functions/entities/owners.ts';
import { InviteCodes, type Inviter, Inviters } from '#functions/entities/referrals.ts';
import { inviteAlphabet, inviteCodeLength, normalizeInviteCode } from '#shared/invite-codes.ts';

function generateInviteCode(): string {
  return Array.from({ length: inviteCodeLength }, () => inviteAlphabet[randomInt(inviteAlphabet.length)]).join('');
}

/** Returns an owner's invite code and counts. The first call issues the code. */
export function requireInviter(ownerId: string): Promise<Inviter> {
  return retryOnConflict(async () => {
    const { data: existing } = await Inviters.get({ ownerId }).go({ consistent: true });
    if (existing) return existing;
    const inviteCode = generateInviteCode();
    const inviter = { ownerId, inviteCode, totalReferrals: 0 };
    // Either another call has issued a code, or this code is taken. Both are solved by another round.
    await transact([
      put(Inviters.create(inviter).params(), () => new VersionConflict()),
      put(InviteCodes.create({ inviteCode, ownerId }).params(), () => new VersionConflict()),
    ]);
    return inviter;
  });
}

/** Finds the owner of an invite code; undefined for a code that was never issued or whose owner is gone. */
export async function findInviter(text: string): Promise<Owner | undefined> {
  const inviteCode = normalizeInviteCode(text);
  if (!inviteCode) return undefined;
  const { data: code } = await InviteCodes.get({ inviteCode }).go({ consistent: true });
  if (!code) return undefined;
  const { data: owner } = await Owners.get({ id: code.ownerId }).go({ consistent: true });
  return owner ?? undefined;
}
