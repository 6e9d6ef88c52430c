import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { editFiles } from './new-domain/edits.ts';
import { domainFiles, isDomainName, writeFiles } from './new-domain/scaffold.ts';

/**
 * Creates the files of a new domain, and adds the domain to existing lists: `npm run new:domain <plural> [singular]`.
 */
const [plural = '', singular = plural.replace(/s$/, '')] = process.argv.slice(2);
const root = join(import.meta.dirname, '..');

if (!isDomainName({ plural, singular })) {
  console.error('Usage: npm run new:domain <plural> [singular], lower-case letters only. Example: walks walk');
  process.exit(1);
}
const created = domainFiles({ plural, singular });
const existing = Object.keys(created).filter((path) => existsSync(join(root, path)));
if (existing.length > 0) {
  console.error(`These files exist already:\n  ${existing.join('\n  ')}`);
  process.exit(1);
}
const changed = editFiles(root, { plural, singular });
await writeFiles(root, { ...created, ...changed });

// Biome sorts imports and wraps lines again, because the new names change the order and the line lengths.
const biome = join(dirname(createRequire(import.meta.url).resolve('@biomejs/biome/package.json')), 'bin/biome');
const code = [...Object.keys(created), ...Object.keys(changed)].filter((path) => /\.tsx?$/.test(path));
execFileSync(process.execPath, [biome, 'check', '--write', ...code], {
  cwd: root,
  stdio: ['ignore', 'ignore', 'inherit'],
});

const lines = Object.values(created).reduce((sum, content) => sum + content.trimEnd().split('\n').length, 0);
console.log(`Created ${Object.keys(created).length} files, ${lines} lines:\n  ${Object.keys(created).join('\n  ')}\n`);
console.log(`Changed, so that the rest of the app finds them:\n  ${Object.keys(changed).join('\n  ')}\n`);
console.log('`npm run check` fails until every TODO is decided. See docs/adding-a-domain.md.');
