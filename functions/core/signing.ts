import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { environment } from '#functions/core/environment.ts';

/**
 * Returns the HMAC-SHA-256 of several texts in base64url. For another `purpose`, the same texts have a different HMAC.
 */
export function mac(purpose: string, ...texts: string[]): string {
  const hmac = createHmac('sha256', environment('SIGNING_SECRET'));
  // The lengths are included, so that ('ab', 'c') and ('a', 'bc') have different HMACs.
  for (const each of [purpose, ...texts]) hmac.update(`${Buffer.byteLength(each)}:${each};`);
  return hmac.digest('base64url');
}

/** Whether two HMACs are equal. Compares in constant time. */
export function isSameMac(one: string, other: string): boolean {
  const left = Buffer.from(one);
  const right = Buffer.from(other);
  return left.length === right.length && timingSafeEqual(left, right);
}

/** The algorithm of `seal`. A sealed text consists of nonce, ciphertext and authentication tag. */
const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

function deriveKey(purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', environment('SIGNING_SECRET'), '', `seal:${purpose}`, 32));
}

/**
 * Encrypts a text with AES-GCM and returns base64url. Each `purpose` has a separate key.
 * @param context additional authenticated data, which is not part of the result; `unseal` needs the same value
 */
export function seal(purpose: string, text: string, context = ''): string {
  const nonce = randomBytes(nonceBytes);
  const sealing = createCipheriv(cipher, deriveKey(purpose), nonce).setAAD(Buffer.from(context));
  return Buffer.concat([nonce, sealing.update(text, 'utf8'), sealing.final(), sealing.getAuthTag()]).toString(
    'base64url',
  );
}

/** Decrypts a text that `seal` encrypted for the same purpose and context. Undefined for a forged or altered text. */
export function unseal(purpose: string, sealed: string, context = ''): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length < nonceBytes + tagBytes) return undefined;
  const opening = createDecipheriv(cipher, deriveKey(purpose), bytes.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  });
  opening.setAAD(Buffer.from(context));
  opening.setAuthTag(bytes.subarray(-tagBytes));
  try {
    return `${opening.update(bytes.subarray(nonceBytes, -tagBytes), undefined, 'utf8')}${opening.final('utf8')}`;
  } catch {
    return undefined;
  }
}
