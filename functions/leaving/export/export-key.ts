import { environment } from '#functions/core/environment.ts';

/** Identifies an export. */
export interface ExportKey {
  ownerId: string;
  id: string;
}

/** Returns the location of an export. The last part of the key is the name of the downloaded file. */
export function toObject({ ownerId, id }: ExportKey) {
  return { Bucket: environment('EXPORTS_BUCKET'), Key: `${ownerId}/${id}/houndwell-data.zip` };
}
