import { useEffect, useState } from 'react';
import { text } from '#shared/contract/fields.ts';
import { emitAppEvent, onAppEvent } from '../../lib/app-events.ts';
import { readText, remove, storageEntry, writeText } from '../../platform/storage/storage.ts';

const labelEntry = storageEntry('calendar_label');

/** The calendar's name unless the owner chose another one. */
export const defaultLabel = 'Calendar';

/** Maximum length of the calendar's name, in characters. */
export const maxLabelLength = 20;

/** A name of the calendar. */
export const CalendarLabel = text(1, maxLabelLength, 'Please enter a name');

/** Counts the characters of a name as `CalendarLabel` does: an emoji is one. */
export function measureLabel(label: string): number {
  return [...label.trim()].length;
}

/** Reads the name of the calendar on this device. Shortens or ignores a name that this app would not store. */
export function readCalendarLabel(): string {
  const stored = readText(labelEntry)?.trim() ?? '';
  // A code point has at most two UTF-16 units.
  const start = [...stored.slice(0, 2 * maxLabelLength)].slice(0, maxLabelLength).join('');
  const { success, data } = CalendarLabel.safeParse(start);
  return success ? data : defaultLabel;
}

/** Stores the calendar's name, or its default for an empty one, and notifies every part of the page. */
export function renameCalendar(label: string): void {
  const name = label.trim();
  if (name && name !== defaultLabel) writeText(labelEntry, name);
  else remove(labelEntry);
  emitAppEvent('calendarLabelChanged', { label: readCalendarLabel() });
}

/** The calendar's name, kept in sync across tabs. */
export function useCalendarLabel(): string {
  const [label, setLabel] = useState(readCalendarLabel);
  useEffect(() => {
    // Another tab may have renamed it since the first render.
    setLabel(readCalendarLabel());
    const onStorage = ({ key }: StorageEvent) => {
      // Without a key, all of the storage was cleared.
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
