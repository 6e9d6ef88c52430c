import { deletionDays } from '#shared/leaving.ts';
import { LegalPage, type LegalSection } from './legal-page.tsx';

const sections: readonly LegalSection[] = [
  {
    title: 'Who is responsible',
    paragraphs: ['[Company name], [postal address], [email address]. Questions about this page? Write to us.'],
  },
  {
    title: 'What we store',
    points: [
      'Your account: name, email, time zone, units, and anything you choose to add, such as your address, your ' +
        'vet, your experience, and your goals.',
      'Your dogs: name, breed, age, weight, description, and photos. We remove the location and camera data ' +
        'from every photo.',
      'Your favorite places, reviews, check-ins, and the locations you save. The position of your device is sent with a ' +
        "search for places only if you tap the button for it. It's rounded, and we don't store it.",
      'What you do here: vet visits, activities, exercise plans, your questions to the assistant and its answers, which ' +
        'articles helped you, and notifications, which we delete after 90 days.',
      'What you write to others: posts, comments, likes, reports, requests to support, and the vets and foods you ' +
        'recommend. Also whom you block, and who joined with your invite link.',
      'Your plan. Card and bank numbers go only to the payment provider. We keep the brand or bank name, ' +
        'the last four digits, the expiry date, and the name.',
      "The browsers you're signed in with: the type of device, when you last used each one, and where to send push " +
        'messages if you turned them on.',
      'The names and public keys of your passkeys. Your face, finger, and screen lock never leave your device.',
    ],
  },
  {
    title: 'Why we store it',
    paragraphs: [
      'We use it to run Houndwell for you: to answer questions about your dog, to remind you of visits, to ' +
        "keep your account safe, and to charge for the plan you choose. We don't sell your data, show ads, or " +
        'use trackers.',
    ],
  },
  {
    title: 'Emergencies and the assistant',
    paragraphs: [
      'Small trained models, not a chatbot, check for emergencies. What you type on the emergency page stays on ' +
        "your device. It's checked there and isn't stored. What you type into the care guide's search is sent to us while you " +
        "type, because a better model on our servers reads it, too. We don't store it. The link to emergency vets opens a search in " +
        'Google Maps, without any of your data.',
      'Your questions to the assistant are stored with your account. If the operator has turned on an AI model, ' +
        "any question it answers is sent to Amazon Bedrock together with your dogs' names, breeds, ages, weights, and " +
        "latest visits. We don't send your name, email, or address.",
    ],
  },
  {
    title: 'Cookies and storage on your device',
    paragraphs: [
      'We set one cookie that keeps you signed in and one that recognizes your browser, so we can warn ' +
        'you if someone signs in from another one. Your browser also stores settings, unfinished forms, your ' +
        'answers to "Was this helpful?", a running walk, a hash of your app lock passcode, and what the emergency page ' +
        'needs to work offline. So that you can read them ' +
        'offline, it keeps your dogs, the visits of this and the next month, and your last 20 questions with their ' +
        'answers. Signing out removes your data from the device, except for your choice of theme.',
    ],
  },
  {
    title: 'Who else sees it',
    points: [
      'Amazon Web Services hosts the data, sends our emails, and runs the AI model, in [region].',
      '[Payment provider] processes payments.',
      'Other owners see your first name, your last initial, your reviews, your check-ins with the names of your dogs, and ' +
        'what you post in the community.',
      'Moderators see what owners report, requests to support, and recommendations with the name and email of the sender.',
      "If you turn on push, your browser's push service delivers our messages. They're encrypted, so it can't read them.",
      'If the operator has set up street maps, your browser loads the part of the map that you look at from [map provider].',
    ],
  },
  {
    title: 'Your rights',
    paragraphs: [
      'You can see and correct your data in your profile at any time. Under Profile > Account, you can export ' +
        `all of it as one ZIP file, and delete your account. You have ${deletionDays} days to change your ` +
        'mind. Then we delete everything, except for posts and comments that you let us keep without your name. Every ' +
        'reminder email has a link to turn these emails off.',
      "Questions about your rights? Write to us and we'll answer within [30 days].",
    ],
  },
];

/** The privacy page: what is stored, why, and who sees the data. */
export function PrivacyPage() {
  return (
    <LegalPage
      title="Privacy"
      intro="What we know about you and your dogs, what we do with it, and what you can do about it."
      sections={sections}
    />
  );
}
