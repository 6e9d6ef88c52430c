import { useEffect, useState } from 'react';
import { emitAppEvent, onAppEvent } from '../../lib/app-events.ts';
import { readText, remove, storageKey, writeText } from '../../lib/storage.ts';

/** The calendar's name unless the owner chose another one. */
export const defaultLabel = 'Calendar';

/** Maximum length of the calendar's name, in characters. */
export const maxLabelLength = 20;

/** The name of the calendar on this device. */
export function calendarLabel(): string {
  const stored = readText('calendar_label')?.trim();
  return stored ? [...stored].slice(0, maxLabelLength).join('') : defaultLabel;
}

/** Stores the calendar's name, or its default for an empty one, and notifies every part of the page. */
export function renameCalendar(label: string): void {
  const name = label.trim();
  if (name && name !== defaultLabel) writeText('calendar_label', name);
  else remove('calendar_label');
  emitAppEvent('calendarLabelChanged', { label: calendarLabel() });
}

/** The calendar's name, kept in sync across tabs. */
export function useCalendarLabel(): string {
  const [label, setLabel] = useState(calendarLabel);
  useEffect(() => {
    // Another tab may have renamed it since the first render.
    setLabel(calendarLabel());
    const onStorage = (event: StorageEvent) => {
      if (event.key === storageKey('calendar_label')) setLabel(calendarLabel());
    };
    window.addEventListener('storage', onStorage);
    const stop = onAppEvent('calendarLabelChanged', () => setLabel(calendarLabel()));
    return () => {
      stop();
      window.removeEventListener('storage', onStorage);
    };
  }, []);
  return label;
}
