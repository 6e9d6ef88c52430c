import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { crc32 } from 'node:zlib';
import { AwsError, readBody, unsupported } from '#infra/local/http/emulator-server.ts';

/** The maximum size of an object in bytes, far more than the largest photo. */
const maxBytes = 64 * 1024 * 1024;

function checkHash(body: Buffer, hash: string): void {
  if (hash === 'UNSIGNED-PAYLOAD') return;
  if (!/^[0-9a-f]{64}$/.test(hash)) throw unsupported(`a body signed as ${hash}`);
  if (createHash('sha256').update(body).digest('hex') === hash) return;
  throw new AwsError('XAmzContentSHA256Mismatch', "The provided 'x-amz-content-sha256' does not match.");
}

function checkCrc32(body: Buffer, algorithm: string | undefined, expected: string | undefined): void {
  if (algorithm !== undefined && algorithm !== 'CRC32') throw unsupported(`the checksum ${algorithm}`);
  if (expected === undefined) return;
  const found = Buffer.alloc(4);
  found.writeUInt32BE(crc32(body));
  if (found.toString('base64') === expected) return;
  throw new AwsError('BadDigest', 'The CRC32 you specified did not match the calculated checksum.');
}

/**
 * Reads the body of an upload, and checks the body's length, hash and checksum.
 * @param parameters the `x-amz-` parameters by lower-case name, from the headers or the URL
 * @throws AwsError 411 without a length, 400 when the body is too large or does not match the signed length or hash
 */
export async function readPayload(request: IncomingMessage, parameters: Map<string, string>): Promise<Buffer> {
  const length = request.headers['content-length'];
  if (length === undefined) {
    throw new AwsError('MissingContentLength', 'You must provide the Content-Length HTTP header.', 411);
  }
  if (Number(length) > maxBytes) {
    throw new AwsError('EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size');
  }
  const body = await readBody(request, maxBytes);
  checkHash(body, parameters.get('x-amz-content-sha256') ?? 'UNSIGNED-PAYLOAD');
  checkCrc32(body, parameters.get('x-amz-sdk-checksum-algorithm'), parameters.get('x-amz-checksum-crc32'));
  return body;
}
