import { randomUUID } from 'node:crypto';
import { createdObject } from '#events/created-objects.ts';
import type { BusEvent } from '#infra/local/eventbridge/entries.ts';

export interface CreatedObject {
  bucket: string;
  key: string;
  /** In bytes. */
  size: number;
  /** The ETag with its quotes. */
  etag: string;
  at: Date;
}

/** Returns the event that S3 puts on the default event bus for a new object. */
export function createdObjectEvent({ bucket, key, size, etag, at }: CreatedObject, region: string): BusEvent {
  return {
    version: '0',
    id: randomUUID(),
    'detail-type': createdObject.detailType,
    source: createdObject.source,
    account: '000000000000',
    time: at.toISOString().replace(/\.\d+Z$/, 'Z'),
    region,
    resources: [`arn:aws:s3:::${bucket}`],
    detail: {
      version: '0',
      bucket: { name: bucket },
      object: { key, size, etag: etag.replaceAll('"', '') },
      reason: 'PutObject',
    },
  };
}
