import { AwsError } from '#infra/local/http/emulator-server.ts';

/** Checks the parts of an email by the rules of SES. */

/** https://docs.aws.amazon.com/ses/latest/dg/quotas.html */
const limits = { recipients: 50, headers: 15, headerName: 126, headerValue: 995, headerLine: 996 };

/** Headers that SES sets itself, in lowercase. */
const ownHeaders = new Set([
  'bcc',
  'cc',
  'content-transfer-encoding',
  'content-type',
  'date',
  'from',
  'message-id',
  'mime-version',
  'reply-to',
  'return-path',
  'sender',
  'subject',
  'to',
]);

function reject(message: string): never {
  throw new AwsError('BadRequestException', message);
}

/** Extracts the address from `a@b.example` or `Name <a@b.example>`; undefined when the text has neither format. */
export function extractAddress(text: string): string | undefined {
  const address = /^(?:[ -;=?-~]*<([^<>]+)>|([^<>]+))$/.exec(text)?.slice(1).find(Boolean);
  return address && localPart.test(address) && domainPart.test(address) ? address : undefined;
}

/** Matches an address whose local part consists of RFC 5322's `dot-atom` characters. SES accepts ASCII only. */
const localPart = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[^@]+$/;

/** Matches an address whose domain has at least two labels of ASCII characters. Other scripts must be in Punycode. */
const domainPart = /@[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63})+$/i;

/**
 * Checks the recipients.
 * @throws AwsError for no recipients, too many recipients, or an address that SES does not accept
 */
export function checkDestination(addresses: string[]): void {
  if (addresses.length === 0) reject('Destination must have at least one recipient.');
  if (addresses.length > limits.recipients) reject(`Recipient count exceeds ${limits.recipients}.`);
  for (const address of addresses) {
    if (!address.includes('@')) reject("Missing final '@domain'");
    if (!extractAddress(address)) reject(`The address ${JSON.stringify(address)} is not valid.`);
  }
}

/**
 * Checks the subject.
 * @throws AwsError when the subject is empty or contains control characters
 */
export function checkSubject(subject: string): void {
  if (!subject) reject('Subject must not be empty.');
  if ([...subject].some((each) => each < ' ' || each === '\u007f')) reject('Subject contains control characters.');
}

/**
 * Checks the custom headers.
 * @throws AwsError for too many headers, or for a header that is malformed, repeated, or set by SES itself
 */
export function checkHeaders(headers: { Name: string; Value: string }[]): void {
  if (headers.length > limits.headers) reject(`More than ${limits.headers} headers.`);
  const seen = new Set<string>();
  for (const { Name, Value } of headers) {
    const name = Name.toLowerCase();
    if (!/^[!-9;-~]+$/.test(Name) || Name.length > limits.headerName) reject('Invalid header name.');
    if (!/^[ -~]+$/.test(Value) || Value.length > limits.headerValue) reject(`Invalid value of the header ${Name}.`);
    if (Name.length + Value.length > limits.headerLine) reject(`The header ${Name} is too long.`);
    if (ownHeaders.has(name)) reject(`The header ${Name} cannot be set.`);
    if (seen.has(name)) reject(`The header ${Name} is repeated.`);
    seen.add(name);
  }
}
