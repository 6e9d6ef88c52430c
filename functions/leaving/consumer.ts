import type { EventHandlers } from '#functions/core/events/consumer.ts';
import { deleteFiles } from '#functions/leaving/export/export-store.ts';
import { makeExport } from '#functions/leaving/export/make-export.ts';

/** The event handlers that make exports, and that delete the files of deleted accounts. */
export const leavingEventHandlers: EventHandlers = {
  ExportRequested: ({ detail: { ownerId, exportId } }) => makeExport(ownerId, exportId),
  OwnerDeleted: ({ detail: { ownerId } }) => deleteFiles(ownerId),
};
