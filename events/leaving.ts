import * as z from 'zod/mini';
import { event } from '#events/event.ts';

/** An owner asked for a file with all their data. */
export const ExportRequested = event('ExportRequested', z.object({ ownerId: z.string(), exportId: z.string() }), {
  consumers: ['exports'],
});

/** The file with an owner's data can be downloaded. */
export const ExportReady = event('ExportReady', z.object({ ownerId: z.string(), exportId: z.string() }), {
  consumers: ['mail'],
});

/** An owner asked to delete their account. */
export const DeletionScheduled = event('DeletionScheduled', z.object({ ownerId: z.string() }), { consumers: ['mail'] });

/** An owner changed their mind about deleting their account. */
export const DeletionCanceled = event('DeletionCanceled', z.object({ ownerId: z.string() }), { consumers: ['mail'] });

/** An account was deleted from the table and from Cognito. An event handler deletes its files. */
export const OwnerDeleted = event('OwnerDeleted', z.object({ ownerId: z.string() }), { consumers: ['exports'] });
