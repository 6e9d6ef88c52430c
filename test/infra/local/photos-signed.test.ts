import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { expect, onTestFinished, test } from 'vitest';
import { keepAliveTimeout } from '#infra/local/engine.ts';
import type { Photos } from '#infra/local/photos.ts';
import { buckets, givenPhotos, objectCalls, outcome, s3Client, uploadUrl } from '#test/infra/local/given-photos.ts';
import { credentials, refusal } from '#test/infra/local/stand-in.ts';

const png = { 'content-type': 'image/png' };
const yearMs = 365 * 24 * 60 * 60 * 1000;

async function upload(url: string, body: BodyInit, headers: Record<string, string> = png, method = 'PUT') {
  return outcome(await fetch(url, { method, headers, body, duplex: 'half' } as RequestInit));
}

test('a signed address takes exactly what it was signed for', async () => {
  const { s3, clock, get } = await givenPhotos();
  const url = await uploadUrl(s3, 3, clock.now());
  const refused = '403 SignatureDoesNotMatch';
  expect(await upload(url, 'Bella')).toBe(refused);
  expect(await upload(url, 'Re')).toBe(refused);
  expect(await upload(url, 'Rex', { 'content-type': 'text/html' })).toBe(refused);
  expect(await upload(url, new Uint8Array(Buffer.from('Rex')), {})).toBe(refused);
  expect(await upload(url.replace('owner-1', 'owner-2'), 'Rex')).toBe(refused);
  expect(await upload(url.replace('X-Amz-Expires=300', 'X-Amz-Expires=3000'), 'Rex')).toBe(refused);
  expect(await upload(url.replace('content-length%3Bcontent-type%3B', ''), 'Rex')).toBe(refused);
  expect(await upload(url.replace(/Signature=\w{8}/, 'Signature=00000000'), 'Rex')).toBe(refused);
  expect(await upload(`${url}&more=1`, 'Rex')).toBe(refused);
  expect(await upload(url, 'Rex', png, 'POST')).toBe(refused);
  expect(await outcome(await fetch(url))).toBe(refused);
  expect(await refusal(get())).toMatchObject({ name: 'NoSuchKey' });
  expect(await upload(url, 'Rex')).toBe('200');
  expect(await get()).toMatchObject({ text: 'Rex', ContentType: 'image/png' });
});

test('nothing that changes the meaning of a signed address can be added beside it', async () => {
  const { s3, clock, get } = await givenPhotos();
  const url = await uploadUrl(s3, 3, clock.now());
  for (const name of ['x-amz-acl', 'x-amz-copy-source', 'x-amz-meta-dog', 'x-amz-content-sha256']) {
    expect(await upload(url, 'Rex', { ...png, [name]: 'public-read' })).toBe('403 AccessDenied');
  }
  expect(await upload(url, 'Rex', { ...png, authorization: 'AWS4-HMAC-SHA256 x' })).toBe('400 InvalidArgument');
  expect(await upload(`${url}&X-Amz-Expires=9`, 'Rex')).toBe('400 InvalidArgument');
  expect(await refusal(get())).toMatchObject({ name: 'NoSuchKey' });
});

test('a body of unknown length is refused', async () => {
  const { s3, photos, clock } = await givenPhotos();
  const url = await uploadUrl(s3, 3, clock.now());
  const stream = () => new Blob(['Rex']).stream();
  expect(await upload(url, stream())).toBe('403 SignatureDoesNotMatch');
  const command = new PutObjectCommand({ Bucket: buckets.incoming, Key: 'any' });
  expect(await upload(await getSignedUrl(s3Client(photos.url), command), stream())).toBe('411 MissingContentLength');
});

test('a signed address expires by the clock of the application', async () => {
  const { s3, clock } = await givenPhotos();
  clock.moveBy(yearMs);
  const url = await uploadUrl(s3, 3, clock.now());
  clock.moveBy(299_000);
  expect(await upload(url, 'Rex')).toBe('200');
  clock.moveBy(2000);
  expect(await upload(url, 'Rex')).toBe('403 AccessDenied');
  expect(await (await fetch(url, { method: 'PUT', body: 'Rex' })).text()).toContain('Request has expired');
  clock.moveBy(-yearMs);
  expect(await upload(url, 'Rex')).toBe('403 AccessDenied');
  expect(await (await fetch(url, { method: 'PUT', body: 'Rex' })).text()).toContain('Request is not yet valid');
});

test('an unknown key, a wrong secret and a malformed address are told apart', async () => {
  const { photos, s3, clock } = await givenPhotos();
  const by = (changes: object) =>
    uploadUrl(s3Client(photos.url, { credentials: { ...credentials, ...changes } }), 3, clock.now());
  expect(await upload(await by({ accessKeyId: 'other' }), 'Rex')).toBe('403 InvalidAccessKeyId');
  expect(await upload(await by({ secretAccessKey: 'other' }), 'Rex')).toBe('403 SignatureDoesNotMatch');
  const url = await uploadUrl(s3, 3, clock.now());
  const malformed = '400 AuthorizationQueryParametersError';
  expect(await upload(url.replace('X-Amz-Expires=300', 'X-Amz-Expires=604801'), 'Rex')).toBe(malformed);
  expect(await upload(url.replace('X-Amz-Expires=300', 'X-Amz-Expires=x'), 'Rex')).toBe(malformed);
  expect(await upload(url.replace(/X-Amz-Date=\w+/, 'X-Amz-Date=today'), 'Rex')).toBe(malformed);
  expect(await upload(url.replace(/&X-Amz-SignedHeaders=[^&]+/, ''), 'Rex')).toBe(malformed);
  expect(await upload(url.replace('%2Fs3%2F', '%2Fses%2F'), 'Rex')).toBe(malformed);
  expect(await upload(url.replace('AWS4-HMAC-SHA256', 'AWS4-ECDSA-P256-SHA256'), 'Rex')).toBe(malformed);
});

test('the checksum of an empty body, which the SDK signs by default, does not fit a photo', async () => {
  const { photos, clock } = await givenPhotos();
  const s3 = s3Client(photos.url, { requestChecksumCalculation: 'WHEN_SUPPORTED' });
  const url = await uploadUrl(s3, 3, clock.now());
  expect(url).toContain('x-amz-checksum-crc32=AAAAAA');
  expect(await upload(url, 'Rex')).toBe('400 BadDigest');
});

test('a signed address to read works once it is signed, and not without', async () => {
  const { s3, photos, put, clock } = await givenPhotos();
  await put('Rex');
  const command = new GetObjectCommand({ Bucket: buckets.incoming, Key: 'owner-1/photo' });
  const url = await getSignedUrl(s3, command, { expiresIn: 60, signingDate: clock.now() });
  const answer = await fetch(url);
  expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([200, 'image/png', 'Rex']);
  expect(await outcome(await fetch(url.split('?')[0] ?? ''))).toBe('403 AccessDenied');
  expect(await outcome(await fetch(`${photos.url}/${buckets.photos}?list-type=2`))).toBe('403 AccessDenied');
});

test('a call with another key or secret, or from another time, is refused', async () => {
  const { photos } = await givenPhotos();
  const by = (changes: object) => refusal(objectCalls(s3Client(photos.url, changes)).put('Rex'));
  const key = (changes: object) => by({ credentials: { ...credentials, ...changes } });
  expect(await key({ accessKeyId: 'other' })).toEqual({ name: 'InvalidAccessKeyId', status: 403 });
  expect(await key({ secretAccessKey: 'other' })).toEqual({ name: 'SignatureDoesNotMatch', status: 403 });
  expect(await key({ sessionToken: 'token' })).toEqual({ name: 'InvalidToken', status: 400 });
  expect(await by({ systemClockOffset: -16 * 60 * 1000 })).toEqual({ name: 'RequestTimeTooSkewed', status: 403 });
});

test('a browser may upload from any origin, and nothing else', async () => {
  const { s3, photos, clock } = await givenPhotos();
  const origin = 'https://houndwell.example';
  const ask = (bucket: string, method: string, names?: string) =>
    fetch(`${photos.url}/${bucket}/owner-1/photo`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': method,
        ...(names ? { 'access-control-request-headers': names } : {}),
      },
    });
  const allowed = await ask(buckets.incoming, 'PUT', 'content-type');
  expect(allowed.status).toBe(200);
  expect(Object.fromEntries(allowed.headers)).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'PUT',
    'access-control-allow-headers': 'content-type',
    'access-control-max-age': '3600',
  });
  for (const answer of [
    await ask(buckets.incoming, 'GET'),
    await ask(buckets.incoming, 'PUT', 'content-type, x-amz-acl'),
    await ask(buckets.photos, 'PUT', 'content-type'),
  ]) {
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([403, null]);
  }
  const headers = { ...png, origin };
  const answer = await fetch(await uploadUrl(s3, 3, clock.now()), { method: 'PUT', headers, body: 'Rex' });
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
});

/** A site whose clock stands elsewhere and that lets the photos answer, as the local runtime does. */
async function siteWith(photos: Photos, now: () => Date): Promise<string> {
  const site = createServer({ keepAliveTimeout }, (request, response) => {
    response.setHeader('date', now().toUTCString());
    photos.handleSigned(request, response).catch((error: unknown) => console.error(error));
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    site.closeAllConnections();
    site.close();
  });
  return `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
}

test('the site can answer for the photos under its own host, but not under another', async () => {
  const { photos, clock } = await givenPhotos();
  const site = await siteWith(photos, clock.now);
  const url = await uploadUrl(s3Client(site), 3, clock.now());
  expect(await upload(url.replace(site, photos.url), 'Rex')).toBe('403 SignatureDoesNotMatch');
  const answer = await fetch(url, { method: 'PUT', headers: png, body: 'Rex' });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  expect(await outcome(await fetch(`${site}/${buckets.incoming}/owner-1/photo`))).toBe('403 AccessDenied');
});

test('calls through a site whose clock was moved are signed and answered as before', async () => {
  const { photos, clock } = await givenPhotos();
  clock.moveBy(yearMs);
  const { put, get } = objectCalls(s3Client(await siteWith(photos, clock.now)));
  await put('Rex');
  expect((await get()).text).toBe('Rex');
  clock.moveBy(-yearMs);
  expect((await get()).text).toBe('Rex');
});
