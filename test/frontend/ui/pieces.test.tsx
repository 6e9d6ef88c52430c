import { Bell } from 'lucide-react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { Button } from '../../../frontend/src/ui/controls/button.tsx';
import { IconButton } from '../../../frontend/src/ui/controls/icon-button.tsx';
import { Avatar } from '../../../frontend/src/ui/dog-art/avatar.tsx';
import { DogAvatar } from '../../../frontend/src/ui/dog-art/dog-avatar.tsx';
import { ProgressBar, ProgressRing } from '../../../frontend/src/ui/feedback/progress.tsx';
import { WeekChart } from '../../../frontend/src/ui/feedback/week-chart.tsx';
import { CheckboxField } from '../../../frontend/src/ui/fields/checkbox-field.tsx';
import { TextField } from '../../../frontend/src/ui/fields/text-field.tsx';
import DesignPage from '../../../frontend/src/workshop/design-page.tsx';

test('no component renders inline styles, which the content security policy would block', () => {
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      <DesignPage />
    </MemoryRouter>,
  );
  expect(markup.length).toBeGreaterThan(50_000);
  expect(markup).not.toMatch(/\sstyle=|<style/);
});

test("a field's error describes its input", () => {
  const markup = renderToStaticMarkup(
    <TextField label="Email" name="email" error="Please enter a valid email address" />,
  );
  const described = /aria-describedby="([^"]+)"/.exec(markup)?.[1] ?? '';
  expect(markup).toContain('aria-invalid="true"');
  expect(markup).toContain(`id="${described}"`);
});

test('a hint describes its input until an error replaces it', () => {
  const valid = renderToStaticMarkup(<TextField label="Notes" name="notes" hint="Only you see these." />);
  expect(valid).toMatch(/aria-describedby="[^"]+"/);
  const invalid = renderToStaticMarkup(
    <TextField label="Notes" name="notes" hint="Only you see these." error="Too long" />,
  );
  expect(invalid).not.toContain('Only you see these.');
});

test('an optional field says so in its label', () => {
  expect(renderToStaticMarkup(<TextField label="Weight" name="weight" optional />)).toContain('Weight (optional)');
});

test('a checkbox is described by its error and hint', () => {
  const markup = renderToStaticMarkup(
    <CheckboxField label="I agree" name="terms" hint="Once" error="Please agree first" />,
  );
  const ids = (/aria-describedby="([^"]+)"/.exec(markup)?.[1] ?? '').split(' ');
  expect(ids).toHaveLength(2);
  for (const id of ids) expect(markup).toContain(`id="${id}"`);
});

test('a busy button is announced as disabled and stays focusable', () => {
  const markup = renderToStaticMarkup(
    <Button busy busyLabel="Saving...">
      Save
    </Button>,
  );
  expect(markup).toContain('aria-disabled="true"');
  expect(markup).toContain('Saving...');
  expect(markup).not.toContain(' disabled');
});

test('an icon button has an accessible name, and its count is not announced twice', () => {
  const markup = renderToStaticMarkup(<IconButton icon={Bell} label="Notifications, 120 unread" count={120} />);
  expect(markup).toContain('aria-label="Notifications, 120 unread"');
  expect(markup).toContain('99+');
  expect(markup).toMatch(/class="hw-count" aria-hidden="true"/);
});

test('progress is clamped between 0 and its maximum', () => {
  expect(renderToStaticMarkup(<ProgressBar value={90} max={60} label="90 of 60 minutes" />)).toContain('cx="100.00%"');
  expect(renderToStaticMarkup(<ProgressBar value={-5} max={60} label="none" />)).toContain('cx="0.00%"');
  expect(renderToStaticMarkup(<ProgressBar value={5} max={0} label="none" />)).toContain('cx="0.00%"');
  expect(renderToStaticMarkup(<ProgressBar value={0} max={60} label="none" />)).not.toContain('hw-lead-value');
  expect(renderToStaticMarkup(<ProgressRing value={0} max={60} unit="min" label="none" />)).not.toContain(
    'hw-ring-value',
  );
});

test('the week chart states its minutes as text', () => {
  const days = [{ date: '2026-11-20', letter: 'F', name: 'Friday', minutes: 1 }];
  const markup = renderToStaticMarkup(<WeekChart days={days} goal={60} label="Minutes walked" />);
  expect(markup).toContain('Friday, 1 minute<');
});

test('an avatar is hidden from screen readers', () => {
  expect(renderToStaticMarkup(<DogAvatar breed="Beagle" />)).toContain('aria-hidden="true"');
  const person = renderToStaticMarkup(<Avatar name="Maya Torres" />);
  expect(person).toContain('data-initials="MT"');
  expect(person).toContain('aria-hidden="true"');
});

test('an avatar never loads a picture from another site', () => {
  expect(renderToStaticMarkup(<DogAvatar breed="Beagle" photoUrl="https://example.com/m.jpg" />)).not.toContain('<img');
  expect(renderToStaticMarkup(<Avatar name="Maya" src="https://example.com/m.jpg" />)).not.toContain('<img');
});
