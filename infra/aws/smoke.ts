import { smokeChecks } from '#infra/aws/smoke-checks.ts';

/** `npm run smoke -- https://site`: says of a running site what works, and fails when something does not. */
const [given = ''] = process.argv.slice(2);
if (!URL.canParse(given)) {
  console.error('Please name the site, for example: npm run smoke -- https://d111111abcdef8.cloudfront.net');
  process.exit(1);
}

let failed = 0;
for (const [sentence, check] of Object.entries(smokeChecks(new URL(given).origin))) {
  try {
    await check();
    console.log(`passed  ${sentence}`);
  } catch (error) {
    failed += 1;
    const words = error instanceof Error ? `${error.message}${error.cause ? ` (${error.cause})` : ''}` : String(error);
    console.log(`FAILED  ${sentence}\n        ${words.replaceAll('\n', '\n        ')}`);
  }
}
console.log(failed === 0 ? 'Everything passed.' : `${failed} failed.`);
process.exit(failed === 0 ? 0 : 1);
