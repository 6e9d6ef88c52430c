import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type * as z from 'zod/mini';
import type { NewPasskey, PasskeyAssertion, PasskeyCreation, PasskeyRequest } from '#shared/contract/passkeys.ts';

/** What an authenticator does wrong, or the browser in front of it. */
export interface Deviation {
  /** The site that asks, as the browser sees it. */
  origin?: string;
  rpId?: string;
  /** Whether the device recognized its user. */
  isUserVerified?: boolean;
  counter?: number;
}

const userPresent = 0x01;
const userVerified = 0x04;
const hasCredential = 0x40;

function toBase64Url(bytes: Buffer | string): string {
  return Buffer.from(bytes).toString('base64url');
}

function describeClient(type: string, challenge: string, origin: string): string {
  return toBase64Url(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

/** The length of a byte string, as CBOR encodes lengths up to 65,535. */
function encodeLength(length: number): Buffer {
  return Buffer.from([0x59, length >> 8, length & 0xff]);
}

/** A password manager: creates one passkey and signs with it. */
export class Authenticator {
  readonly #origin: string;
  readonly #key: KeyObject;
  readonly #publicKey: Buffer;
  readonly id: Buffer;
  userHandle = '';
  counter = 0;

  constructor(origin: string, id: Buffer = randomBytes(32)) {
    this.#origin = origin;
    this.id = id;
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.#key = privateKey;
    // A COSE key: {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y}.
    this.#publicKey = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ]);
  }

  #describe(rpId: string, { isUserVerified = true, counter = this.counter }: Deviation, more: number): Buffer {
    const flags = userPresent | (isUserVerified ? userVerified : 0) | more;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flags]), count]);
  }

  /** Creates the passkey, as `navigator.credentials.create` does. */
  create(options: z.output<typeof PasskeyCreation>, deviation: Deviation = {}): Omit<NewPasskey, 'name'> {
    const { origin = this.#origin, rpId = options.rp.id } = deviation;
    this.userHandle = options.user.id;
    const aaguid = Buffer.alloc(16);
    const data = Buffer.concat([
      this.#describe(rpId, deviation, hasCredential),
      aaguid,
      Buffer.from([0, this.id.length]),
      this.id,
      this.#publicKey,
    ]);
    // A CBOR map: {fmt: 'none', attStmt: {}, authData: data}.
    const attestation = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
      encodeLength(data.length),
      data,
    ]);
    return {
      id: toBase64Url(this.id),
      clientDataJSON: describeClient('webauthn.create', options.challenge, origin),
      attestationObject: toBase64Url(attestation),
      transports: ['internal'],
    };
  }

  /** Signs a challenge with the passkey, as `navigator.credentials.get` does. */
  sign(options: z.output<typeof PasskeyRequest>, deviation: Deviation = {}): PasskeyAssertion {
    const { origin = this.#origin, rpId = options.rpId } = deviation;
    const clientDataJSON = describeClient('webauthn.get', options.challenge, origin);
    const data = this.#describe(rpId, deviation, 0);
    const signed = Buffer.concat([
      data,
      createHash('sha256').update(Buffer.from(clientDataJSON, 'base64url')).digest(),
    ]);
    return {
      id: toBase64Url(this.id),
      userHandle: this.userHandle,
      clientDataJSON,
      authenticatorData: toBase64Url(data),
      signature: toBase64Url(sign('sha256', signed, this.#key)),
      rememberMe: true,
    };
  }
}
