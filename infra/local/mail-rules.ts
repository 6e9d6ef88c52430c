import { AwsFailure } from '#infra/local/engine.ts';

/** What SES refuses in the parts of a mail. */

/** https://docs.aws.amazon.com/ses/latest/dg/quotas.html */
const limits = { recipients: 50, headers: 15, headerName: 126, headerValue: 995, headerLine: 996 };

/** Made by SES itself from the other fields of the call. */
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

function refuse(message: string): never {
  throw new AwsFailure('BadRequestException', message);
}

/** The bare address of `a@b.example` or `Name <a@b.example>`; undefined when it is neither. */
export function addressOf(text: string): string | undefined {
  const address = /^(?:[ -;=?-~]*<([^<>]+)>|([^<>]+))$/.exec(text)?.slice(1).find(Boolean);
  return address && localPart.test(address) && domainPart.test(address) ? address : undefined;
}

/** RFC 5322's `dot-atom` characters; SES does not speak SMTPUTF8, so nothing beyond ASCII. */
const localPart = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[^@]+$/;

/** At least two labels of ASCII letters; other scripts must come as Punycode. */
const domainPart = /@[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63})+$/i;

/** @throws AwsFailure for nobody, too many, or anything that is no address that SES can write to */
export function checkDestination(addresses: string[]): void {
  if (addresses.length === 0) refuse('Destination must have at least one recipient.');
  if (addresses.length > limits.recipients) refuse(`Recipient count exceeds ${limits.recipients}.`);
  for (const address of addresses) {
    if (!address.includes('@')) refuse("Missing final '@domain'");
    if (!addressOf(address)) refuse(`The address ${JSON.stringify(address)} is not one that can be written to.`);
  }
}

/** @throws AwsFailure for a subject that would break out of its line */
export function checkSubject(subject: string): void {
  if (!subject) refuse('Subject must not be empty.');
  if ([...subject].some((each) => each < ' ' || each === '\u007f')) refuse('Subject contains control characters.');
}

/** @throws AwsFailure for a header that is malformed, stands twice or belongs to SES */
export function checkHeaders(headers: { Name: string; Value: string }[]): void {
  if (headers.length > limits.headers) refuse(`More than ${limits.headers} headers.`);
  const seen = new Set<string>();
  for (const { Name, Value } of headers) {
    const name = Name.toLowerCase();
    if (!/^[!-9;-~]+$/.test(Name) || Name.length > limits.headerName) refuse('Invalid header name.');
    if (!/^[ -~]+$/.test(Value) || Value.length > limits.headerValue) refuse(`Invalid value of the header ${Name}.`);
    if (Name.length + Value.length > limits.headerLine) refuse(`The header ${Name} is too long.`);
    if (ownHeaders.has(name)) refuse(`The header ${Name} cannot be set.`);
    if (seen.has(name)) refuse(`The header ${Name} stands twice.`);
    seen.add(name);
  }
}
