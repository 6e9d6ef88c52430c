/** The mailbox of an email without its sub-address: mail to maya+walks@ is delivered to maya@. */
export function mailboxOf(email: string): string {
  return email.replace(/\+[^@]*@/, '@');
}
