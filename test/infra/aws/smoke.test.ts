import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'vitest';
import { smokeChecks } from '#infra/aws/smoke-checks.ts';
import { builtWebsite } from '#infra/local/http/website.ts';
import { appShell, prerendered } from '#infra/site.ts';
import { articleIds } from '#shared/guide/article-ids.ts';
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
mkdirSync(join(folder, 'guide'));
const articlePath = `/guide/${articleIds[0]}`;
for (const { path, file } of [...prerendered, { path: articlePath, file: `${articlePath}.html` }]) {
  const picture = `<meta property="og:image" content="${siteOriginMark}/picture.png">`;
  writeFileSync(join(folder, file), `<link rel="canonical" href="${siteOriginMark}${path}">${picture}`);
}
writeFileSync(join(folder, 'robots.txt'), `Sitemap: ${siteOriginMark}/sitemap.xml`);
writeFileSync(join(folder, 'sitemap.xml'), `<loc>${siteOriginMark}${articlePath}</loc>`);

const app = await startTestApp({ openWebsite: async ({ siteOrigin }) => builtWebsite({ folder, siteOrigin }) });
const checks = Object.entries(smokeChecks(app.siteOrigin));

test.each(checks)('the smoke check "%s" passes', (_, check) => check());
