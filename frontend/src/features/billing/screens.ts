import { paymentPath, pricingPath, receiptPath } from '../../domain/billing/paths.ts';
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
  {
    path: receiptPath,
    title: 'Receipt',
    audience: 'owner',
    load: async () => (await import('./receipt-page.tsx')).ReceiptPage,
    withoutPlan: true,
  },
);
