import { userOf } from '#functions/account/user.ts';
import { answer } from '#functions/core/api.ts';
import { ApiError } from '#functions/core/api-error.ts';
import { now } from '#functions/core/clock.ts';
import { photoDropped, photoRefused, requireOwnPhoto } from '#functions/core/photo-paths.ts';
import { transact, update } from '#functions/core/table.ts';
import { retryOnConflict, VersionConflict } from '#functions/core/version-conflict.ts';
import { rowsOf } from '#functions/entities/caller.ts';
import { type Owner, Owners } from '#functions/entities/owners.ts';
import { attachPhoto, detachPhoto } from '#functions/entities/photos.ts';
import { account } from '#shared/contract/account.ts';

/** What an owner may clear; a name, a time zone and units always stand. */
const clearable = ['profileImageUrl', 'homeAddress', 'city', 'state', 'zipCode', 'vetName', 'vetPhone'] as const;

export const updateUser = answer(account.updateUser, async ({ body, caller }) => {
  requireOwnPhoto('profileImageUrl', body.profileImageUrl, caller.id);
  const given = Object.entries(body).filter(([, value]) => value !== undefined && value !== null && value !== '');
  const cleared = clearable.filter((name) => body[name] === null || body[name] === '');
  const lastName = body.lastName === undefined ? {} : { lastName: body.lastName };
  const changes = { ...Object.fromEntries(given), ...lastName, updatedAt: now().toISOString() };
  const { owner, subscription } = rowsOf(caller);
  let known: Owner | undefined = owner;
  return retryOnConflict(async () => {
    const before = known ?? (await Owners.get({ id: caller.id }).go({ consistent: true })).data;
    known = undefined;
    if (!before) throw new ApiError('unauthorized');
    const { profileImageUrl: picture } = before;
    const rehung = body.profileImageUrl !== undefined && (body.profileImageUrl || undefined) !== picture;
    const asSeen = Owners.patch({ id: caller.id })
      .set(changes)
      .remove([...cleared])
      // Only the picture depends on what was there: the old one goes with its files.
      .where(({ profileImageUrl }, { eq, notExists }) => {
        if (!rehung) return '';
        return picture ? eq(profileImageUrl, picture) : notExists(profileImageUrl);
      })
      .params();
    await transact([
      update(asSeen, (found) => (found ? new VersionConflict() : new ApiError('unauthorized'))),
      ...(rehung
        ? [
            ...attachPhoto(
              { ownerId: caller.id, path: body.profileImageUrl, usedBy: 'owner' },
              photoRefused('profileImageUrl'),
            ),
            ...detachPhoto(caller.id, picture),
            ...photoDropped(caller.id, picture),
          ]
        : []),
    ]);
    const emptied = Object.fromEntries(cleared.map((name) => [name, undefined]));
    return userOf({ ...before, ...changes, ...emptied }, subscription, caller.roles);
  });
});
