import { type EmailPreviews, previewRecipient } from '#functions/core/mail/email-template.ts';
import { recommendationEmail } from '#functions/recommendations/email-templates.ts';

const to = { ...previewRecipient, email: 'support@example.com', firstName: '' };

/** Previews of the emails about new recommendations. */
export const emailPreviews: EmailPreviews = {
  'recommendationEmail-vet': () =>
    recommendationEmail(
      to,
      {
        vetName: 'Dr. Hannah Miller',
        clinicName: 'West Chester Animal Care',
        location: 'West Chester, IA 52359',
        phone: '(319) 555-0117',
        email: null,
        specialties: 'House calls, senior dogs',
      },
      'She sat on the floor with Olive until she stopped shaking, then did the exam right there.',
    ),
  'recommendationEmail-food': () =>
    recommendationEmail(
      to,
      {
        brandName: 'Prairie Bowl',
        productName: 'Salmon and barley',
        category: 'senior',
        price: null,
        retailer: null,
        website: null,
        ingredients: null,
        benefits: null,
      },
      'Our old dog eats it all, and his coat is shiny again.',
    ),
};
