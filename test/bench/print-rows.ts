/** A row of a measurement. */
export type Row = [name: string, measured: string, goal: string, remark: string];

/** Prints a table of measurements to standard output. */
export function print(title: string, head: Row, rows: Row[]): void {
  const widths = head.map((_, place) => Math.max(...[head, ...rows].map((row) => row[place]?.length ?? 0)));
  const line = (row: Row) =>
    row
      .map((cell, place) => cell.padEnd(widths[place] ?? 0))
      .join('  ')
      .trimEnd();
  process.stdout.write(`\n${[title, line(head), ...rows.map(line)].join('\n')}\n`);
}
