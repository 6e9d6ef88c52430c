import { deleteUser } from '#functions/account/cognito.ts';
import { getPaymentProvider } from '#functions/billing/get-provider.ts';
import { elapsed } from '#functions/core/clock.ts';
import type { Processed } from '#functions/core/data/due-queue.ts';
import { remove, update, type Write, write } from '#functions/core/data/table.ts';
import { VersionConflict } from '#functions/core/data/version-conflict.ts';
import { emitEvent } from '#functions/core/events/outbox.ts';
import { Emails } from '#functions/entities/emails.ts';
import { type Owner, Owners } from '#functions/entities/owners.ts';
import { deletionQueue } from '#functions/leaving/deletion/deletion-queue.ts';
import { type Leaver, removeRow } from '#functions/leaving/deletion/remove-row.ts';
import { placesOfRows, readPages } from '#functions/leaving/owner-rows.ts';

const dayMs = 24 * 3600 * 1000;

/** How long a run works on one account. The next run continues with a large one. */
const maxMs = 120_000;

/** How many rows are removed at the same time. */
const rowsAtOnce = 25;

/** Deletes the accounts whose owners have not changed their minds. */
export function processDeletions(at: Date): Promise<Processed> {
  return deletionQueue.process(at, (account) => deleteOwner(account, at));
}

/**
 * Deletes an account, step by step: every step can be repeated, so an interrupted run is continued by the next one. The
 * owner's row is deleted last, because it says that the account is being deleted.
 */
async function deleteOwner({ ownerId, again }: { ownerId: string; again?: true }, at: Date): Promise<Write[]> {
  const { data: owner } = await Owners.get({ id: ownerId }).go({ consistent: true });
  if (!again) {
    if (!owner?.deletesAt || Date.parse(owner.deletesAt) > at.getTime()) return [];
    await startDeletion(owner);
    await deleteUser(ownerId);
    const provider = await getPaymentProvider();
    await provider.deleteCustomer(ownerId);
  }
  if (!(await removeRows({ ownerId, keepsPosts: owner?.keepsPosts ?? false }))) {
    const dueAt = new Date(at.getTime() + 1);
    return [deletionQueue.enqueue({ dueAt, id: ownerId }, { ownerId, ...(again && { again }) })];
  }
  if (!owner) return [];
  const email = Emails.delete({ email: owner.email })
    .where((row, { eq, notExists }) => `${notExists(row.ownerId)} OR ${eq(row.ownerId, ownerId)}`)
    .params();
  return [
    remove(Owners.delete({ id: ownerId }).params()),
    remove(email),
    emitEvent('OwnerDeleted', { ownerId }),
    deletionQueue.enqueue({ dueAt: new Date(at.getTime() + dayMs), id: ownerId }, { ownerId, again: true }),
  ];
}

/** Ends every session, and refuses new ones. From now on, the deletion cannot be canceled. */
async function startDeletion({ id, status, sessionEpoch, deletesAt = '' }: Owner): Promise<void> {
  if (status === 'deleting') return;
  const started = Owners.patch({ id })
    .set({ status: 'deleting', sessionEpoch: sessionEpoch + 1 })
    .where((owner, { eq }) => `${eq(owner.deletesAt, deletesAt)} AND ${eq(owner.sessionEpoch, sessionEpoch)}`)
    .params();
  await write(update(started, () => new VersionConflict()));
}

/**
 * Removes all rows of an owner, except for the owner's own row. Removing a row may add others, so each place is read until
 * nothing is left to remove.
 * @returns false if there was not enough time
 */
async function removeRows(leaver: Leaver): Promise<boolean> {
  const end = elapsed() + maxMs;
  for (const place of placesOfRows) {
    let removed: number;
    do {
      removed = 0;
      for await (const rows of readPages(leaver.ownerId, place)) {
        for (let start = 0; start < rows.length; start += rowsAtOnce) {
          if (elapsed() > end) return false;
          const part = rows.slice(start, start + rowsAtOnce);
          const results = await Promise.all(part.map((row) => removeRow(row, leaver)));
          removed += results.filter(Boolean).length;
        }
      }
      // An index shows removed rows for a moment, so only the table is read again.
    } while (place === 'table' && removed > 0);
  }
  return true;
}
