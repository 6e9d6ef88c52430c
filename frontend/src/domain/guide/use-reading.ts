import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { emergency, type TextReading } from '#shared/contract/emergency.ts';
import { call } from '../../lib/call.ts';

/** How long typing pauses before the server is asked, in milliseconds. */
const typingPause = 300;

/** How long a search waits for the server. */
const maxWaitMs = 1500;

/**
 * What the server's text model says about a text that is being typed. Undefined until the answer has arrived, offline, and if it
 * fails: then the search and the check of this device decide alone.
 */
export function useReading(typed: string): TextReading | undefined {
  const text = typed.trim();
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), typingPause);
    return () => clearTimeout(timer);
  }, [text]);
  const { data } = useQuery({
    queryKey: ['text-reading', settled],
    queryFn: ({ signal }) => {
      const options = { signal: AbortSignal.any([signal, AbortSignal.timeout(maxWaitMs)]) };
      return call(emergency.readText, { body: { text: settled } }, options);
    },
    staleTime: Number.POSITIVE_INFINITY,
    retryOnMount: false,
    enabled: settled !== '',
  });
  return settled === text ? data : undefined;
}
