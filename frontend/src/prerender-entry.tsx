import './start.ts';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { plans, prices } from '#shared/plans.ts';
import { openScreens } from './app/routing/screens.ts';
import { PublicLayout } from './app/shell/public-layout.tsx';
import { ShellSkeleton } from './app/shell/shell-skeleton.tsx';
import { landingPath } from './app/static/static-pages.ts';
import { pricingPath } from './domain/billing/paths.ts';
import { welcomePath } from './domain/onboarding/paths.ts';
import { formatPrice } from './features/billing/plan-texts.ts';
import { PricingPage } from './features/billing/pricing-page.tsx';
import { questions } from './features/billing/questions.ts';
import { LandingPage } from './features/landing/landing-page.tsx';
import { WelcomePage } from './features/onboarding/welcome-page.tsx';
import { formatTitle } from './lib/screen-title.ts';
import { homePath } from './platform/session/paths.ts';

/** A page that is prerendered as HTML. */
export interface StaticPage {
  path: string;
  /** The file name in the built site. */
  file: string;
  /** The module with the page's script and style sheets, relative to the `frontend` folder. */
  script: string;
  title: string;
  description: string;
  /** The canonical path, because several paths may show the same page. */
  canonical: string;
  /** Structured data about the page (schema.org). */
  data: object;
  Content: ComponentType;
}

const application = {
  '@context': 'https://schema.org',
  '@type': 'WebApplication',
  name: 'Houndwell',
  applicationCategory: 'LifestyleApplication',
  operatingSystem: 'Any',
  offers: plans.map((plan) => ({
    '@type': 'Offer',
    name: plan.charAt(0).toUpperCase() + plan.slice(1),
    price: (prices[plan].cents.monthly / 100).toFixed(2),
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
  script: 'src/app/static/landing.ts',
  title: formatTitle('Know what your dog needs today'),
  description:
    "Walks, vet visits and good advice for your dog in one calm place. And when something can't wait, Houndwell says so at once.",
  canonical: homePath,
  data: application,
  Content: LandingPage,
};

const [basic, advanced] = [formatPrice(prices.basic.cents.monthly), formatPrice(prices.advanced.cents.monthly)];

/** Every prerendered page. */
export const pages: readonly StaticPage[] = [
  { ...landing, path: homePath, file: 'start.html' },
  { ...landing, path: landingPath, file: 'landing.html' },
  {
    path: welcomePath,
    file: 'welcome.html',
    script: 'src/app/static/welcome.ts',
    title: formatTitle('What a first week looks like'),
    description:
      'Everything is included for seven days, no credit card. Add your dog, get advice, and keep walks and vet visits in order.',
    canonical: welcomePath,
    data: application,
    Content: WelcomePage,
  },
  {
    path: pricingPath,
    file: 'pricing.html',
    script: 'src/app/static/pricing.ts',
    title: formatTitle('Pricing'),
    description: `Free, Basic from ${basic} and Advanced from ${advanced} a month, taxes and fees included. Seven days free without a credit card.`,
    canonical: pricingPath,
    data: [application, faq],
    Content: PricingPage,
  },
];

/** Renders a page in the public layout to static HTML, which React does not hydrate. */
export function render({ path, Content }: StaticPage): string {
  return renderToStaticMarkup(
    <StaticRouter location={path}>
      <PublicLayout>
        <Content />
      </PublicLayout>
    </StaticRouter>,
  );
}

/** Renders the skeleton that `index.html` shows while the app loads. */
export function renderSkeleton(): string {
  return renderToStaticMarkup(<ShellSkeleton />);
}

/** The paths of the screens that are outside the shell even for signed-in owners. */
export const openPaths: readonly string[] = openScreens.map(({ path }) => path);
