import { renderEmail } from '#functions/core/mail/email-template.ts';
import type { Email, Recipient } from '#functions/core/mail/mail.ts';
import type { FoodAnswers, VetAnswers } from '#shared/contract/recommendation-fields.ts';
import { foodCategoryLabels } from '#shared/recommendations.ts';

/** Renders a new recommendation for the mailbox of support. */
export function recommendationEmail(to: Recipient, answers: VetAnswers | FoodAnswers, reason: string): Email {
  const isVet = 'vetName' in answers;
  const lines = isVet
    ? [`Vet: ${answers.vetName}`, `Clinic: ${answers.clinicName}`, `Location: ${answers.location}`]
    : [
        `Brand: ${answers.brandName}`,
        `Product: ${answers.productName}`,
        `Category: ${foodCategoryLabels[answers.category]}`,
      ];
  return renderEmail(to, {
    subject: isVet ? 'An owner recommends a vet' : 'An owner recommends a dog food',
    paragraphs: [reason],
    sections: [{ title: isVet ? 'The vet' : 'The food', lines }],
    action: { label: 'Decide about it', path: '/moderation?queue=recommendations' },
  });
}
