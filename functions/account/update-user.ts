import { userOf } from '#functions/account/user.ts';
import { answer } from '#functions/core/api.ts';
import { now } from '#functions/core/clock.ts';
import { Failure } from '#functions/core/failure.ts';
import { announce } from '#functions/core/outbox.ts';
import { photoRefused, requireOwnPhoto } from '#functions/core/photo-paths.ts';
import { transact, update } from '#functions/core/table.ts';
import { rowsOf } from '#functions/entities/caller.ts';
import { Owners } from '#functions/entities/owners.ts';
import { claimPhoto, forgetPhoto } from '#functions/entities/photos.ts';
import { account } from '#shared/contract/account.ts';

/** What an owner may clear; a name, a time zone and units always stand. */
const clearable = ['profileImageUrl', 'homeAddress', 'city', 'state', 'zipCode', 'vetName', 'vetPhone'] as const;

export const updateUser = answer(account.updateUser, async ({ body, caller }) => {
  requireOwnPhoto('profileImageUrl', body.profileImageUrl, caller.id);
  const given = Object.entries(body).filter(([, value]) => value !== undefined && value !== null && value !== '');
  const cleared = clearable.filter((name) => body[name] === null || body[name] === '');
  const lastName = body.lastName === undefined ? {} : { lastName: body.lastName };
  const changes = { ...Object.fromEntries(given), ...lastName, updatedAt: now().toISOString() };
  const { owner: before, subscription } = rowsOf(caller);
  const rehung = body.profileImageUrl !== undefined && (body.profileImageUrl || undefined) !== before.profileImageUrl;
  const dropped = rehung ? before.profileImageUrl : undefined;
  await transact([
    update(
      Owners.patch({ id: caller.id })
        .set(changes)
        .remove([...cleared])
        .params(),
      () => new Failure('unauthorized'),
    ),
    ...(rehung
      ? claimPhoto({ ownerId: caller.id, path: body.profileImageUrl, usedBy: 'owner' }, photoRefused('profileImageUrl'))
      : []),
    ...(dropped
      ? [...forgetPhoto(caller.id, dropped), announce('PhotoDropped', { ownerId: caller.id, path: dropped })]
      : []),
  ]);
  const emptied = Object.fromEntries(cleared.map((name) => [name, undefined]));
  return userOf({ ...before, ...changes, ...emptied }, subscription, caller.roles);
});
