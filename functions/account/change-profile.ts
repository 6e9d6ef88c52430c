import type * as z from 'zod/mini';
import { now } from '#functions/core/clock.ts';
import { requireOwned } from '#functions/core/data/read.ts';
import { transact, update } from '#functions/core/data/table.ts';
import { retryOnConflict, VersionConflict } from '#functions/core/data/version-conflict.ts';
import { emitEvent } from '#functions/core/events/outbox.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import { type Owner, Owners } from '#functions/entities/owners.ts';
import { replacePhoto } from '#functions/photos/photo-attachments.ts';
import { scheduleTip } from '#functions/tips/tip-queue.ts';
import type { AccountChange } from '#shared/contract/account-forms.ts';

type ProfileChange = z.output<typeof AccountChange>;

/** Fields of the profile that the owner can clear. */
export const clearable = [
  'profileImageUrl',
  'homeAddress',
  'city',
  'state',
  'zipCode',
  'vetName',
  'vetPhone',
  'experienceLevel',
] as const;

/**
 * Changes the fields of an owner's profile that `form` contains. Null or an empty text clears a field.
 * @param known the owner as the caller has just read them
 * @throws ApiError 400 when the photo was not uploaded, 401 when the owner no longer exists
 */
export function changeProfile(known: Owner, form: ProfileChange): Promise<Owner> {
  let owner: Owner | null = known;
  return retryOnConflict(async () => {
    const before = owner ?? (await requireOwned(Owners, { id: known.id }, 'unauthorized'));
    owner = null;
    return saveChange(before, form);
  });
}

/**
 * Saves the change and returns the changed owner.
 * @throws VersionConflict when the name or the photo was changed after `before` was read
 */
async function saveChange(before: Owner, form: ProfileChange): Promise<Owner> {
  const filled = Object.entries(form).filter(([, value]) => value !== undefined && value !== null && value !== '');
  const cleared = clearable.filter((name) => !form[name] && form[name] !== undefined);
  // The last name is required in the row, but may be empty.
  const lastName = form.lastName === undefined ? {} : { lastName: form.lastName };
  const changes = { ...Object.fromEntries(filled), ...lastName, updatedAt: now().toISOString() };
  const isRenamed =
    (!!form.firstName && form.firstName !== before.firstName) ||
    (form.lastName !== undefined && form.lastName !== before.lastName);
  const { id, profileImageUrl: avatar } = before;
  const holder = { ownerId: id, usedBy: 'owner', field: 'profileImageUrl' };
  const photo = form.profileImageUrl === undefined ? [] : replacePhoto(holder, avatar, form.profileImageUrl);
  const change = Owners.patch({ id })
    .set(changes)
    .remove([...cleared])
    .where((row, { eq, notExists }) => {
      const conditions: string[] = [];
      // The files of the old photo are deleted, so the change fails if the row has another photo by now.
      if (photo.length > 0) conditions.push(avatar ? eq(row.profileImageUrl, avatar) : notExists(row.profileImageUrl));
      if (isRenamed) conditions.push(eq(row.firstName, before.firstName), eq(row.lastName, before.lastName));
      return conditions.join(' AND ');
    })
    .params();
  const after = { ...before, ...changes, ...Object.fromEntries(cleared.map((name) => [name, undefined])) };
  await transact([
    update(change, (found) => (found ? new VersionConflict() : new ApiError('unauthorized'))),
    ...photo,
    ...(isRenamed ? [emitEvent('OwnerRenamed', { ownerId: id })] : []),
    ...(photo.length > 0 ? [emitEvent('OwnerPictureChanged', { ownerId: id })] : []),
    // The tip of the next day comes at 9:00 of the new time zone.
    ...(after.timeZone === before.timeZone ? [] : [scheduleTip(after)]),
  ]);
  return after;
}
