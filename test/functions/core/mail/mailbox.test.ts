import { expect, test } from 'vitest';
import { normalizeMailbox } from '#functions/core/mail/mailbox.ts';

test.each([
  ['maya@example.com', 'maya@example.com'],
  ['maya+walks@example.com', 'maya@example.com'],
  ['m.aya@example.com', 'm.aya@example.com'],
  ['m.a.y.a@gmail.com', 'maya@gmail.com'],
  ['m.aya+walks.daily@gmail.com', 'maya@gmail.com'],
  ['Maya@GoogleMail.com', 'maya@gmail.com'],
  ['m.aya@notgmail.com', 'm.aya@notgmail.com'],
])('mail to %s is delivered to %s', (email, mailbox) => {
  expect(normalizeMailbox(email)).toBe(mailbox);
});
