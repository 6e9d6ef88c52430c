/**
 * Loads a Lambda's bundle in this fresh process, as a cold start does, and handles the events of a JSON file. Plain
 * JavaScript: the module that strips types would count too.
 *
 * Prints what was loaded and compiled, unless `QUIET` is set.
 */
const [file, eventsFile] = process.argv.slice(2);
const { pathToFileURL } = process.getBuiltinModule('node:url');
const { readFileSync } = process.getBuiltinModule('node:fs');
const before = new Set(process.moduleLoadList);

const { handler } = await import(pathToFileURL(file).href);
const statuses = [];
for (const event of JSON.parse(readFileSync(eventsFile, 'utf8'))) {
  const { statusCode } = await handler(event, { getRemainingTimeInMillis: () => 10_000 });
  statuses.push(statusCode);
}

if (!process.env.QUIET) {
  const builtIns = process.moduleLoadList.filter((name) => name.startsWith('NativeModule ') && !before.has(name));
  const { bytecode_and_metadata_size: bytecode } = process.getBuiltinModule('node:v8').getHeapCodeStatistics();
  process.stdout.write(`${JSON.stringify({ bytecode, builtIns: builtIns.map((name) => name.slice(13)), statuses })}\n`);
}
process.exit();
