import type { IncomingMessage } from 'node:http';
import { AwsFailure } from '#infra/local/engine.ts';
import {
  type Credentials,
  parseScope,
  parseSigningDate,
  type Scope,
  type Signed,
  signatureMatches,
  type Target,
} from '#infra/local/signature.ts';

/** How a service words the ways in which a signature can be wrong: name, status, message. */
export type Refusals = Record<
  'missing' | 'malformed' | 'unknownKey' | 'mismatch' | 'skewed' | 'unsignedHeader',
  readonly [code: string, status: number, message: string]
>;

/** The words of the services that speak JSON. */
export const jsonRefusals: Refusals = {
  missing: ['MissingAuthenticationTokenException', 403, 'Missing Authentication Token'],
  malformed: ['IncompleteSignatureException', 403, 'The request signature does not conform to AWS standards.'],
  unknownKey: ['UnrecognizedClientException', 403, 'The security token included in the request is invalid.'],
  mismatch: [
    'InvalidSignatureException',
    403,
    'The request signature we calculated does not match the signature you provided.',
  ],
  skewed: ['InvalidSignatureException', 403, 'Signature expired: the time of the request is too far from ours.'],
  unsignedHeader: ['InvalidSignatureException', 403, "'Host' and every 'x-amz-' header must be signed headers."],
};

/** The words of S3. */
export const s3Refusals: Refusals = {
  missing: ['AccessDenied', 403, 'Access Denied'],
  malformed: ['AuthorizationHeaderMalformed', 400, 'The authorization header that you provided is not valid.'],
  unknownKey: ['InvalidAccessKeyId', 403, 'The AWS Access Key Id you provided does not exist in our records.'],
  mismatch: [
    'SignatureDoesNotMatch',
    403,
    'The request signature we calculated does not match the signature you provided. Check your key and signing method.',
  ],
  skewed: ['RequestTimeTooSkewed', 403, 'The difference between the request time and the current time is too large.'],
  unsignedHeader: ['AccessDenied', 403, 'There were headers present in the request which were not signed'],
};

const quarterHourMs = 15 * 60 * 1000;
const weekSeconds = 7 * 24 * 60 * 60;

function refusal([code, status, message]: Refusals[keyof Refusals]): AwsFailure {
  return new AwsFailure(code, message, status);
}

/** Nothing that changes the meaning of a request may travel beside the signature. */
function demandSigned(request: IncomingMessage, signedHeaders: string[], refusals: Refusals): void {
  const mustBeSigned = Object.keys(request.headers).filter((name) => name === 'host' || name.startsWith('x-amz-'));
  if (!signedHeaders.includes('host') || mustBeSigned.some((name) => !signedHeaders.includes(name))) {
    throw refusal(refusals.unsignedHeader);
  }
}

function demandRight(signed: Signed, credentials: Credentials, refusals: Refusals): void {
  if (signed.scope.accessKeyId !== credentials.accessKeyId) throw refusal(refusals.unknownKey);
  if (!signatureMatches(signed, credentials.secretAccessKey)) throw refusal(refusals.mismatch);
}

/** What a request must be signed for, and by whom. */
export interface Demand {
  service: string;
  /** Of the body, as the signature has it. */
  payloadHash: string;
  /** Without them only the form of the signature is checked, not the signature. */
  credentials?: Credentials | undefined;
  refusals: Refusals;
}

/**
 * Checks the `authorization` header. The clock here is the machine's: clients sign their calls with it, and only the
 * application's own clock can be moved.
 * @throws AwsFailure in the service's words
 */
export function verifyHeaders(
  request: IncomingMessage,
  target: Target,
  { service, payloadHash, credentials, refusals }: Demand,
): Scope {
  const { authorization } = request.headers;
  if (!authorization) throw refusal(refusals.missing);
  const match = /^AWS4-HMAC-SHA256 Credential=([^,\s]+), ?SignedHeaders=([^,\s]+), ?Signature=([0-9a-f]{64})$/.exec(
    authorization,
  );
  const [, credential = '', headers = '', signature = ''] = match ?? [];
  const scope = parseScope(credential);
  const signingDate = String(request.headers['x-amz-date'] ?? '');
  const date = parseSigningDate(signingDate);
  if (!scope || !date || scope.service !== service || !signingDate.startsWith(scope.day)) {
    throw refusal(refusals.malformed);
  }
  if (Math.abs(Date.now() - date.getTime()) > quarterHourMs) throw refusal(refusals.skewed);
  const signedHeaders = headers.split(';');
  demandSigned(request, signedHeaders, refusals);
  if (credentials) {
    demandRight({ request, target, scope, signingDate, signedHeaders, payloadHash, signature }, credentials, refusals);
  }
  return scope;
}

/** Whether the right to the request stands in its address. */
export function isPresigned({ query }: Target): boolean {
  return query.has('X-Amz-Signature') || query.has('X-Amz-Algorithm');
}

function wrongParameter(message: string): AwsFailure {
  return new AwsFailure('AuthorizationQueryParametersError', message);
}

/**
 * Checks a presigned address: first its form, then its time, then who signed what.
 * @param now on the application's clock, by which such addresses are signed and expire
 * @returns the body's declared hash
 * @throws AwsFailure in the words of S3
 */
export function verifyPresigned(request: IncomingMessage, target: Target, credentials: Credentials, now: Date): string {
  if (request.headers.authorization) {
    throw new AwsFailure('InvalidArgument', 'Only one auth mechanism allowed');
  }
  const parameter = (name: string): string => {
    const value = target.query.get(name);
    if (value) return value;
    throw wrongParameter(
      'Query-string authentication version 4 requires the X-Amz-Algorithm, X-Amz-Credential, X-Amz-Signature, X-Amz-Date, X-Amz-SignedHeaders, and X-Amz-Expires parameters.',
    );
  };
  if (parameter('X-Amz-Algorithm') !== 'AWS4-HMAC-SHA256') {
    throw wrongParameter('X-Amz-Algorithm only supports "AWS4-HMAC-SHA256"');
  }
  const scope = parseScope(parameter('X-Amz-Credential'));
  const signingDate = parameter('X-Amz-Date');
  const date = parseSigningDate(signingDate);
  const expires = Number(parameter('X-Amz-Expires'));
  if (scope?.service !== 's3') throw wrongParameter('Error parsing the X-Amz-Credential parameter');
  if (!date || !signingDate.startsWith(scope.day)) throw wrongParameter('X-Amz-Date is not valid for the credential');
  if (!Number.isInteger(expires) || expires < 1 || expires > weekSeconds) {
    throw wrongParameter('X-Amz-Expires must be between 1 and 604800 seconds');
  }
  const age = now.getTime() - date.getTime();
  if (age < -quarterHourMs) throw new AwsFailure('AccessDenied', 'Request is not yet valid', 403);
  if (age > expires * 1000) throw new AwsFailure('AccessDenied', 'Request has expired', 403);
  const signedHeaders = parameter('X-Amz-SignedHeaders').split(';');
  const signature = parameter('X-Amz-Signature');
  const payloadHash = target.query.get('X-Amz-Content-Sha256') ?? 'UNSIGNED-PAYLOAD';
  demandSigned(request, signedHeaders, s3Refusals);
  demandRight({ request, target, scope, signingDate, signedHeaders, payloadHash, signature }, credentials, s3Refusals);
  return payloadHash;
}
