import { exportPath, resetPasswordPath } from '../../domain/account/paths.ts';
import { defineScreens } from '../../platform/screens.ts';
import { authPath } from '../../platform/session/paths.ts';

export const screens = defineScreens(
  {
    path: authPath,
    title: 'Sign in or sign up',
    audience: 'visitor',
    load: async () => (await import('./auth-page.tsx')).AuthPage,
  },
  {
    path: '/verify-email',
    title: 'Confirm your email',
    audience: 'open',
    load: async () => (await import('./verify-email-page.tsx')).VerifyEmailPage,
  },
  {
    path: resetPasswordPath,
    title: 'Set a new password',
    audience: 'open',
    load: async () => (await import('./reset-password-page.tsx')).ResetPasswordPage,
  },
  {
    path: exportPath,
    title: 'Your data',
    audience: 'open',
    load: async () => (await import('./export-page.tsx')).ExportPage,
  },
);
