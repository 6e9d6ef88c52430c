import { expect, test } from 'vitest';
import { prerendered } from '#infra/site.ts';
import { filled } from '../../frontend/prerender.ts';
import { pages } from '../../frontend/src/built-ahead.tsx';

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
  expect(html).toContain('<link rel="canonical" href="/pricing" />');
  expect(html).toContain('<meta property="og:title" content="Houndwell &amp; you" />');
  expect(html).toContain('<div id="root" data-path="/pricing"><h1>$& Prices</h1></div>');
  expect(html).not.toContain('<script>alert');
  expect(html.match(/index\.css/g)).toHaveLength(1);
  expect(html).toContain('<link rel="stylesheet" crossorigin href="/assets/billing.css" />');
  expect(html).toContain('<link rel="modulepreload" crossorigin href="/assets/pricing.js" />');
});

test('where the origin is known, others are given whole addresses to link back to', () => {
  const page = { path: '/pricing', canonical: '/pricing', description: 'Prices', data: {} };
  const needs = { styles: [], scripts: [] };
  const html = filled(shell, page, { title: 'Prices', html: '' }, needs, 'https://houndwell.example');
  expect(html).toContain('<link rel="canonical" href="https://houndwell.example/pricing" />');
  expect(html).toContain('<meta property="og:url" content="https://houndwell.example/pricing" />');
  expect(html).toContain('<meta property="og:image" content="https://houndwell.example/icon-512.png" />');
});
