import type { WriteStream } from 'node:tty';

const width = 30;

/**
 * Shows a progress bar in the terminal. Shows nothing if the output is a file or a pipe.
 * @param total the number of bytes
 */
export function createProgressBar(output: Pick<WriteStream, 'isTTY' | 'write'>, total: number) {
  let shown = '';
  return {
    /** Shows how many bytes have been read, and a text. */
    update(bytes: number, text: string): void {
      if (!output.isTTY) return;
      const share = total === 0 ? 1 : Math.min(1, bytes / total);
      const filled = Math.round(share * width);
      const bar = `[${'#'.repeat(filled)}${'-'.repeat(width - filled)}] ${Math.floor(100 * share)} % ${text}`;
      if (bar !== shown) output.write(`\r\x1b[K${bar}`);
      shown = bar;
    },
    /** Removes the bar. */
    end(): void {
      if (output.isTTY) output.write('\r\x1b[K');
    },
  };
}
