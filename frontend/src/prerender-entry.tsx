import './start.ts';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { prices } from '#shared/plans.ts';
import { Routing } from './app/routing/routing.tsx';
import { setComponent } from './app/routing/screen-components.ts';
import { openScreens, screens } from './app/routing/screens.ts';
import { PublicLayout } from './app/shell/public-layout.tsx';
import { ShellSkeleton } from './app/shell/shell-skeleton.tsx';
import { guidePages } from './app/static/guide-pages.tsx';
import type { PrerenderedPage } from './app/static/prerendered-page.ts';
import { landingPath } from './app/static/static-pages.ts';
import { application, describeQuestions } from './app/static/structured-data.ts';
import { pricingPath } from './domain/billing/paths.ts';
import { emergencyPath } from './domain/emergency/paths.ts';
import { contactPath, privacyPath, termsPath } from './domain/legal/paths.ts';
import { welcomePath } from './domain/onboarding/paths.ts';
import { formatPrice } from './features/billing/plan-texts.ts';
import { PricingPage } from './features/billing/pricing-page.tsx';
import { questions } from './features/billing/questions.ts';
import { EmergencyPage } from './features/emergency/emergency-page.tsx';
import { LandingPage } from './features/landing/landing-page.tsx';
import { WelcomePage } from './features/onboarding/welcome-page.tsx';
import { formatTitle } from './lib/screen-title.ts';
import { homePath } from './platform/session/paths.ts';

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
export const pages: readonly PrerenderedPage[] = [
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
    data: [application, describeQuestions(questions)],
    Content: PricingPage,
  },
  {
    path: emergencyPath,
    file: 'emergency.html',
    script: 'src/app/static/emergency.ts',
    title: formatTitle('Emergency help'),
    description:
      'Whom to call when a dog is in danger, first steps for eight emergencies, and a check of what you see. No account needed.',
    canonical: emergencyPath,
    data: application,
    Content: EmergencyPage,
    isScreen: true,
  },
  ...guidePages,
];

/** The public pages for search engines, each by one path. */
export const publicPaths: readonly string[] = [
  ...new Set([...pages.map(({ canonical }) => canonical), privacyPath, termsPath, contactPath]),
];

/** Renders a page to HTML: a screen as React will hydrate it, any other page in the public layout. */
export function render({ path, Content, isScreen = false }: PrerenderedPage): string {
  if (isScreen) {
    for (const screen of screens) if (screen.path === path) setComponent(screen, Content);
    return renderToString(
      <StaticRouter location={path}>
        <Routing />
      </StaticRouter>,
    );
  }
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
