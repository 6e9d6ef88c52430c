import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Formats a value as code, with long texts in lines. */
function formatCode(value: unknown): string {
  if (typeof value === 'string') return `\`\n${value.replace(/.{120}/g, '$&\n')}\n\``;
  if (Array.isArray(value)) return `[${value.map(formatCode).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  return `{ ${Object.entries(value)
    .map(([name, each]) => `${name}: ${formatCode(each)}`)
    .join(', ')} }`;
}

/**
 * Writes trained weights as a source file.
 *
 * @param file relative to the root of the repository
 * @param name of the constant
 * @param command the npm script that trains them
 */
export function writeWeightsFile(file: string, name: string, weights: object, command: string): void {
  const head = `// Written by \`npm run ${command}\`. Do not edit.\n\n`;
  writeFileSync(join(import.meta.dirname, '../..', file), `${head}export const ${name} = ${formatCode(weights)};\n`);
}
