import { existsSync, readFileSync } from 'node:fs';

/**
 * Returns the CPU seconds that the ended child processes, and their ended children, have used so far; undefined if the
 * system has no `/proc`.
 */
export function readChildrenCpu(): number | undefined {
  if (!existsSync('/proc/self/stat')) return undefined;
  const stat = readFileSync('/proc/self/stat', 'utf8');
  // The fields follow the process name, which is in parentheses and may contain spaces. Times are in 1/100 s on every
  // Linux.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [user = 0, system = 0] = fields.slice(13, 15).map(Number);
  return (user + system) / 100;
}
