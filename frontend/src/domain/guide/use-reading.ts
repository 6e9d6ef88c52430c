import { useQuery } from '@tanstack/react-query';
import { emergency, type TextReading } from '#shared/contract/emergency.ts';
import { call } from '../../lib/call.ts';

interface AwaitedReading {
  /** Undefined until the answer has arrived, offline, and if it fails. */
  reading: TextReading | undefined;
  /** Whether the answer may still come. */
  isPending: boolean;
}

/** What the server's text model says about a text. */
export function useReading(typed: string): AwaitedReading {
  const text = typed.trim();
  const { data, isFetching } = useQuery({
    queryKey: ['text-reading', text],
    queryFn: ({ signal }) => call(emergency.readText, { body: { text } }, { signal }),
    // The same text has the same reading. Results that somebody returns to are there at once.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retryOnMount: false,
    enabled: text !== '',
  });
  return { reading: data, isPending: isFetching };
}
