import { paymentPath, pricingPath } from '../../domain/billing/paths.ts';
import { defineScreens } from '../../platform/screens.ts';

export const screens = defineScreens(
  {
    path: pricingPath,
    title: 'Pricing',
    audience: 'both',
    load: async () => (await import('./pricing-page.tsx')).PricingPage,
    withoutPlan: true,
  },
  {
    path: paymentPath,
    title: 'Payment',
    audience: 'both',
    load: async () => (await import('./payment-page.tsx')).PaymentPage,
    withoutPlan: true,
  },
);
