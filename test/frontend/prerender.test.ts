import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { prerendered } from '#infra/site.ts';
import { siteOriginMark } from '#shared/site-origin.ts';
import { root } from '#test/support/folders.ts';
import { fillSkeleton, fillTemplate, staticScripts } from '../../frontend/prerender.ts';
import { openScreens, ownerScreens } from '../../frontend/src/app/routing/screens.ts';
import { openPaths, pages, render, renderSkeleton } from '../../frontend/src/prerender-entry.tsx';

test('the prerendered pages are the static pages that the site serves', () => {
  expect(pages.map(({ path, file }) => ({ path, file: `/${file}` }))).toEqual(
    prerendered.map(({ path, file }) => ({ path, file })),
  );
});

test('the script of every page is an entry of the build', () => {
  expect(new Set(pages.map(({ script }) => script))).toEqual(new Set(staticScripts));
});

test.each(pages)('$path has one heading, and no link that leads nowhere', (page) => {
  const html = render(page);
  expect(html.match(/<h1/g)).toHaveLength(1);
  const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, link]) => link);
  const leadsNowhere = (link = '') => !link.startsWith('/') && !html.includes(`id="${link.slice(1)}"`);
  expect(links.filter((link) => link !== '#content' && leadsNowhere(link))).toEqual([]);
});

test('the skeleton belongs to every screen except those that are open to everyone', () => {
  expect(openPaths).toEqual(openScreens.map(({ path }) => path));
  expect(openPaths.filter((path) => ownerScreens.some((screen) => screen.path === path))).toEqual([]);
});

test('the links of the skeleton lead to screens of owners and to emergency help', () => {
  const screens = [...openScreens, ...ownerScreens].map(({ path }) => path);
  const links = [...renderSkeleton().matchAll(/href="([^"]*)"/g)].map(([, link]) => link);
  expect(links).toContain('/emergency');
  expect(links.filter((link = '') => !screens.includes(link))).toEqual([]);
});

test('the skeleton is inside of the element that React renders into', () => {
  const html = fillSkeleton('<html lang="en"><body><div id="root"></div></body></html>', '<p>$&</p>', ['/a', '/b']);
  expect(html).toBe('<html data-open="/a /b" lang="en"><body><div id="root"><p>$&</p></div></body></html>');
});

const template = `<!doctype html><html><head><title>The app</title><meta
  name="description" content="x" /></head><body><div id="root"></div><script type="module" src="/src/main.tsx"></script></body></html>`;
const assets = {
  entries: ['assets/pricing.js'],
  imports: ['assets/page.js'],
  styles: ['assets/page.css', 'assets/billing.css'],
  fonts: ['assets/besley.woff2'],
};

test('a page has its title, description, data and files, and its texts cannot break out of them', () => {
  const page = {
    title: 'Houndwell & you',
    canonical: '/pricing',
    description: 'From "$8.95" <a month>',
    data: { name: '</script><script>alert(1)</script>' },
  };
  const html = fillTemplate(template, page, '<h1>$& Prices</h1>', assets);
  expect(html).toContain('<title>Houndwell &amp; you</title>');
  expect(html).toContain('<meta name="description" content="From &quot;$8.95&quot; &lt;a month>" />');
  expect(html).toContain('<link rel="canonical" href="https://site-origin.invalid/pricing" />');
  expect(html).toContain('<meta property="og:title" content="Houndwell &amp; you" />');
  expect(html).toContain('<div id="root"><h1>$& Prices</h1></div>');
  expect(html).not.toContain('<script>alert');
  expect(html.match(/<link rel="stylesheet" crossorigin href="[^"]*" \/>/g)).toHaveLength(2);
  expect(html).toContain('<link rel="modulepreload" crossorigin href="/assets/page.js" />');
  expect(html).toContain('<link rel="preload" href="/assets/besley.woff2" as="font" type="font/woff2" crossorigin />');
  expect(html).toContain('<script type="module" src="/assets/pricing.js"></script>');
  expect(html).not.toContain('main.tsx');
});

test('a link preview shows our picture, by absolute addresses', async () => {
  const page = { title: 'Prices', canonical: '/pricing', description: 'Prices', data: {} };
  const html = fillTemplate(template, page, '', assets);
  expect(html).toContain(`<meta property="og:url" content="${siteOriginMark}/pricing" />`);
  expect(html).toContain(`<meta property="og:image" content="${siteOriginMark}/share.png" />`);
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image" />');
  const { width, height } = await sharp(join(root, 'frontend/public/share.png')).metadata();
  expect({ width, height }).toEqual({ width: 1200, height: 630 });
  for (const [name, value] of Object.entries({ width, height })) {
    expect(html).toContain(`<meta property="og:image:${name}" content="${value}" />`);
  }
});
