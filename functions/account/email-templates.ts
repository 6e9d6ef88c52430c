import { inSentence } from '#functions/account/sign-in/devices.ts';
import { renderEmail } from '#functions/core/mail/email-template.ts';
import type { Email, Recipient } from '#functions/core/mail/mail.ts';

/** Formats a moment like "Saturday, November 21, 2026 at 1:05 PM Central Standard Time". */
function formatDateAndTime(at: Date, timeZone: string): string {
  const text = new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'long',
  }).format(at);
  // Some email programs cannot show the narrow space before AM and PM.
  return text.replaceAll('\u202f', ' ');
}

/** Renders the email that is sent when a registration is complete. */
export function welcomeEmail(owner: Recipient): Email {
  return renderEmail(owner, {
    subject: 'Welcome to Houndwell',
    paragraphs: [
      "Your account is ready, and your 7-day free trial has started. Every feature is on, and you don't need a card.",
      "Start by adding your dog: name, breed and age are enough. We'll use the profile for your tips and plans.",
      'If your dog is ever in trouble, emergency help is always free and always there.',
    ],
    action: { label: 'Open Houndwell', path: '/' },
    note: "You're getting this email because someone signed up for Houndwell with this address. If it wasn't you, you can ignore it.",
  });
}

/** Renders the email that asks the owner to confirm their email address. */
export function verificationEmail(owner: Recipient, token: string): Email {
  return renderEmail(owner, {
    subject: 'Confirm your email address',
    paragraphs: [
      'Please confirm that this is your email address, so we know it works if you ever need to reset your password.',
      'This link works once and expires in 7 days.',
    ],
    action: { label: 'Confirm my email', path: `/verify-email#token=${token}` },
    note: "You're getting this email because someone signed up for Houndwell with this address. If it wasn't you, you can ignore it.",
  });
}

/** Renders the email with the link for choosing a new password. */
export function passwordResetEmail(owner: Recipient, token: string): Email {
  return renderEmail(owner, {
    subject: 'Reset your password',
    paragraphs: [
      'You asked to reset your password. Use the link below to choose a new one.',
      "It works once and expires in an hour. Once you've set a new password, you'll be signed out everywhere.",
    ],
    action: { label: 'Choose a new password', path: `/reset-password#token=${token}` },
    note: "If you didn't ask for this, you can ignore this email. Your password stays the same.",
  });
}

/** Renders the email that reports a password change, by the owner or by someone else. */
export function passwordChangedEmail(owner: Recipient, at: Date, timeZone: string): Email {
  return renderEmail(owner, {
    subject: 'Your password was changed',
    paragraphs: [
      `Your Houndwell password was changed on ${formatDateAndTime(at, timeZone)}.`,
      "If that was you, you're all set. If it wasn't, reset your password right away: enter your email and we'll send you a link.",
    ],
    action: { label: "This wasn't me", path: '/reset-password' },
  });
}

/** Renders the email that reports a new passkey. */
export function passkeyAddedEmail(owner: Recipient, device: string, at: Date, timeZone: string): Email {
  return renderEmail(owner, {
    subject: 'A passkey was added to your account',
    paragraphs: [
      `A passkey was added with ${inSentence(device)} on ${formatDateAndTime(at, timeZone)}. It can sign in to your account.`,
      "If that was you, you're all set. If it wasn't, reset your password right away. That removes every passkey and signs out every browser.",
    ],
    action: { label: "This wasn't me", path: '/reset-password' },
  });
}

/**
 * Renders the email that reports a sign-in from a browser that is new to the account. It advises a reset of the password, not a
 * change: only a reset removes the passkey with which an intruder may have signed in.
 */
export function newSignInEmail(owner: Recipient, device: string, at: Date, timeZone: string): Email {
  return renderEmail(owner, {
    subject: 'New sign-in to your account',
    paragraphs: [
      `Someone signed in to your account with ${inSentence(device)} on ${formatDateAndTime(at, timeZone)}.`,
      "If that was you, you're all set. If it wasn't, reset your password right away. That signs out every browser and removes every passkey.",
    ],
    action: { label: "This wasn't me", path: '/reset-password' },
  });
}
