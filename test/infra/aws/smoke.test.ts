import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'vitest';
import { smokeChecks } from '#infra/aws/smoke-checks.ts';
import { builtWebsite } from '#infra/local/http/website.ts';
import { appShell, prerendered } from '#infra/site.ts';
import { siteOriginMark } from '#shared/site-origin.ts';
import { startTestApp, temporaryFolder } from '#test/support/test-app.ts';

/** A small built site. */
const folder = temporaryFolder();
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'assets/main-1.js'), '');
writeFileSync(join(folder, 'assets/emergency-page-1.js'), '');
writeFileSync(join(folder, 'service-worker.js'), '"/assets/emergency-page-1.js"');
writeFileSync(join(folder, 'picture.png'), '');
writeFileSync(join(folder, appShell), '<script src="/assets/main-1.js"></script>');
for (const { path, file } of prerendered) {
  const picture = `<meta property="og:image" content="${siteOriginMark}/picture.png">`;
  writeFileSync(join(folder, file), `<link rel="canonical" href="${siteOriginMark}${path}">${picture}`);
}

const app = await startTestApp({ openWebsite: async ({ siteOrigin }) => builtWebsite({ folder, siteOrigin }) });
const checks = Object.entries(smokeChecks(app.siteOrigin));

test.each(checks)('the smoke check "%s" passes', (_, check) => check());
