import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto';

/** The keys of a browser's subscription, in base64url. */
export interface BrowserKeys {
  publicKey: string;
  privateKey: string;
  auth: string;
}

const saltBytes = 16;
const keyIdAt = saltBytes + 4 + 1;
const tagBytes = 16;

/** The last octet of the last record, before its padding (RFC 8188). */
const lastRecord = 2;

function derive(key: NodeJS.ArrayBufferView, salt: Buffer, info: Buffer | string, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', key, salt, info, length));
}

/**
 * Decrypts a push message as a browser does (RFC 8291, content encoding `aes128gcm`).
 * @throws Error if the message was not encrypted for these keys
 */
export function decryptMessage(body: Buffer, browser: BrowserKeys): string {
  const salt = body.subarray(0, saltBytes);
  const keyIdEnd = keyIdAt + (body[keyIdAt - 1] ?? 0);
  const senderKey = body.subarray(keyIdAt, keyIdEnd);
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(browser.privateKey, 'base64url');
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), Buffer.from(browser.publicKey, 'base64url'), senderKey]);
  const secret = derive(curve.computeSecret(senderKey), Buffer.from(browser.auth, 'base64url'), info, 32);
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
  const record = body.subarray(keyIdEnd);
  const opening = createDecipheriv('aes-128-gcm', key, nonce, { authTagLength: tagBytes });
  opening.setAuthTag(record.subarray(-tagBytes));
  const padded = Buffer.concat([opening.update(record.subarray(0, -tagBytes)), opening.final()]);
  const end = padded.lastIndexOf(lastRecord);
  if (end < 0 || padded.subarray(end + 1).some((octet) => octet !== 0)) throw new Error('The padding is wrong.');
  return padded.toString('utf8', 0, end);
}
