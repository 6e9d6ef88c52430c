import { LegalPage, type LegalSection } from './legal-page.tsx';

const sections: readonly LegalSection[] = [
  {
    title: 'Who is responsible',
    paragraphs: ['[Company name], [postal address], [email address]. You can write to us about anything on this page.'],
  },
  {
    title: 'What we store',
    points: [
      'Your account: name, email, time zone, units, and what you choose to add, such as your address, your ' +
        'vet, your experience, and your goals.',
      'Your dogs: name, breed, age, weight, description, and photos. We remove the location and camera data ' +
        'from every photo.',
      'What you do here: vet visits, questions to the assistant with their answers, and notifications, ' +
        'which we delete after 90 days.',
      'Your plan. Card and bank numbers go only to the payment provider. We keep the brand or bank name, ' +
        'the last four digits, the expiry date, and the name.',
      'The browsers you are signed in with: device type, and when each was last used.',
    ],
  },
  {
    title: 'Why we store it',
    paragraphs: [
      'We use it to run Houndwell for you: to answer questions about your dog, to remind you of visits, to ' +
        'keep your account safe, and to charge for the plan that you chose. We do not sell it, we show no ' +
        'ads, and we use no trackers.',
    ],
  },
  {
    title: 'Emergencies and the assistant',
    paragraphs: [
      'The emergency check works by fixed rules. On the emergency page, what you type is checked on your ' +
        'own device and is not stored.',
      'Questions to the assistant are stored with your account. If the operator has turned on an AI model, ' +
        "the question is sent to Amazon Bedrock together with your dogs' names, breeds, ages, weights, and " +
        'latest visits. Your name, email, and address are not sent.',
    ],
  },
  {
    title: 'Cookies and storage on your device',
    paragraphs: [
      'We set one cookie that keeps you signed in and one that recognizes your browser, so that we can warn ' +
        'you about a sign-in from another one. Your browser also stores settings, unfinished forms, and what ' +
        'the emergency page needs without a connection. Signing out removes your data from the device, except ' +
        'the theme.',
    ],
  },
  {
    title: 'Who else sees it',
    points: [
      'Amazon Web Services hosts the data, sends our emails, and runs the AI model, in [region].',
      '[Payment provider] processes payments.',
      'Other owners see your first name, the initial of your last name, and what you post in the community.',
    ],
  },
  {
    title: 'Your rights',
    paragraphs: [
      'You can see and correct your data in your profile at any time. To get a copy of it or to have it ' +
        'deleted, write to us: we answer within [30 days]. You can turn off reminder emails with the link in ' +
        'each of them.',
    ],
  },
];

/** What is stored, why, and who sees it. */
export function PrivacyPage() {
  return (
    <LegalPage
      title="Privacy"
      intro="What we know about you and your dogs, what we do with it, and what you can do about it."
      sections={sections}
    />
  );
}
