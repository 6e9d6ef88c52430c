import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { readPayload } from '#infra/local/photo-body.ts';
import { sha256 } from '#infra/local/signature.ts';

const streaming = 'STREAMING-UNSIGNED-PAYLOAD-TRAILER';

function request(parts: string[], headers: Record<string, string> = {}): IncomingMessage {
  return Object.assign(Readable.from(parts.map((part) => Buffer.from(part))), {
    headers,
  }) as unknown as IncomingMessage;
}

/** A body in chunks of which each says its length, and then its checksum. */
function chunked(body: string, amz: Record<string, string> = {}) {
  const publishedEvents = {
    'x-amz-decoded-content-length': '3',
    'x-amz-trailer': 'x-amz-checksum-crc32',
    'x-amz-sdk-checksum-algorithm': 'CRC32',
  };
  return readPayload(request([body]), streaming, new Map(Object.entries({ ...publishedEvents, ...amz })));
}

const crcOfRex = '1i1FIA==';

test('chunks are put together and their framing is not kept', async () => {
  const body = `2\r\nRe\r\n1\r\nx\r\n0\r\nx-amz-checksum-crc32:${crcOfRex}\r\n\r\n`;
  expect(await chunked(body)).toEqual({ body: Buffer.from('Rex'), crc32: crcOfRex });
});

test('chunks that are cut off, of another length or with another checksum are refused', async () => {
  const trailer = `0\r\nx-amz-checksum-crc32:${crcOfRex}\r\n\r\n`;
  const incomplete = { code: 'IncompleteBody', status: 400 };
  for (const body of [
    '3\r\nRex',
    '3\r\nRexx\r\n',
    '4\r\nRex\r\n',
    'x\r\n',
    `2\r\nRe\r\n${trailer}`,
    '3\r\nRex\r\n0\r\n',
  ]) {
    await expect(chunked(body)).rejects.toMatchObject(incomplete);
  }
  await expect(chunked(`3\r\nMax\r\n${trailer}`)).rejects.toMatchObject({ code: 'BadDigest', status: 400 });
  await expect(chunked('3\r\nRex\r\n0\r\n\r\n')).rejects.toMatchObject({ code: 'InvalidRequest', status: 400 });
});

test('other trailers, checksums and ways to sign a body are not known', async () => {
  const unknown = { code: 'NotImplemented', status: 501 };
  await expect(
    chunked('0\r\n\r\n', { 'x-amz-decoded-content-length': '0', 'x-amz-trailer': 'x-amz-checksum-sha1' }),
  ).rejects.toMatchObject(unknown);
  const plain = (hash: string, amz: [string, string][] = []) =>
    readPayload(request(['Rex'], { 'content-length': '3' }), hash, new Map(amz));
  await expect(plain('STREAMING-AWS4-HMAC-SHA256-PAYLOAD')).rejects.toMatchObject(unknown);
  await expect(plain('UNSIGNED-PAYLOAD', [['x-amz-sdk-checksum-algorithm', 'SHA1']])).rejects.toMatchObject(unknown);
});

test('a body that is not what was signed or publishedEvents is refused', async () => {
  const read = (headers: Record<string, string>, hash = 'UNSIGNED-PAYLOAD', amz: [string, string][] = []) =>
    readPayload(request(['Re', 'x'], headers), hash, new Map(amz));
  const length = { 'content-length': '3' };
  expect(await read(length, sha256('Rex'))).toEqual({ body: Buffer.from('Rex') });
  const refusals: [Promise<unknown>, string, number][] = [
    [read(length, sha256('Max')), 'XAmzContentSHA256Mismatch', 400],
    [read({ 'content-length': '4' }), 'IncompleteBody', 400],
    [read({}), 'MissingContentLength', 411],
    [read({ 'content-length': '99999999999' }), 'EntityTooLarge', 400],
    [read({ ...length, 'content-md5': 'x' }), 'InvalidDigest', 400],
    [read({ ...length, 'content-md5': 'AAAAAAAAAAAAAAAAAAAAAA==' }), 'BadDigest', 400],
    [read(length, 'UNSIGNED-PAYLOAD', [['x-amz-checksum-crc32', 'AAAAAA==']]), 'BadDigest', 400],
  ];
  for (const [call, code, status] of refusals) await expect(call).rejects.toMatchObject({ code, status });
});
