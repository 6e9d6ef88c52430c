import { userOf } from '#functions/account/user.ts';
import { answer } from '#functions/core/api.ts';
import { ApiError } from '#functions/core/api-error.ts';
import { now } from '#functions/core/clock.ts';
import { replacePhoto } from '#functions/core/photo-attachments.ts';
import { transact, update } from '#functions/core/table.ts';
import { retryOnConflict, VersionConflict } from '#functions/core/version-conflict.ts';
import { rowsOf } from '#functions/entities/caller.ts';
import { type Owner, Owners } from '#functions/entities/owners.ts';
import { account } from '#shared/contract/account.ts';

/** Fields of the profile that may be empty. */
export const clearable = ['profileImageUrl', 'homeAddress', 'city', 'state', 'zipCode', 'vetName', 'vetPhone'] as const;

export const updateUser = answer(account.updateUser, async ({ body, caller }) => {
  const set = Object.entries(body).filter(([, value]) => value !== undefined && value !== null && value !== '');
  const cleared = clearable.filter((name) => body[name] === null || body[name] === '');
  const lastName = body.lastName === undefined ? {} : { lastName: body.lastName };
  const changes = { ...Object.fromEntries(set), ...lastName, updatedAt: now().toISOString() };
  const { owner, subscription } = rowsOf(caller);
  let known: Owner | undefined = owner;
  return retryOnConflict(async () => {
    const before = known ?? (await Owners.get({ id: caller.id }).go({ consistent: true })).data;
    known = undefined;
    if (!before) throw new ApiError('unauthorized');
    const { profileImageUrl: avatar } = before;
    const holder = { ownerId: caller.id, usedBy: 'owner', field: 'profileImageUrl' };
    const photo = body.profileImageUrl === undefined ? [] : replacePhoto(holder, avatar, body.profileImageUrl);
    const change = Owners.patch({ id: caller.id })
      .set(changes)
      .remove([...cleared])
      // Only the avatar depends on the row as read: the old one's files are deleted.
      .where(({ profileImageUrl }, { eq, notExists }) => {
        if (photo.length === 0) return '';
        return avatar ? eq(profileImageUrl, avatar) : notExists(profileImageUrl);
      })
      .params();
    await transact([
      update(change, (found) => (found ? new VersionConflict() : new ApiError('unauthorized'))),
      ...photo,
    ]);
    const empty = Object.fromEntries(cleared.map((name) => [name, undefined]));
    return userOf({ ...before, ...changes, ...empty }, subscription, caller.roles);
  });
});
