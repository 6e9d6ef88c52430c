/**
 * One JSON line per record, which CloudWatch reads by field. Callers name what they log: route keys, codes, counts and
 * ids; never addresses, bodies, e-mails or secrets. By hand because the usual library adds 86 million instructions
 * to each cold start for features that are not used here.
 */
function write(
  level: 'info' | 'warn' | 'error',
  message: string,
  fields: Record<string, string | number | boolean | undefined>,
) {
  const line = JSON.stringify({ level, message, ...fields });
  process.stdout.write(`${line}\n`);
}

export const log = {
  info: (message: string, fields: Record<string, string | number | boolean | undefined> = {}) =>
    write('info', message, fields),
  warn: (message: string, fields: Record<string, string | number | boolean | undefined> = {}) =>
    write('warn', message, fields),
  /** The error's own words stay out of the record where they could quote a request: name and stack frames only. */
  error: (message: string, error: unknown, fields: Record<string, string | number | boolean | undefined> = {}) => {
    const thrown = error instanceof Error ? error : new Error('thrown value');
    const frames = (thrown.stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at '));
    write('error', message, { ...fields, error: thrown.name, stack: frames.slice(0, 8).join('\n') });
  },
};
