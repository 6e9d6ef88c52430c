/** The console errors and unhandled rejections of this process that no test has taken yet. */
const errors: string[] = [];
const write = console.error;

console.error = (...values: unknown[]) => {
  errors.push(values.map(String).join(' '));
  write(...values);
};

process.on('unhandledRejection', (reason) => errors.push(`Unhandled rejection: ${String(reason)}`));

/** Returns the errors since the last call. */
export function takeErrors(): string[] {
  return errors.splice(0);
}
