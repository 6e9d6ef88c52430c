import { globSync } from 'node:fs';
import { domainFiles, isDomainName, remainingEdits, writeDomain } from './new-domain/scaffold.ts';

/** `npm run new:domain <plural> [singular]` creates the files of a CRUD domain and lists the edits in other files. */
const [plural = '', singular = plural.replace(/s$/, '')] = process.argv.slice(2);
const root = process.cwd();

if (!isDomainName(plural, singular)) {
  console.error('Usage: npm run new:domain <plural> [singular], lower-case letters only. Example: walks walk');
  process.exit(1);
}
const files = domainFiles(plural, singular);
const existing = globSync(Object.keys(files), { cwd: root });
if (existing.length > 0) {
  console.error(`These files exist already:\n  ${existing.join('\n  ')}`);
  process.exit(1);
}
await writeDomain(root, files);
console.log(`Created:\n  ${Object.keys(files).join('\n  ')}\n`);
console.log(`Edit these files (docs/adding-a-domain.md):\n${remainingEdits(plural, singular)}\n`);
console.log('`npm run check` fails until every TODO is replaced and every edit is made.');
