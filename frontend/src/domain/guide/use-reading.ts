import { useQuery } from '@tanstack/react-query';
import { emergency, type TextReading } from '#shared/contract/emergency.ts';
import { call } from '../../lib/call.ts';

/** How long a search waits for the server, in milliseconds. Then this device decides alone. */
const maxWaitMs = 700;

interface AwaitedReading {
  /** Undefined until the answer has arrived, offline, and if it fails or takes too long. */
  reading: TextReading | undefined;
  /** Whether the answer may still come. */
  isPending: boolean;
}

/** What the server's text model says about a text. */
export function useReading(typed: string): AwaitedReading {
  const text = typed.trim();
  const { data, isFetching } = useQuery({
    queryKey: ['text-reading', text],
    queryFn: ({ signal }) => {
      const options = { signal: AbortSignal.any([signal, AbortSignal.timeout(maxWaitMs)]) };
      return call(emergency.readText, { body: { text } }, options);
    },
    staleTime: Number.POSITIVE_INFINITY,
    retryOnMount: false,
    enabled: text !== '',
  });
  return { reading: data, isPending: isFetching };
}
