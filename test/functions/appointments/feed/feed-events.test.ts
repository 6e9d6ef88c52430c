import { Temporal } from 'temporal-polyfill';
import { expect, test, vi } from 'vitest';
import type { FeedContent } from '#functions/appointments/feed/feed-content.ts';
import { buildEvents } from '#functions/appointments/feed/feed-events.ts';
import { renderFeed } from '#functions/appointments/feed/render-feed.ts';
import { never } from '#functions/appointments/series/recurrence.ts';
import type { InstanceRow, SeriesRow } from '#functions/entities/appointments.ts';

vi.stubEnv('SITE_ORIGIN', 'https://houndwell.example');

const details = {
  ownerId: 'owner',
  dogId: 'rex',
  title: 'Checkup',
  duration: 30,
  sequence: 0,
  createdAt: '2026-11-01T12:00:00.000Z',
  updatedAt: '2026-11-01T12:00:00.000Z',
};

const casablanca = 'Africa/Casablanca';

/** A daily series since 2000. */
function daily(id: string, timeZone = casablanca): SeriesRow {
  const rule = { localStart: '2000-01-01T09:00:00', dayOfMonth: 1, every: 1, unit: 'day', endsAt: never } as const;
  return { ...details, ...rule, id, timeZone, exceptionCount: 0 };
}

function row(id: string, startsAt: string, more: Partial<InstanceRow> = {}): InstanceRow {
  return { ...details, id, startsAt, timeZone: casablanca, kind: 'instance', status: 'scheduled', ...more };
}

/** The content of a feed that is read on November 20, 2026. */
function content(series: SeriesRow[], rows: InstanceRow[] = []): FeedContent {
  return {
    series,
    rows,
    dogNames: new Map([['rex', 'Rex']]),
    from: '2025-01-01T00:00:00.000Z',
    month: '2026-11-01T00:00:00.000Z',
    horizon: '2029-01-01T00:00:00.000Z',
  };
}

function many<Made>(count: number, make: (id: string, index: number) => Made): Made[] {
  return Array.from({ length: count }, (_, index) => make(`S${String(index).padStart(4, '0')}`, index));
}

function listStarts(of: FeedContent): string[] {
  return buildEvents(of)
    .map(({ startsAt }) => startsAt.toPlainDate().toString())
    .sort();
}

test('a daily series in a time zone without a yearly rule is listed from last year on for three years', () => {
  const starts = listStarts(content([daily('S')]));
  expect([starts.length, starts[0], starts.at(-1)]).toEqual([4 * 365 + 1, '2025-01-01', '2028-12-31']);
});

test('a feed lists at most 2,000 single events, all series for the same days, from the current month on', () => {
  const starts = listStarts(content(many(50, (id) => daily(id))));
  const days = Temporal.PlainDate.from(starts[0] ?? '').until(starts.at(-1) ?? '').days + 1;
  expect([starts[0], starts.length]).toEqual(['2026-11-01', 50 * days]);
  expect(starts.length).toBeGreaterThan(1900);
  expect(starts.length).toBeLessThanOrEqual(2000);
});

test('rows count as single events', () => {
  const rows = many(900, (id, day) => row(id, new Date(Date.UTC(2026, 10, 1 + day, 17)).toISOString()));
  expect(
    listStarts(
      content(
        many(50, (id) => daily(id)),
        rows,
      ),
    ).length,
  ).toBeLessThanOrEqual(2000);
});

test('series outnumbered by rows are left out', () => {
  const rows = many(2000, (id, day) => row(id, new Date(Date.UTC(2026, 10, 1 + day, 17)).toISOString()));
  expect(buildEvents(content([daily('S')], rows))).toHaveLength(2000);
});

test('an exception in the far future is found without calculating the instances before it', () => {
  const chicago = 'America/Chicago';
  const deleted = many(50, (id) =>
    row(`${id}_20991230T090000`, '2099-12-30T15:00:00.000Z', { timeZone: chicago, kind: 'deleted' }),
  );
  const calculated = vi.spyOn(Temporal.PlainDate.prototype, 'toZonedDateTime');
  const events = buildEvents(
    content(
      many(50, (id) => daily(id, chicago)),
      deleted,
    ),
  );
  expect(events.map(({ series }) => series?.exceptions)).toEqual(many(50, () => ['20991230T090000']));
  // The first start of each series, the day before, and the slot of its exception.
  expect(calculated).toHaveBeenCalledTimes(3 * 50);
  calculated.mockRestore();
});

test('a feed has at most 20 time zones: visits in others are in UTC, series in others are left out', () => {
  const zones = Intl.supportedValuesOf('timeZone').filter((name) => name.startsWith('America/'));
  const rows = many(30, (id, index) => row(id, '2026-12-01T15:00:00.000Z', { timeZone: zones[index] ?? '' }));
  const listZones = (of: FeedContent) => new Set(buildEvents(of).map(({ startsAt }) => startsAt.timeZoneId));
  expect(listZones(content([], rows)).size).toBe(20 + 1);
  const series = many(30, (id, index) => daily(id, zones.filter((name) => name !== 'America/Nuuk')[index]));
  expect(listZones(content(series)).size).toBe(20);
  expect(listZones(content(series))).toContain(series.at(-1)?.timeZone);
});

test('a feed is rendered again only when its content changes', async () => {
  const series = daily('S');
  const of = content([series]);
  const text = await renderFeed('Rex', of);
  const calculated = vi.spyOn(Temporal.PlainDate.prototype, 'toZonedDateTime');
  const inAnotherOrder = Object.fromEntries(Object.entries(series).reverse()) as SeriesRow;
  expect(await renderFeed('Rex', content([inAnotherOrder]))).toBe(text);
  expect(calculated).not.toHaveBeenCalled();
  expect(await renderFeed('Rex', { ...of, dogNames: new Map([['rex', 'Rex II']]) })).toContain('Checkup (Rex II)');
  expect(await renderFeed('Rex', content([{ ...series, title: 'Booster' }]))).toContain('Booster (Rex)');
  expect(await renderFeed('Olive', of)).toContain('NAME:Olive');
  expect(calculated).toHaveBeenCalled();
  calculated.mockRestore();
});
