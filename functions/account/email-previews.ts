import {
  newSignInEmail,
  passkeyAddedEmail,
  passwordChangedEmail,
  passwordResetEmail,
  verificationEmail,
  welcomeEmail,
} from '#functions/account/email-templates.ts';
import { now } from '#functions/core/clock.ts';
import { type EmailPreviews, previewRecipient as maya } from '#functions/core/mail/email-template.ts';

const token = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFG';

export const emailPreviews: EmailPreviews = {
  welcomeEmail: () => welcomeEmail(maya),
  verificationEmail: () => verificationEmail(maya, token),
  passwordResetEmail: () => passwordResetEmail(maya, token),
  passwordChangedEmail: () => passwordChangedEmail(maya, now(), 'America/Chicago'),
  passkeyAddedEmail: () => passkeyAddedEmail(maya, 'Safari on iPhone', now(), 'America/Chicago'),
  newSignInEmail: () => newSignInEmail(maya, 'Firefox on Linux', now(), 'America/Chicago'),
};
