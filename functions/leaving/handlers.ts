import { defineHandlers } from '#functions/core/http/api.ts';
import { cancelDeletion, requestDeletion } from '#functions/leaving/deletion/request-deletion.ts';
import { downloadExport, getExport, startExport } from '#functions/leaving/export/start-export.ts';
import { leaving } from '#shared/contract/leaving.ts';

export const leavingHandlers = defineHandlers(leaving, {
  getExport,
  startExport,
  downloadExport,
  requestDeletion,
  cancelDeletion,
});
