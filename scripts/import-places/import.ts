import { existsSync } from 'node:fs';
import { findLocalTable } from '../local-table.ts';

/**
 * `[TABLE_NAME=<table>] npm run import:places -- <file>`: imports dog-friendly places from OpenStreetMap, as Overpass
 * JSON or GeoJSON. Without `TABLE_NAME`, into the table of the running `npm start` on `PORT` (3000). A second import of
 * the same file changes nothing. Ends with an error if the file is not complete.
 */
const [file] = process.argv.slice(2);
if (!file || !existsSync(file)) {
  console.error(file ? `There is no file ${file}.` : 'Usage: [TABLE_NAME=<table>] npm run import:places -- <file>');
  process.exit(2);
}
if (!process.env.TABLE_NAME) Object.assign(process.env, await findLocalTable());
// An import has more time than the Lambdas for which the timeouts were chosen.
process.env.AWS_CLIENT_TIMEOUT_FACTOR ??= '10';
// Loaded afterwards, because the table's name is read when the entities are declared.
const { importPlaces } = await import('./import-places.ts');
const isComplete = await importPlaces(file, { print: (line) => console.log(line), terminal: process.stderr });
if (!isComplete) process.exitCode = 1;
