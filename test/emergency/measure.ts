import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod/mini';
import { checkText } from '#shared/emergency/check-text.ts';

const Phrasing = z.object({
  text: z.string(),
  verdict: z.enum(['emergency', 'urgent', 'harmless']),
  about: z.optional(z.string()),
});
type Phrasing = z.output<typeof Phrasing>;

const folder = join(import.meta.dirname, 'phrasings');

/** The files of the corpus. */
export function phrasingFiles(): string[] {
  return globSync('*.json', { cwd: folder }).sort();
}

/** The emergencies of a file that the rules miss, and the harmless texts that they warn about. */
export function measure(file: string): { total: number; missed: Phrasing[]; falseAlarms: Phrasing[] } {
  const all = z.array(Phrasing).parse(JSON.parse(readFileSync(join(folder, file), 'utf8')));
  const missed = all.filter(({ text, verdict }) =>
    verdict === 'emergency' ? !checkText(text).emergency : verdict === 'urgent' && checkText(text).verdict === 'none',
  );
  const falseAlarms = all.filter(({ text, verdict }) => verdict === 'harmless' && checkText(text).verdict !== 'none');
  return { total: all.length, missed, falseAlarms };
}

/** Prints the result of every file. */
function report(): void {
  for (const file of phrasingFiles()) {
    const { total, missed, falseAlarms } = measure(file);
    console.log(`${basename(file)}: ${total} texts, ${missed.length} missed, ${falseAlarms.length} false alarms`);
    for (const { text, about } of missed) console.log(`  missed (${about ?? 'no topic'}): ${text}`);
    for (const { text, about } of falseAlarms) console.log(`  false alarm (${about ?? 'no topic'}): ${text}`);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) report();
