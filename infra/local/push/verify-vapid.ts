import { createPublicKey, verify } from 'node:crypto';
import * as z from 'zod/mini';

/** A push service accepts tokens that expire within a day (RFC 8292). */
const maxLifetimeSeconds = 24 * 3600;

const Header = z.object({ alg: z.literal('ES256') });
const Claims = z.object({
  aud: z.string(),
  exp: z.number(),
  sub: z.string().check(z.regex(/^(mailto:.+@|https:\/\/)/)),
});

function parseJson(part: string): unknown {
  return JSON.parse(Buffer.from(part, 'base64url').toString());
}

/**
 * Verifies the header `authorization` of a push message (VAPID, RFC 8292).
 * @param audience the origin of the endpoint
 * @returns the sender's public key in base64url
 * @throws Error that says what is wrong
 */
export function verifyVapid(authorization: string | undefined, audience: string): string {
  const [, token = '', publicKey = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization ?? '') ?? [];
  const [header = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  if (point.length !== 65) throw new Error('The key is not a point of P-256.');
  Header.parse(parseJson(header));
  const x = point.subarray(1, 33).toString('base64url');
  const y = point.subarray(33).toString('base64url');
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const signed = Buffer.from(`${header}.${claims}`);
  const isSigned = verify('sha256', signed, { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'));
  if (!isSigned) throw new Error('The signature is wrong.');
  const { aud, exp } = Claims.parse(parseJson(claims));
  if (aud !== audience) throw new Error(`The audience is ${aud}, not ${audience}.`);
  // The web-push package reads the machine's clock, not the application's.
  const left = exp - Date.now() / 1000;
  if (left <= 0 || left > maxLifetimeSeconds) throw new Error('The token has expired, or expires too late.');
  return publicKey;
}
