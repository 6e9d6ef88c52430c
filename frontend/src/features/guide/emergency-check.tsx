import { type ComponentType, useEffect, useState } from 'react';
import type { Submitted } from './use-guide-filters.ts';

type EmergencyCheckProps = {
  /** What is in the search box. */
  text: string;
  /** It is checked at once. */
  submitted: Submitted | undefined;
};

/** How long typing pauses before a text is checked, in milliseconds. Half a word can mean something else. */
const typingPause = 700;

type Loaded = ComponentType<EmergencyCheckProps> | 'failed';

async function loadAnswer(): Promise<Loaded> {
  try {
    return (await import('./emergency-answer.tsx')).EmergencyAnswer;
  } catch {
    return 'failed';
  }
}

/** Checks what somebody searches for signs of an emergency, on this device and, with a connection, on the server. The model loads with the first text. */
export function EmergencyCheck({ text, submitted }: EmergencyCheckProps) {
  const [Answer, setAnswer] = useState<Loaded>();
  const [settled, setSettled] = useState(text);
  const isEmpty = text.trim() === '';

  useEffect(() => {
    if (!isEmpty) void loadAnswer().then((loaded) => setAnswer(() => loaded));
  }, [isEmpty]);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), typingPause);
    return () => clearTimeout(timer);
  }, [text]);
  useEffect(() => {
    if (submitted) setSettled(submitted.text);
  }, [submitted]);

  if (isEmpty || !Answer) return null;
  if (Answer === 'failed') {
    return <p role="status">The check for emergencies didn't load. If you're worried, call a vet.</p>;
  }
  return <Answer text={settled} submitted={submitted} />;
}
