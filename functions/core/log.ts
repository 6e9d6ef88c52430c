import { now } from '#functions/core/clock.ts';

type Fields = Record<string, string | number | boolean | undefined>;

/**
 * One JSON line per record, which CloudWatch reads by field. Callers name what they log: route keys, codes, counts and
 * ids; never addresses, bodies, e-mails or secrets. By hand because the usual library adds 86 million instructions
 * to each cold start for features that are not used here.
 */
function write(level: 'info' | 'warn' | 'error', message: string, fields: Fields) {
  const line = JSON.stringify({ level, message, ...fields });
  process.stdout.write(`${line}\n`);
}

interface Thrown {
  cause?: unknown;
  $metadata?: { requestId?: string; httpStatusCode?: number };
}

/**
 * What an error is, without its own words: those may quote a request or an address. Of what AWS said, its name for the
 * request leads to the rest.
 */
function named(error: unknown): Fields {
  let innermost = error;
  for (let depth = 0; depth < 3 && (innermost as Thrown | undefined)?.cause instanceof Error; depth += 1) {
    innermost = (innermost as Thrown).cause;
  }
  const { $metadata } = (innermost ?? {}) as Thrown;
  return {
    error: error instanceof Error ? error.name : 'thrown value',
    cause: innermost !== error && innermost instanceof Error ? innermost.name : undefined,
    awsStatus: $metadata?.httpStatusCode,
    awsRequestId: $metadata?.requestId,
  };
}

export const log = {
  info: (message: string, fields: Fields = {}) => write('info', message, fields),
  warn: (message: string, fields: Fields = {}) => write('warn', message, fields),
  named,
  /** Counts that CloudWatch turns into metrics by itself (its embedded metric format). */
  metrics: (namespace: string, dimensions: Record<string, string>, counts: Record<string, number>) => {
    const definition = {
      Namespace: namespace,
      Dimensions: [Object.keys(dimensions)],
      Metrics: Object.keys(counts).map((Name) => ({ Name, Unit: 'Count' })),
    };
    const _aws = { Timestamp: now().getTime(), CloudWatchMetrics: [definition] };
    const line = { level: 'info', message: 'figures', ...dimensions, ...counts, _aws };
    process.stdout.write(`${JSON.stringify(line)}\n`);
  },
  /** The error's own words stay out of the record where they could quote a request: names and stack frames only. */
  error: (message: string, error: unknown, fields: Fields = {}) => {
    const stack = error instanceof Error ? (error.stack ?? '') : '';
    const frames = stack.split('\n').filter((line) => line.trimStart().startsWith('at '));
    write('error', message, { ...fields, ...named(error), stack: frames.slice(0, 8).join('\n') });
  },
};
