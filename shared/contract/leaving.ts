import * as z from 'zod/mini';
import { Instant, LinkToken } from '#shared/contract/fields.ts';
import { defineOperation } from '#shared/contract/operation.ts';
import { PasswordOnFile } from '#shared/contract/password.ts';
import { exportStatuses } from '#shared/leaving.ts';

/** The latest export of an owner's data. */
export const DataExport = z.object({
  status: z.enum(exportStatuses),
  requestedAt: Instant,
  /** How many of the photos are in the file. */
  photosDone: z.int(),
  photosTotal: z.int(),
  /** The size of the file in bytes, once it is ready. */
  bytes: z.nullable(z.int()),
  /** When the file is deleted, once it is ready. */
  expiresAt: z.nullable(Instant),
});
export type DataExport = z.output<typeof DataExport>;

/** Asks for the deletion of an account. */
export const DeletionRequest = z.strictObject({
  password: PasswordOnFile,
  /** Whether posts and comments stay in the community, as those of a former member. */
  keepPosts: z.boolean('Please choose what happens to your posts'),
});
export type DeletionRequest = z.output<typeof DeletionRequest>;

/** The operations of owners who take their data with them or delete their account. */
export const leaving = {
  getExport: defineOperation({
    method: 'GET',
    path: '/api/account/export',
    summary: "The status of the owner's latest export; null if there is none.",
    access: 'owner',
    openWhenExpired: true,
    returns: z.nullable(DataExport),
  }),
  startExport: defineOperation({
    method: 'POST',
    path: '/api/account/export',
    summary: "Starts an export of all the owner's data. A link to the file is emailed. Returns one that is being made.",
    access: 'owner',
    openWhenExpired: true,
    returns: DataExport,
    fails: ['emailNotVerified', 'rateLimited'],
  }),
  downloadExport: defineOperation({
    method: 'POST',
    path: '/api/account/export/download',
    summary: 'Returns the URL of the file with an emailed link, once. The URL works for 5 minutes.',
    access: 'link-token',
    body: z.strictObject({ token: LinkToken }),
    returns: z.object({ url: z.string() }),
    fails: ['linkInvalid', 'exportOfAnotherOwner', 'exportReplaced'],
  }),
  requestDeletion: defineOperation({
    method: 'POST',
    path: '/api/account/deletion',
    summary: 'Schedules the deletion of the account in 14 days. A paid plan ends with its period.',
    access: 'owner',
    openWhenExpired: true,
    body: DeletionRequest,
    returns: z.object({ deletesAt: Instant }),
    fails: ['rateLimited'],
  }),
  cancelDeletion: defineOperation({
    method: 'DELETE',
    path: '/api/account/deletion',
    summary: 'Keeps the account. Does nothing if no deletion is scheduled.',
    access: 'owner',
    openWhenExpired: true,
  }),
};
