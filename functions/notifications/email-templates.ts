import { renderEmail } from '#functions/core/email-template.ts';
import { environment } from '#functions/core/environment.ts';
import type { Mail } from '#functions/core/mail.ts';
import { isPaid, type Plan, planNames } from '#shared/plans.ts';

interface Recipient {
  email: string;
  firstName: string;
}

function site(path: string): string {
  return `${environment('SITE_ORIGIN')}${path}`;
}

function to(owner: Recipient) {
  return { to: owner.email, firstName: owner.firstName };
}

/** A moment by the owner's clock, with the clock named: "Saturday, November 21, 2026 at 1:05 PM Central Standard Time". */
function momentWords(at: Date, timeZone: string): string {
  const words = new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'long',
  }).format(at);
  // Its narrow space before AM and PM is a box or a riddle in some mail programs.
  return words.replaceAll('\u202f', ' ');
}

/** Sent once when an account is whole. */
export function welcomeLetter(owner: Recipient): Mail {
  return renderEmail({
    ...to(owner),
    subject: 'Welcome to Houndwell',
    paragraphs: [
      'Your account is ready, and your 7-day trial has started. Everything is on, and no card is needed.',
      'Add your dog first: name, breed and age are enough. Plans and tips follow from there.',
      'If your dog is in trouble right now, emergency help needs no plan and no waiting.',
    ],
    action: { label: 'Open Houndwell', url: site('/') },
    note: 'You get this mail because someone registered at Houndwell with this address. If it was not you, you can ignore it.',
  });
}

/** Proves that the mailbox is the owner's. */
export function verificationLetter(owner: Recipient, url: string): Mail {
  return renderEmail({
    ...to(owner),
    subject: 'Please confirm your email address',
    paragraphs: [
      'Please confirm that this is your mailbox. It is how you get back in should you forget your password.',
      'The link works once, for 7 days.',
    ],
    action: { label: 'Confirm my email', url },
    note: 'If you did not register at Houndwell, you can ignore this mail.',
  });
}

/** The way back in. */
export function resetLetter(owner: Recipient, url: string): Mail {
  return renderEmail({
    ...to(owner),
    subject: 'Set a new password',
    paragraphs: [
      'You asked for a new password. The link below lets you choose one.',
      'It works once, for one hour. When the new password is set, every browser is signed out.',
    ],
    action: { label: 'Choose a new password', url },
    note: 'If you did not ask for this, you can ignore this mail: your password stays as it is.',
  });
}

/** Tells of a new password, whoever set it. */
export function passwordChangedLetter(owner: Recipient, at: Date, timeZone: string): Mail {
  return renderEmail({
    ...to(owner),
    subject: 'Your password was changed',
    paragraphs: [
      `The password of your account was changed on ${momentWords(at, timeZone)}.`,
      'If that was you, there is nothing to do. If it was not, set a new password at once: the link asks for your email and mails you a way back in.',
    ],
    action: { label: 'I did not do this', url: site('/reset-password') },
  });
}

/** Tells of a sign-in from a browser that is new to the account. */
export function newSignInLetter(owner: Recipient, device: string, at: Date, timeZone: string): Mail {
  const browser = device.replace(/^A /, 'a ');
  return renderEmail({
    ...to(owner),
    subject: 'New sign-in to your account',
    paragraphs: [
      `Someone signed in to your account with ${browser} on ${momentWords(at, timeZone)}.`,
      'If that was you, there is nothing to do. If it was not, change your password: that signs out every other browser.',
    ],
    action: { label: 'See where I am signed in', url: site('/profile?tab=account') },
  });
}

/** When a trial ends, and for how many days it goes on. */
export interface TrialEnd {
  daysLeft: number;
  endsAt: Date;
  timeZone: string;
}

/** What an owner has chosen for after the trial. */
export interface TrialChoice {
  plan: Plan | undefined;
  hasMethod: boolean;
}

/** What happens at the end if nothing more is done. Paid plans are not on sale, so no choice leads to a charge. */
function outcomeOf({ plan, hasMethod }: TrialChoice): string[] {
  if (plan === 'free') {
    return [
      'You chose Free. It starts by itself when the trial ends: there is nothing to do, nothing is charged, and everything you wrote stays.',
    ];
  }
  if (isPaid(plan)) {
    const name = planNames[plan];
    const kept = hasMethod ? 'Your payment method stays on file and is not charged.' : 'No card is needed now.';
    return [
      `You chose ${name}. Paid plans are not on sale yet, so ${name} does not start when the trial ends, and nothing is charged. ${kept}`,
      'You can go on with Free then, and your data stays safe.',
    ];
  }
  return [
    'You have not chosen a plan. If you do nothing, nothing is charged and nothing is deleted: when the trial is over you can pick Free, which costs nothing, Basic or Advanced.',
  ];
}

/** Days before the trial ends, said plainly: when it ends, and what happens then by what was chosen. The last day says so. */
export function trialEndingLetter(
  owner: Recipient,
  { daysLeft, endsAt, timeZone }: TrialEnd,
  choice: TrialChoice,
): Mail {
  const set = (more: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone, ...more }).format(
      endsAt,
    );
  const day = set({});
  const moment = set({ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' });
  const isLast = daysLeft <= 1;
  return renderEmail({
    ...to(owner),
    subject: isLast ? `Last day of your free trial: it ends on ${day}` : `Your free trial ends on ${day}`,
    paragraphs: [
      isLast
        ? `This is the last day of your 7-day trial: it ends on ${moment}.`
        : `Your 7-day trial ends on ${day}. Until then everything stays on.`,
      ...outcomeOf(choice),
    ],
    action: choice.plan
      ? { label: 'See your plan', url: site('/profile?tab=billing') }
      : { label: 'See the plans', url: site('/pricing') },
  });
}
