import { expect, test } from '#test/browser/visit.ts';

test('the email preview shows styled emails despite its content security policy', { tag: '@exhaustive' }, async ({
  page,
}) => {
  await page.goto('/__local/mail/preview');
  const frame = page.locator('#verificationEmail iframe').first();
  await expect(frame).toHaveCSS('border-radius', '8px');
  const link = frame.contentFrame().getByRole('link', { name: 'Confirm my email' });
  await expect(link).toHaveCSS('text-decoration-line', 'none');
});
