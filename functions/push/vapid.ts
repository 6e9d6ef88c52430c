import { createECDH, hkdfSync } from 'node:crypto';
import { environment } from '#functions/core/environment.ts';

/** Our key pair, with which push services recognize us (VAPID, RFC 8292): P-256 keys in base64url. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

let keys: VapidKeys | undefined;

/** Derives the key pair from the push secret, so that the secret is generated like the others and nobody handles keys. */
export function getVapidKeys(): VapidKeys {
  if (keys) return keys;
  const privateKey = Buffer.from(hkdfSync('sha256', environment('PUSH_SECRET'), '', 'vapid', 32));
  const curve = createECDH('prime256v1');
  // Throws for a number outside of the curve's order, which one of four billion secrets gives.
  curve.setPrivateKey(privateKey);
  keys = { publicKey: curve.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') };
  return keys;
}
