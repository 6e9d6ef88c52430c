import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { prerendered } from '#infra/site.ts';
import { siteOriginMark } from '#shared/site-origin.ts';
import { root } from '#test/support/folders.ts';
import { filled } from '../../frontend/prerender.ts';
import { pages } from '../../frontend/src/prerender-entry.tsx';

test('what is built ahead is what the site serves so', () => {
  expect(pages.map(({ path, file }) => ({ path, file: `/${file}` }))).toEqual(prerendered);
});

const shell = `<!doctype html><html><head><title>The app</title><meta
  name="description" content="x" /><link rel="stylesheet" href="/assets/index.css"></head><body><div id="root"></div></body></html>`;

test('a page carries its title, description, addresses, data and styles, and nothing that could break out of them', () => {
  const page = {
    path: '/pricing',
    canonical: '/pricing',
    description: 'From "$8.95" <a month>',
    data: { name: '</script><script>alert(1)</script>' },
  };
  const html = filled(
    shell,
    page,
    { title: 'Houndwell & you', html: '<h1>$& Prices</h1>' },
    { styles: ['assets/index.css', 'assets/billing.css'], scripts: ['assets/pricing.js'] },
  );
  expect(html).toContain('<title>Houndwell &amp; you</title>');
  expect(html).toContain('<meta name="description" content="From &quot;$8.95&quot; &lt;a month>" />');
  expect(html).toContain('<link rel="canonical" href="https://site-origin.invalid/pricing" />');
  expect(html).toContain('<meta property="og:title" content="Houndwell &amp; you" />');
  expect(html).toContain('<div id="root" data-path="/pricing"><h1>$& Prices</h1></div>');
  expect(html).not.toContain('<script>alert');
  expect(html.match(/index\.css/g)).toHaveLength(1);
  expect(html).toContain('<link rel="stylesheet" crossorigin href="/assets/billing.css" />');
  expect(html).toContain('<link rel="modulepreload" crossorigin href="/assets/pricing.js" />');
});

test('whoever shows a link to a page finds a wide picture of ours, by whole addresses', async () => {
  const page = { path: '/pricing', canonical: '/pricing', description: 'Prices', data: {} };
  const html = filled(shell, page, { title: 'Prices', html: '' }, { styles: [], scripts: [] });
  expect(html).toContain(`<meta property="og:url" content="${siteOriginMark}/pricing" />`);
  expect(html).toContain(`<meta property="og:image" content="${siteOriginMark}/share.png" />`);
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image" />');
  const { width, height } = await sharp(join(root, 'frontend/public/share.png')).metadata();
  expect({ width, height }).toEqual({ width: 1200, height: 630 });
  for (const [name, value] of Object.entries({ width, height })) {
    expect(html).toContain(`<meta property="og:image:${name}" content="${value}" />`);
  }
});
