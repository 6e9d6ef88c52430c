import { LegalPage, type LegalSection } from './legal-page.tsx';

const sections: readonly LegalSection[] = [
  {
    title: 'If your dog is sick or hurt',
    paragraphs: ["Please call a vet instead of writing to us. There's a link to Emergency help on every page."],
  },
  {
    title: 'Help with Houndwell',
    paragraphs: [
      'If you have an account, open Support in the menu. Otherwise, write to [support email address]. We ' +
        'usually reply within 6 to 12 hours, Monday to Friday from 9 AM to 5 PM Central Time.',
    ],
  },
  {
    title: 'Privacy and legal questions',
    paragraphs: ['[Company name], [postal address], [email address], [phone number]'],
  },
  {
    title: 'Security',
    paragraphs: ["Found a security problem? Write to [security email address]. We'll thank you and fix it."],
  },
];

/** The contact page: how to reach the operator of the site. */
export function ContactPage() {
  return <LegalPage title="Contact" intro="How to reach the people behind Houndwell." sections={sections} />;
}
