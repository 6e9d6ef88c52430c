import type { IncomingMessage } from 'node:http';
import type { Payload } from '#infra/local/photo-body.ts';
import type { Bucket } from '#infra/local/photo-objects.ts';
import { type Elements, xmlDocument } from '#infra/local/photo-xml.ts';

/** A call whose signature was right. */
export interface PhotoCall {
  request: IncomingMessage;
  query: Map<string, string>;
  /** The `x-amz-` parameters, by lower-case name, wherever they stood. */
  amz: Map<string, string>;
  bucket: Bucket;
  bucketName: string;
  key: string;
  payload(): Promise<Payload>;
  /** @throws AwsFailure 404 when there is no such bucket */
  bucketNamed(name: string): Bucket;
  /** Under which continuation tokens are sealed. */
  secret: string;
}

export interface PhotoAnswer {
  status: number;
  headers: Record<string, string | number>;
  body?: Buffer | string;
}

/** One call of S3, and everything it understands; whatever else stands in a request is refused. */
export interface Operation {
  query?: readonly string[];
  amz?: readonly string[];
  run(call: PhotoCall): Promise<PhotoAnswer>;
}

/** A success with a document. */
export function xmlAnswer(root: string, elements: Elements): PhotoAnswer {
  return { status: 200, headers: { 'content-type': 'application/xml' }, body: xmlDocument(root, elements) };
}
