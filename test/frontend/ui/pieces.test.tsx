import { Bell } from 'lucide-react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { Avatar } from '../../../frontend/src/ui/avatar.tsx';
import { Button } from '../../../frontend/src/ui/button.tsx';
import { CheckboxField } from '../../../frontend/src/ui/checkbox-field.tsx';
import { DogAvatar } from '../../../frontend/src/ui/dog-avatar.tsx';
import { IconButton } from '../../../frontend/src/ui/icon-button.tsx';
import { ProgressBar, ProgressRing } from '../../../frontend/src/ui/progress.tsx';
import { TextField } from '../../../frontend/src/ui/text-field.tsx';
import { WeekChart } from '../../../frontend/src/ui/week-chart.tsx';
import DesignPage from '../../../frontend/src/workshop/design-page.tsx';

test('no piece writes a style into the page, so a strict content security policy holds before any script runs', () => {
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      <DesignPage />
    </MemoryRouter>,
  );
  expect(markup.length).toBeGreaterThan(50_000);
  expect(markup).not.toMatch(/\sstyle=|<style/);
});

test("a field's error is tied to its input", () => {
  const markup = renderToStaticMarkup(
    <TextField label="Email" name="email" error="Please enter a valid email address" />,
  );
  const described = /aria-describedby="([^"]+)"/.exec(markup)?.[1] ?? '';
  expect(markup).toContain('aria-invalid="true"');
  expect(markup).toContain(`id="${described}"`);
});

test('a hint is tied to its input and gives way to an error', () => {
  const calm = renderToStaticMarkup(<TextField label="Notes" name="notes" hint="Only you see these." />);
  expect(calm).toMatch(/aria-describedby="[^"]+"/);
  const wrong = renderToStaticMarkup(
    <TextField label="Notes" name="notes" hint="Only you see these." error="Too long" />,
  );
  expect(wrong).not.toContain('Only you see these.');
});

test('a field that may stay empty says so in its label', () => {
  expect(renderToStaticMarkup(<TextField label="Weight" name="weight" optional />)).toContain('Weight (optional)');
});

test("a box's error and hint are tied to it", () => {
  const markup = renderToStaticMarkup(
    <CheckboxField label="I agree" name="terms" hint="Once" error="Please agree first" />,
  );
  const ids = (/aria-describedby="([^"]+)"/.exec(markup)?.[1] ?? '').split(' ');
  expect(ids).toHaveLength(2);
  for (const id of ids) expect(markup).toContain(`id="${id}"`);
});

test('a busy button says so and keeps its place in the keyboard order', () => {
  const markup = renderToStaticMarkup(
    <Button busy busyLabel="Saving...">
      Save
    </Button>,
  );
  expect(markup).toContain('aria-disabled="true"');
  expect(markup).toContain('Saving...');
  expect(markup).not.toContain(' disabled');
});

test('a button with an icon alone has a name, and its count is not read twice', () => {
  const markup = renderToStaticMarkup(<IconButton icon={Bell} label="Notifications, 120 unread" count={120} />);
  expect(markup).toContain('aria-label="Notifications, 120 unread"');
  expect(markup).toContain('99+');
  expect(markup).toMatch(/class="hw-count" aria-hidden="true"/);
});

test('the lead never runs over its end and never below its start', () => {
  expect(renderToStaticMarkup(<ProgressBar value={90} max={60} label="90 of 60 minutes" />)).toContain('cx="100.00%"');
  expect(renderToStaticMarkup(<ProgressBar value={-5} max={60} label="none" />)).toContain('cx="0.00%"');
  expect(renderToStaticMarkup(<ProgressBar value={5} max={0} label="none" />)).toContain('cx="0.00%"');
  expect(renderToStaticMarkup(<ProgressBar value={0} max={60} label="none" />)).not.toContain('hw-lead-value');
  expect(renderToStaticMarkup(<ProgressRing value={0} max={60} unit="min" label="none" />)).not.toContain(
    'hw-ring-value',
  );
});

test('the week says its minutes in words', () => {
  const days = [{ date: '2026-11-20', letter: 'F', name: 'Friday', minutes: 1 }];
  const markup = renderToStaticMarkup(<WeekChart days={days} goal={60} label="Minutes walked" />);
  expect(markup).toContain('Friday, 1 minute<');
});

test('an avatar is decoration: the name stands beside it', () => {
  expect(renderToStaticMarkup(<DogAvatar breed="Beagle" />)).toContain('aria-hidden="true"');
  const person = renderToStaticMarkup(<Avatar name="Maya Torres" />);
  expect(person).toContain('data-initials="MT"');
  expect(person).toContain('aria-hidden="true"');
});

test('pictures of other sites are never loaded', () => {
  expect(renderToStaticMarkup(<DogAvatar breed="Beagle" photoUrl="https://example.com/m.jpg" />)).not.toContain('<img');
  expect(renderToStaticMarkup(<Avatar name="Maya" src="https://example.com/m.jpg" />)).not.toContain('<img');
});
