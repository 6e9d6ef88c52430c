import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { environment } from '#functions/core/environment.ts';

/** HMAC-SHA-256 of several texts with our key, base64url. `purpose` separates the uses from each other. */
export function mac(purpose: string, ...texts: string[]): string {
  const hmac = createHmac('sha256', environment('SIGNING_SECRET'));
  // With lengths, because ('ab', 'c') and ('a', 'bc') must differ.
  for (const each of [purpose, ...texts]) hmac.update(`${Buffer.byteLength(each)}:${each};`);
  return hmac.digest('base64url');
}

/** Compares two HMACs in constant time. */
export function isSameMac(one: string, other: string): boolean {
  const left = Buffer.from(one);
  const right = Buffer.from(other);
  return left.length === right.length && timingSafeEqual(left, right);
}

/** Authenticated encryption; the format is nonce, ciphertext, tag. */
const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

function deriveKey(purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', environment('SIGNING_SECRET'), '', `seal:${purpose}`, 32));
}

/**
 * Encrypts a text with AES-GCM and returns base64url. Each purpose has its own key.
 * @param context additional authenticated data: not in the result, and `unseal` must get the same
 */
export function seal(purpose: string, text: string, context = ''): string {
  const nonce = randomBytes(nonceBytes);
  const sealing = createCipheriv(cipher, deriveKey(purpose), nonce).setAAD(Buffer.from(context));
  return Buffer.concat([nonce, sealing.update(text, 'utf8'), sealing.final(), sealing.getAuthTag()]).toString(
    'base64url',
  );
}

/** Decrypts a text that `seal` encrypted for this purpose and context; undefined if it was forged or altered. */
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
