/**
 * Loads a Lambda's bundle in this fresh process, as a cold start does, and handles the events of a JSON file. This
 * script is plain JavaScript, because with TypeScript the measurement would include the module that strips types.
 *
 * Prints what was loaded and compiled, unless `QUIET` is set.
 */
const [file, eventsFile] = process.argv.slice(2);
const { pathToFileURL } = process.getBuiltinModule('node:url');
const { readFileSync } = process.getBuiltinModule('node:fs');
const before = new Set(process.moduleLoadList);

const { handler } = await import(pathToFileURL(file).href);
const statuses = [];
const cpuMs = [];
for (const event of JSON.parse(readFileSync(eventsFile, 'utf8'))) {
  const start = process.cpuUsage();
  const { statusCode } = await handler(event, { getRemainingTimeInMillis: () => 10_000 });
  const { user, system } = process.cpuUsage(start);
  statuses.push(statusCode);
  cpuMs.push(Math.round((user + system) / 1000));
}

if (!process.env.QUIET) {
  const builtIns = process.moduleLoadList.filter((name) => name.startsWith('NativeModule ') && !before.has(name));
  const { bytecode_and_metadata_size: bytecode } = process.getBuiltinModule('node:v8').getHeapCodeStatistics();
  const loaded = { bytecode, builtIns: builtIns.map((name) => name.slice(13)), statuses, cpuMs };
  process.stdout.write(`${JSON.stringify(loaded)}\n`);
}
process.exit();
