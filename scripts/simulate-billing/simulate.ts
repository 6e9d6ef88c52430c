import { startTable } from './table.ts';

/**
 * `npm run simulate:billing`: 14 months of every path through billing, by the clock, with the test payment provider. Then
 * what a million renewals a month cost, and whether the runs of any hour are overloaded.
 */
const stop = await startTable();
try {
  const { paths } = await import('./paths.ts');
  const { runPaths } = await import('./run-paths.ts');
  const { measureRenewal } = await import('./measure-renewal.ts');
  const { checkMillion } = await import('./million.ts');
  // Before the paths, whose owners would be renewed, too.
  const units = await measureRenewal();
  const started = performance.now();
  const { tried, failures } = await runPaths(paths);
  for (const line of failures) console.log(line);
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`${paths.length} paths: ${tried} checks tried, ${failures.length} failed, in ${seconds} s`);
  const overloaded = checkMillion(units);
  if (failures.length > 0 || overloaded > 0) process.exitCode = 1;
} finally {
  await stop();
}
