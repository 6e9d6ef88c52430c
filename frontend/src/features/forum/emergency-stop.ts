import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { EmergencyCard } from '#shared/emergency/card.ts';

/** How long typing pauses before a text is checked, in milliseconds. Half a word can mean something else. */
const typingPause = 1000;

/** Returns the card of an emergency that happens now. The check is loaded with the first text. */
async function findCard(text: string): Promise<EmergencyCard | null> {
  if (!/\p{L}/u.test(text)) return null;
  try {
    const { checkEmergency } = await import('#shared/emergency/check-emergency.ts');
    const { verdict, card } = checkEmergency({ text });
    return verdict === 'now' ? card : null;
  } catch {
    // The server checks the text, too, and readers see its verdict.
    return null;
  }
}

/**
 * Checks on this device whether a text describes an emergency, so that its author sees whom to call before they post.
 * @returns `card`, to show above the form once it is set, and `mayPost`: whether to go on, which is false once, when the
 * card appears
 */
export function useEmergencyStop(text: string) {
  const [card, setCard] = useState<EmergencyCard>();
  const latest = useRef(text);
  latest.current = text;

  const check = useEffectEvent(async () => {
    const found = await findCard(text);
    if (found && latest.current === text) setCard(found);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the text starts the pause again
  useEffect(() => {
    const timer = setTimeout(() => void check(), typingPause);
    return () => clearTimeout(timer);
  }, [text]);

  const mayPost = async (): Promise<boolean> => {
    // The author has seen the card.
    if (card) return true;
    const found = await findCard(text);
    if (found) setCard(found);
    return !found;
  };
  return { card, mayPost, reset: () => setCard(undefined) };
}
