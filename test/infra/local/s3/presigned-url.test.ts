import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { expect, onTestFinished, test } from 'vitest';
import { catchError, credentials } from '#test/infra/local/emulator-fixture.ts';
import {
  buckets,
  readOutcome,
  s3Client,
  signingClient,
  startTestS3,
  uploadUrl,
} from '#test/infra/local/s3/s3-fixture.ts';

const png = { 'content-type': 'image/png' };
const yearMs = 365 * 24 * 60 * 60 * 1000;

async function upload(url: string, body: BodyInit, headers: Record<string, string> = png, method = 'PUT') {
  return readOutcome(await fetch(url, { method, headers, body, duplex: 'half' } as RequestInit));
}

/** The emulator with a URL for the upload of three bytes. */
async function startWithUrl() {
  const s3 = await startTestS3();
  return { ...s3, url: await uploadUrl(signingClient(s3.emulator.url), 3, s3.clock.now()) };
}

test('a presigned URL accepts exactly the request that was signed', async () => {
  const { get, url } = await startWithUrl();
  const mismatch = '403 SignatureDoesNotMatch';
  expect(await upload(url, 'Bella')).toBe(mismatch);
  expect(await upload(url, 'Re')).toBe(mismatch);
  expect(await upload(url, 'Rex', { 'content-type': 'text/html' })).toBe(mismatch);
  expect(await upload(url, new Uint8Array(Buffer.from('Rex')), {})).toBe(mismatch);
  expect(await upload(url.replace('owner-1', 'owner-2'), 'Rex')).toBe(mismatch);
  expect(await upload(url.replace('X-Amz-Expires=300', 'X-Amz-Expires=3000'), 'Rex')).toBe(mismatch);
  expect(await upload(url.replace('content-length%3Bcontent-type%3B', ''), 'Rex')).toBe(mismatch);
  expect(await upload(url.replace(/Signature=\w{8}/, 'Signature=00000000'), 'Rex')).toBe(mismatch);
  expect(await upload(`${url}&more=1`, 'Rex')).toBe(mismatch);
  expect(await upload(url, 'Rex', png, 'POST')).toBe(mismatch);
  expect(await readOutcome(await fetch(url))).toBe(mismatch);
  expect(await catchError(get())).toMatchObject({ name: 'NoSuchKey' });
  expect(await upload(url, 'Rex')).toBe('200');
  expect(await get()).toMatchObject({ text: 'Rex', ContentType: 'image/png' });
});

test('a presigned URL rejects unsigned parameters that change the request', async () => {
  const { get, url } = await startWithUrl();
  for (const name of ['x-amz-acl', 'x-amz-copy-source', 'x-amz-meta-dog', 'x-amz-content-sha256']) {
    expect(await upload(url, 'Rex', { ...png, [name]: 'public-read' })).toBe('403 AccessDenied');
  }
  expect(await upload(url, 'Rex', { ...png, authorization: 'AWS4-HMAC-SHA256 x' })).toBe('400 InvalidArgument');
  expect(await upload(`${url}&X-Amz-Expires=9`, 'Rex')).toBe('400 AuthorizationQueryParametersError');
  expect(await catchError(get())).toMatchObject({ name: 'NoSuchKey' });
});

test('a presigned URL rejects a body of unknown length', async () => {
  const { emulator, url } = await startWithUrl();
  const stream = () => new Blob(['Rex']).stream();
  expect(await upload(url, stream())).toBe('403 SignatureDoesNotMatch');
  const command = new PutObjectCommand({ Bucket: buckets.incoming, Key: 'any' });
  const anyLength = await getSignedUrl(signingClient(emulator.url), command);
  expect(await upload(anyLength, stream())).toBe('411 MissingContentLength');
});

test('a presigned URL expires by the application clock', async () => {
  const { emulator, clock } = await startTestS3();
  clock.moveBy(yearMs);
  const url = await uploadUrl(signingClient(emulator.url), 3, clock.now());
  clock.moveBy(299_000);
  expect(await upload(url, 'Rex')).toBe('200');
  clock.moveBy(2000);
  expect(await (await fetch(url, { method: 'PUT', body: 'Rex' })).text()).toContain('Request has expired');
  clock.moveBy(-yearMs);
  expect(await (await fetch(url, { method: 'PUT', body: 'Rex' })).text()).toContain('Request is not yet valid');
});

test('an unknown key, a wrong secret, and malformed parameters have different errors', async () => {
  const { emulator, clock, url } = await startWithUrl();
  const signedBy = (changes: object) =>
    uploadUrl(signingClient(emulator.url, { credentials: { ...credentials, ...changes } }), 3, clock.now());
  expect(await upload(await signedBy({ accessKeyId: 'other' }), 'Rex')).toBe('403 InvalidAccessKeyId');
  expect(await upload(await signedBy({ secretAccessKey: 'other' }), 'Rex')).toBe('403 SignatureDoesNotMatch');
  const malformed = '400 AuthorizationQueryParametersError';
  expect(await upload(url.replace('X-Amz-Expires=300', 'X-Amz-Expires=604801'), 'Rex')).toBe(malformed);
  expect(await upload(url.replace('X-Amz-Expires=300', 'X-Amz-Expires=x'), 'Rex')).toBe(malformed);
  expect(await upload(url.replace(/X-Amz-Date=\w+/, 'X-Amz-Date=today'), 'Rex')).toBe(malformed);
  expect(await upload(url.replace('AWS4-HMAC-SHA256', 'AWS4-ECDSA-P256-SHA256'), 'Rex')).toBe(malformed);
});

test('a presigned URL rejects a body that does not match a signed checksum, such as that of the SDK', async () => {
  const { emulator, clock } = await startTestS3();
  const url = await uploadUrl(s3Client(emulator.url), 3, clock.now());
  expect(url).toContain('x-amz-checksum-crc32=AAAAAA');
  expect(await upload(url, 'Rex')).toBe('400 BadDigest');
});

test('an object is read only with a signature', async () => {
  const { s3, put, clock } = await startTestS3();
  await put('Rex');
  const command = new GetObjectCommand({ Bucket: buckets.incoming, Key: 'owner-1/photo' });
  const url = await getSignedUrl(s3, command, { expiresIn: 60, signingDate: clock.now() });
  const response = await fetch(url);
  expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
    200,
    'image/png',
    'Rex',
  ]);
  expect(await readOutcome(await fetch(url.split('?')[0] ?? ''))).toBe('403 AccessDenied');
});

test('uploads are served on the origin of the site but cannot run scripts', async () => {
  const { emulator, clock } = await startTestS3();
  const server = createServer((request, response) => void emulator.handlePresigned(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const url = await uploadUrl(signingClient(site), 3, clock.now());
  expect(await upload(url.replace(site, emulator.url), 'Rex')).toBe('403 SignatureDoesNotMatch');
  const response = await fetch(url, { method: 'PUT', headers: png, body: 'Rex' });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
});
