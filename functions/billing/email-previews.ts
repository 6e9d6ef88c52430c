import { type TrialChoice, trialEndingEmail } from '#functions/billing/email-templates.ts';
import { now } from '#functions/core/clock.ts';
import { type EmailPreviews, previewRecipient as maya } from '#functions/core/mail/email-template.ts';

const choices: Record<string, TrialChoice> = {
  none: { plan: undefined, hasPaymentMethod: false },
  free: { plan: 'free', hasPaymentMethod: false },
  basic: { plan: 'basic', hasPaymentMethod: false },
  'basic-with-card': { plan: 'basic', hasPaymentMethod: true },
};

function trialEnding(daysLeft: number, choice: TrialChoice) {
  const endsAt = new Date(now().getTime() + daysLeft * 24 * 3600 * 1000);
  return trialEndingEmail(maya, { daysLeft, endsAt, timeZone: 'America/Chicago' }, choice);
}

/** Previews of the two emails about the end of a trial, for each possible choice of a plan. */
export const emailPreviews: EmailPreviews = Object.fromEntries(
  [3, 1].flatMap((daysLeft) =>
    Object.entries(choices).map(([name, choice]) => [
      `trialEndingEmail-${daysLeft}-${name}`,
      () => trialEnding(daysLeft, choice),
    ]),
  ),
);
