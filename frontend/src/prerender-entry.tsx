import './start.ts';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { plans, prices } from '#shared/plans.ts';
import { preloadScreen, Routing } from './app/routes.tsx';
import { titleOf } from './app/screen-frame.tsx';
import { visitorScreens } from './app/screens.ts';
import { assumeVisitor } from './domain/session/session.ts';
import { questions } from './features/billing/questions.ts';
import { paths } from './lib/paths.ts';

/** A page that is built ahead. */
export interface BuiltPage {
  path: string;
  /** Its name in the built site. */
  file: string;
  /** The source file of the screen: its style sheets are linked from the page. */
  source: string;
  description: string;
  /** The address that search engines shall keep, where several show the same. */
  canonical: string;
  /** What the page is about, for machines (schema.org). */
  data: object;
}

const dollars = (cents: number) => (cents / 100).toFixed(2);

const application = {
  '@context': 'https://schema.org',
  '@type': 'WebApplication',
  name: 'Houndwell',
  applicationCategory: 'LifestyleApplication',
  operatingSystem: 'Any',
  offers: plans.map((plan) => ({
    '@type': 'Offer',
    name: plan.charAt(0).toUpperCase() + plan.slice(1),
    price: dollars(prices[plan].cents.monthly),
    priceCurrency: 'USD',
  })),
};

const faq = {
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
};

const landing = {
  source: 'features/landing/landing-page.tsx',
  description:
    'Walks, vet visits and good advice for your dog in one calm place. And when something cannot wait, Houndwell says so at once.',
  canonical: paths.home,
  data: application,
};

/** Every page that is built ahead. */
export const pages: readonly BuiltPage[] = [
  { ...landing, path: paths.home, file: 'start.html' },
  { ...landing, path: paths.landing, file: 'landing.html' },
  {
    path: paths.welcome,
    file: 'welcome.html',
    source: 'features/onboarding/welcome-page.tsx',
    description:
      'Seven days with everything on, no credit card. Add your dog, get advice, keep walks and vet visits in order.',
    canonical: paths.welcome,
    data: application,
  },
  {
    path: paths.pricing,
    file: 'pricing.html',
    source: 'features/billing/pricing-page.tsx',
    description: [
      `Free, Basic from $${dollars(prices.basic.cents.monthly)} and Advanced from $${dollars(prices.advanced.cents.monthly)}`,
      'a month, taxes and fees included. Seven days free without a credit card.',
    ].join(' '),
    canonical: paths.pricing,
    data: [application, faq],
  },
];

/** The title of a page and its content as HTML, as the browser's first render will make it. */
export async function rendered(path: string): Promise<{ title: string; html: string }> {
  assumeVisitor();
  await preloadScreen(path);
  const html = renderToString(
    <StrictMode>
      <StaticRouter location={path}>
        <Routing />
      </StaticRouter>
    </StrictMode>,
  );
  return { title: titleOf(visitorScreens.find((screen) => screen.path === path)?.title ?? ''), html };
}
