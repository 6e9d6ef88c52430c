import { useState } from 'react';
import { useLocation } from 'react-router';

/** The kept values, by history entry and name, as long as this tab stays open. */
const kept = new Map<string, unknown>();

/**
 * Works like `useState`, but a step back or forward to the same history entry restores the value, such as which parts of
 * a list were expanded.
 * @param name identifies the value in the history entry
 */
export function useEntryState<Value>(name: string, initial: Value): [Value, (value: Value) => void] {
  const { key } = useLocation();
  const id = `${key} ${name}`;
  const [value, setValue] = useState<Value>(() => (kept.has(id) ? (kept.get(id) as Value) : initial));
  const change = (next: Value) => {
    kept.set(id, next);
    setValue(next);
  };
  return [value, change];
}
