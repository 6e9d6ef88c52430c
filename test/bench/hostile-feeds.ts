import { Temporal } from 'temporal-polyfill';
import type { InstanceRow } from '#functions/entities/appointments.ts';
import type { Repeat } from '#shared/contract/appointment-times.ts';
import { appointments } from '#shared/contract/appointments.ts';
import { originSecretHeader, viewerAddressHeader } from '#shared/session.ts';
import { connectTable, createFactories } from '#test/support/factories.ts';
import type { TestApp } from '#test/support/test-app.ts';

/** An owner's appointments that are meant to make their calendar feed expensive. */
interface Calendar {
  series?: { count: number; start: string; timeZones: string[]; repeat: Repeat; exceptionOn?: string };
  /** Single appointments, one every seven hours from `start` on. */
  visits?: { count: number; start: string; timeZones: string[] };
  hasLongTexts?: boolean;
}

const year = new Date().getUTCFullYear();
const zones = Intl.supportedValuesOf('timeZone');
const daily = { every: 1, unit: 'day' } as const;
const visits = { count: 2100, start: `${year}-12-01`, timeZones: ['America/Chicago'] };
const series = { count: 50, start: '2000-01-01T09:00', timeZones: ['America/Chicago'], repeat: daily };

export const hostileCalendars: Record<string, Calendar> = {
  'a few appointments': { series: { ...series, count: 2 }, visits: { ...visits, count: 20 } },
  '50 daily series': { series },
  '50 daily series in Africa/Casablanca': { series: { ...series, timeZones: ['Africa/Casablanca'] } },
  '10 daily series in America/Vancouver': { series: { ...series, count: 10, timeZones: ['America/Vancouver'] } },
  '50 series on the 30th, with long texts': {
    series: { ...series, start: '2000-01-30T09:00', repeat: { every: 1, unit: 'month' } },
    hasLongTexts: true,
  },
  '50 daily series, each with an exception in 2099': { series: { ...series, exceptionOn: '20991230T090000' } },
  '300 ended series in all time zones': {
    series: { ...series, count: 300, timeZones: zones, repeat: { ...daily, until: `${year}-01-01` } },
  },
  '2,100 visits': { visits },
  '2,100 visits in all time zones': { visits: { ...visits, timeZones: zones } },
  '2,100 visits with long texts': { visits, hasLongTexts: true },
  '4,200 visits since last year': { visits: { ...visits, count: 4200, start: `${year - 1}-01-01` } },
};

function longText(length: number): string {
  return Array.from({ length }, (_, index) => String.fromCodePoint(0x4e00 + ((index * 7919) % 20_000))).join('');
}

/**
 * Adds the calendar of an owner to the table.
 * @returns the request of a calendar program that reads the feed
 */
export async function addCalendar(app: TestApp, calendar: Calendar): Promise<unknown> {
  const create = createFactories(app);
  const owner = await create.ownerWithDog();
  await create.tier(owner, 'advanced');
  const { url } = await owner.browser.ask(appointments.getFeed);
  await app.settle();
  await connectTable(app);
  const { AppointmentSeries, Instances } = await import('#functions/entities/appointments.ts');
  const { buildSeries } = await import('#functions/appointments/series/build-series.ts');
  const stamp = new Date().toISOString();
  const texts = calendar.hasLongTexts
    ? { title: longText(120), description: longText(1000), vetName: longText(200) }
    : { title: 'Checkup' };
  const details = (index: number) => ({
    ownerId: owner.user.id,
    id: `01ARZ3NDEKTSV4RRFFQ6${String(index).padStart(6, '0')}`,
    dogId: owner.dog.id,
    ...texts,
    duration: 30,
    sequence: 0,
    createdAt: stamp,
    updatedAt: stamp,
  });
  const rows = Array.from(
    { length: calendar.visits?.count ?? 0 },
    (_, index): InstanceRow => ({
      ...details(index),
      startsAt: new Date(Date.parse(calendar.visits?.start ?? '') + index * 7 * 3600 * 1000).toISOString(),
      timeZone: calendar.visits?.timeZones[index % calendar.visits.timeZones.length] ?? '',
      kind: 'instance',
      status: 'scheduled',
    }),
  );
  for (let index = 0; index < (calendar.series?.count ?? 0) && calendar.series; index += 1) {
    const { start, timeZones, repeat, exceptionOn } = calendar.series;
    const timeZone = timeZones[index % timeZones.length] ?? '';
    const built = buildSeries(details(index), Temporal.PlainDateTime.from(start).toZonedDateTime(timeZone), repeat);
    await AppointmentSeries.put(built).go();
    if (!exceptionOn) continue;
    const startsAt = `${Temporal.PlainDateTime.from(exceptionOn).toZonedDateTime(timeZone).toInstant()}`;
    rows.push({ ...built, id: `${built.id}_${exceptionOn}`, startsAt, kind: 'deleted', status: 'scheduled' });
  }
  await Instances.put(rows).go({ concurrency: 4 });
  const path = new URL(url).pathname;
  return {
    version: '2.0',
    routeKey: 'GET /api/calendar/{token}/houndwell.ics',
    rawPath: path,
    pathParameters: { token: path.split('/')[3] },
    cookies: [],
    headers: {
      [originSecretHeader]: app.environment.ORIGIN_SECRET,
      [viewerAddressHeader]: '127.0.7.7',
      'accept-encoding': 'gzip',
    },
    requestContext: { requestId: 'feed', http: { method: 'GET', path } },
    isBase64Encoded: false,
  };
}
