import { smokeChecks } from '#infra/aws/smoke-checks.ts';

/** Tests a deployed site: `npm run smoke -- https://site`. Exits with 1 if a check fails. */
const [url = ''] = process.argv.slice(2);
if (!URL.canParse(url)) {
  console.error('Usage: npm run smoke -- https://d111111abcdef8.cloudfront.net');
  process.exit(1);
}

let failed = 0;
for (const [sentence, check] of Object.entries(smokeChecks(new URL(url).origin))) {
  try {
    await check();
    console.log(`passed  ${sentence}`);
  } catch (error) {
    failed += 1;
    const message =
      error instanceof Error ? `${error.message}${error.cause ? ` (${error.cause})` : ''}` : String(error);
    console.log(`FAILED  ${sentence}\n        ${message.replaceAll('\n', '\n        ')}`);
  }
}
console.log(failed === 0 ? 'All checks passed.' : `${failed} failed.`);
process.exit(failed === 0 ? 0 : 1);
