import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { crc32 } from 'node:zlib';
import { AwsFailure, readBody, unsupported } from '#infra/local/engine.ts';
import { sha256 } from '#infra/local/signature.ts';

/** The bytes that a request to S3 carries, checked against everything that it says about them. */
export interface Payload {
  body: Buffer;
  /** Base64; only when the request gave one. */
  crc32?: string;
}

/** Far above the largest photo; S3 itself takes 5 GB. */
const largestBody = 64 * 1024 * 1024;

const chunkedHash = 'STREAMING-UNSIGNED-PAYLOAD-TRAILER';

function incomplete(): AwsFailure {
  return new AwsFailure('IncompleteBody', 'The request body terminated unexpectedly');
}

/** The bytes and the trailing headers of an `aws-chunked` body, whose chunks carry no signatures. */
function decodeChunks(framed: Buffer): { body: Buffer; trailers: Map<string, string> } {
  const chunks: Buffer[] = [];
  let place = 0;
  const line = (): string => {
    const end = framed.indexOf('\r\n', place);
    if (end < 0) throw incomplete();
    const text = framed.toString('latin1', place, end);
    place = end + 2;
    return text;
  };
  for (;;) {
    const size = line();
    if (!/^[0-9a-f]{1,8}$/i.test(size)) throw incomplete();
    const length = Number.parseInt(size, 16);
    if (length === 0) break;
    if (place + length > framed.length) throw incomplete();
    chunks.push(framed.subarray(place, place + length));
    place += length;
    if (line() !== '') throw incomplete();
  }
  const trailers = new Map<string, string>();
  for (let text = line(); text !== ''; text = line()) {
    const [name = '', ...value] = text.split(':');
    trailers.set(name.trim().toLowerCase(), value.join(':').trim());
  }
  return { body: Buffer.concat(chunks), trailers };
}

function checkMd5(body: Buffer, md5: string | undefined): void {
  if (md5 === undefined) return;
  if (!/^[A-Za-z0-9+/]{22}==$/.test(md5)) {
    throw new AwsFailure('InvalidDigest', 'The Content-MD5 you specified was invalid.');
  }
  if (createHash('md5').update(body).digest('base64') !== md5) {
    throw new AwsFailure('BadDigest', 'The Content-MD5 you specified did not match what we received.');
  }
}

function checkCrc32(body: Buffer, expected: string | undefined): void {
  if (expected === undefined) return;
  const found = Buffer.alloc(4);
  found.writeUInt32BE(crc32(body));
  if (found.toString('base64') !== expected) {
    throw new AwsFailure('BadDigest', 'The CRC32 you specified did not match the calculated checksum.');
  }
}

/**
 * Reads the body and checks its length, its hash and its checksums.
 * @param payloadHash as the signature declares it
 * @param amz the request's `x-amz-` parameters, by lower-case name
 * @throws AwsFailure 411 without a length, 400 when what arrived is not what was announced
 */
export async function readPayload(
  request: IncomingMessage,
  payloadHash: string,
  amz: Map<string, string>,
): Promise<Payload> {
  const chunked = payloadHash === chunkedHash;
  const announced = chunked ? amz.get('x-amz-decoded-content-length') : request.headers['content-length'];
  if (announced === undefined) {
    throw new AwsFailure('MissingContentLength', 'You must provide the Content-Length HTTP header.', 411);
  }
  if (Number(announced) > largestBody) {
    throw new AwsFailure('EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size');
  }
  // The framing of small chunks takes room as well.
  const raw = await readBody(request, largestBody * 2);
  const { body, trailers } = chunked ? decodeChunks(raw) : { body: raw, trailers: new Map<string, string>() };
  if (body.length !== Number(announced)) throw incomplete();
  if (/^[0-9a-f]{64}$/.test(payloadHash)) {
    if (sha256(body) !== payloadHash) {
      throw new AwsFailure('XAmzContentSHA256Mismatch', "The provided 'x-amz-content-sha256' does not match.");
    }
  } else if (!chunked && payloadHash !== 'UNSIGNED-PAYLOAD') {
    throw unsupported(`a body signed as ${payloadHash}`);
  }
  const trailer = amz.get('x-amz-trailer');
  if (trailer !== undefined && trailer !== 'x-amz-checksum-crc32') throw unsupported(`the trailer ${trailer}`);
  const checksum = trailer ? trailers.get(trailer) : amz.get('x-amz-checksum-crc32');
  const algorithm = amz.get('x-amz-sdk-checksum-algorithm');
  if (algorithm !== undefined && algorithm !== 'CRC32') throw unsupported(`the checksum ${algorithm}`);
  if ((algorithm || trailer) && checksum === undefined) {
    throw new AwsFailure('InvalidRequest', 'A checksum was announced, but there is none.');
  }
  checkMd5(body, request.headers['content-md5'] as string | undefined);
  checkCrc32(body, checksum);
  return checksum === undefined ? { body } : { body, crc32: checksum };
}
