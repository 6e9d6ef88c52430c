import { useEffect, useEffectEvent, useState } from 'react';
import { readText, storageEntry, writeText } from '../../platform/storage/storage.ts';

/** Whether the shortcuts are off. People who use speech input may press keys by accident (WCAG 2.1.4). */
const shortcutsOff = storageEntry('device.moderation_keys_off');

/** Returns whether the shortcuts are on, and a function that turns them on or off. The device remembers it. */
export function useShortcutSetting(): [isOn: boolean, setOn: (isOn: boolean) => void] {
  const [isOn, setOn] = useState(() => readText(shortcutsOff) !== 'true');
  return [
    isOn,
    (next) => {
      setOn(next);
      writeText(shortcutsOff, String(!next));
    },
  ];
}

/** Whether a key was pressed for something else: in a field, in a dialog, or with a modifier. */
function isMeantElsewhere({ target, altKey, ctrlKey, metaKey, repeat }: KeyboardEvent): boolean {
  if (altKey || ctrlKey || metaKey || repeat) return true;
  const isTyping = target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]');
  return Boolean(isTyping) || document.querySelector('dialog[open]') !== null;
}

/** Runs an action when its key is pressed anywhere on the page, except while typing. The keys are lower-case letters. */
export function useShortcuts(actions: Readonly<Record<string, () => void>>, isOn: boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const action = actions[event.key.toLowerCase()];
    if (!action || isMeantElsewhere(event)) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    if (!isOn) return;
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [isOn]);
}
