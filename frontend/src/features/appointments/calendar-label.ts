import { useEffect, useState } from 'react';
import { text } from '#shared/contract/fields.ts';
import { emitAppEvent, onAppEvent } from '../../lib/app-events.ts';
import { readText, remove, storageEntry, writeText } from '../../platform/storage/storage.ts';

const labelEntry = storageEntry('calendar_label');

/** The name of the calendar until the owner chooses another name. */
export const defaultLabel = 'Calendar';

/** Maximum length of the calendar's name, in characters. */
export const maxLabelLength = 20;

/** The schema of the calendar's name. */
export const CalendarLabel = text(1, maxLabelLength, 'Please enter a name');

/** Counts the characters of a name as `CalendarLabel` does, by code points: most emoji count as one. */
export function measureLabel(label: string): number {
  return [...label.trim()].length;
}

/** Reads the calendar's name from this device. A stored name that is too long is shortened, an invalid one ignored. */
export function readCalendarLabel(): string {
  const stored = readText(labelEntry)?.trim() ?? '';
  // A code point has at most two UTF-16 units, so twice the maximum length is enough.
  const start = [...stored.slice(0, 2 * maxLabelLength)].slice(0, maxLabelLength).join('');
  const { success, data } = CalendarLabel.safeParse(start);
  return success ? data : defaultLabel;
}

/**
 * Stores the calendar's name on this device and updates it everywhere on the page. An empty name restores the default.
 */
export function renameCalendar(label: string): void {
  const name = label.trim();
  if (name && name !== defaultLabel) writeText(labelEntry, name);
  else remove(labelEntry);
  emitAppEvent('calendarLabelChanged', { label: readCalendarLabel() });
}

/** Returns the calendar's name, kept in sync across tabs. */
export function useCalendarLabel(): string {
  const [label, setLabel] = useState(readCalendarLabel);
  useEffect(() => {
    // Another tab may have renamed the calendar since the first render.
    setLabel(readCalendarLabel());
    const onStorage = ({ key }: StorageEvent) => {
      // `key` is null if all of the storage was cleared.
      if (key === null || key === labelEntry.key) setLabel(readCalendarLabel());
    };
    window.addEventListener('storage', onStorage);
    const stop = onAppEvent('calendarLabelChanged', () => setLabel(readCalendarLabel()));
    return () => {
      stop();
      window.removeEventListener('storage', onStorage);
    };
  }, []);
  return label;
}
