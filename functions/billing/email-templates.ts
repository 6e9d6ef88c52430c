import type { TrialChoice } from '#functions/billing/trial-outcome.ts';
import { renderEmail } from '#functions/core/mail/email-template.ts';
import type { Email, Recipient } from '#functions/core/mail/mail.ts';
import { isPaid, planNames } from '#shared/plans.ts';

/** When a trial ends, and how many days are left. */
export interface TrialEnd {
  daysLeft: number;
  endsAt: Date;
  timeZone: string;
}

/** Describes what happens when the trial ends. A plan that was chosen while it was not on sale is never charged. */
function describeOutcome({ plan, price, method }: TrialChoice): string[] {
  if (plan === 'free') {
    return [
      "You chose Free. It starts when your trial ends: there's nothing you need to do, you won't be charged, and all your data stays.",
    ];
  }
  if (!isPaid(plan)) {
    return [
      "You haven't chosen a plan yet. If you do nothing, you won't be charged and nothing will be deleted. When your trial is over, you can pick Free, which costs nothing, or Basic or Advanced.",
    ];
  }
  const name = planNames[plan];
  if (price && method) {
    return [
      `You chose ${name}. It starts when your trial ends, and we'll charge ${price}, tax included, to your ${method}. Free months from referrals are used first.`,
      'If you change your mind, you can pick another plan or Free before then, and nothing will be charged.',
    ];
  }
  if (price) {
    return [
      `You chose ${name}, ${price}, tax included. It starts when your trial ends only if you add a payment method. Otherwise, you won't be charged and nothing will be deleted.`,
    ];
  }
  const card = method ? "We've saved your payment method, but we won't charge it." : "You don't need a card for now.";
  return [
    `You chose ${name}. Paid plans aren't available yet, so ${name} won't start when your trial ends, and you won't be charged. ${card}`,
    'When your trial ends, you can switch to Free. Your data stays safe.',
  ];
}

/** Renders the email that is sent some days before a trial ends. */
export function trialEndingEmail(owner: Recipient, end: TrialEnd, choice: TrialChoice): Email {
  const { daysLeft, endsAt, timeZone } = end;
  const format = (more: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone, ...more }).format(
      endsAt,
    );
  const day = format({});
  const dayAndTime = format({ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' });
  const isLastDay = daysLeft <= 1;
  return renderEmail(owner, {
    subject: isLastDay ? `Last day of your free trial: it ends on ${day}` : `Your free trial ends on ${day}`,
    paragraphs: [
      isLastDay
        ? `This is the last day of your 7-day trial. It ends on ${dayAndTime}.`
        : `Your 7-day trial ends on ${day}. You have every feature until then.`,
      ...describeOutcome(choice),
    ],
    action: choice.plan
      ? { label: 'See your plan', path: '/profile?tab=billing' }
      : { label: 'See the plans', path: '/pricing' },
    note: "You're getting this email because you started a free trial of Houndwell.",
  });
}
