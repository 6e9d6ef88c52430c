/** The console errors and unhandled rejections of this process since the last call of `takeErrors`. */
const errors: string[] = [];
const write = console.error;

console.error = (...values: unknown[]) => {
  errors.push(values.map(String).join(' '));
  write(...values);
};

process.on('unhandledRejection', (reason) => errors.push(`Unhandled rejection: ${String(reason)}`));

/** Returns the errors since the last call, and forgets them. */
export function takeErrors(): string[] {
  return errors.splice(0);
}
