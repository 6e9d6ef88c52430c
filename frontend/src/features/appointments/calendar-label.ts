import { useEffect, useState } from 'react';
import { emitAppEvent, onAppEvent } from '../../lib/app-events.ts';
import { readText, remove, storageKey, writeText } from '../../lib/storage.ts';

export const usualLabel = 'Calendar';

/** The owner's own name for the calendar has at most so many characters. */
export const longestLabel = 20;

/** The name of the calendar on this device. */
export function calendarLabel(): string {
  const kept = readText('calendar_label')?.trim();
  return kept ? [...kept].slice(0, longestLabel).join('') : usualLabel;
}

/** Gives the calendar a name, or its usual one back, and tells every part of the page. */
export function nameCalendar(label: string): void {
  const name = label.trim();
  if (name && name !== usualLabel) writeText('calendar_label', name);
  else remove('calendar_label');
  emitAppEvent('calendarLabelChanged', { label: calendarLabel() });
}

/** The name of the calendar, kept up to date in this tab and the others. */
export function useCalendarLabel(): string {
  const [label, setLabel] = useState(calendarLabel);
  useEffect(() => {
    // Another window may have named it between the rendering and this moment.
    setLabel(calendarLabel());
    const otherTab = (event: StorageEvent) => {
      if (event.key === storageKey('calendar_label')) setLabel(calendarLabel());
    };
    window.addEventListener('storage', otherTab);
    const stop = onAppEvent('calendarLabelChanged', () => setLabel(calendarLabel()));
    return () => {
      stop();
      window.removeEventListener('storage', otherTab);
    };
  }, []);
  return label;
}
