import { Temporal } from 'temporal-polyfill';
import type { SeriesRow } from '#functions/entities/appointments.ts';

/** TEMPORARY */
export function* occurrencesFrom(
  series: SeriesRow,
  from: string,
): Generator<{ local: Temporal.PlainDateTime; startsAt: string }> {
  const start = Temporal.PlainDateTime.from(series.localStart);
  for (let n = 0; n < 100000; n += 1) {
    const step = n * series.every;
    let local: Temporal.PlainDateTime;
    if (series.unit === 'day' || series.unit === 'week') local = start.add({ [`${series.unit}s`]: step });
    else {
      const month = start
        .toPlainDate()
        .toPlainYearMonth()
        .add({ [`${series.unit}s`]: step });
      local = month
        .toPlainDate({ day: Math.min(series.dayOfMonth, month.daysInMonth) })
        .toPlainDateTime(start.toPlainTime());
    }
    const startsAt = new Date(local.toZonedDateTime(series.timeZone).epochMilliseconds).toISOString();
    if (startsAt > series.endsAt || local.year > 2099) return;
    if (startsAt >= from) yield { local, startsAt };
  }
}
