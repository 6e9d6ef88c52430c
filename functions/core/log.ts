import { now } from '#functions/core/clock.ts';

type Fields = Record<string, string | number | boolean | undefined>;

/**
 * Writes one JSON line, whose fields CloudWatch indexes. Pass only route keys, codes, counts and IDs, never addresses,
 * bodies, emails or secrets. No logging library is used, because it adds 86 million instructions to each cold start.
 */
function write(level: 'info' | 'warn' | 'error', message: string, fields: Fields) {
  const line = JSON.stringify({ level, message, ...fields });
  process.stdout.write(`${line}\n`);
}

interface Thrown {
  cause?: unknown;
  $metadata?: { requestId?: string; httpStatusCode?: number };
}

/** Returns the names of an error and its cause, and the AWS request ID. Omits messages, which may quote a request. */
function describe(error: unknown): Fields {
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
  /** Returns the fields that describe an error without the error's message. */
  describe,
  /** Writes counts in CloudWatch's embedded metric format. */
  metrics: (namespace: string, dimensions: Record<string, string>, counts: Record<string, number>) => {
    const definition = {
      Namespace: namespace,
      Dimensions: [Object.keys(dimensions)],
      Metrics: Object.keys(counts).map((Name) => ({ Name, Unit: 'Count' })),
    };
    const _aws = { Timestamp: now().getTime(), CloudWatchMetrics: [definition] };
    const line = { level: 'info', message: 'metrics', ...dimensions, ...counts, _aws };
    process.stdout.write(`${JSON.stringify(line)}\n`);
  },
  /** Logs the names and stack frames of an error. Omits the error's message, which may quote a request. */
  error: (message: string, error: unknown, fields: Fields = {}) => {
    const stack = error instanceof Error ? (error.stack ?? '') : '';
    const frames = stack.split('\n').filter((line) => line.trimStart().startsWith('at '));
    write('error', message, { ...fields, ...describe(error), stack: frames.slice(0, 8).join('\n') });
  },
};
