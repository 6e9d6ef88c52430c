import { join } from 'node:path';
import { matchRoutes } from 'react-router';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { filesWithOrigin, pageFiles, prerendered } from '#infra/site.ts';
import { articleIds } from '#shared/guide/article-ids.ts';
import { articles } from '#shared/guide/articles.ts';
import { siteOriginMark } from '#shared/site-origin.ts';
import { root } from '#test/support/folders.ts';
import { sample } from '#test/support/sample.ts';
import { fillSkeleton, fillTemplate, staticScripts } from '../../frontend/prerender.ts';
import { renderRobots, renderSitemap } from '../../frontend/sitemap.ts';
import { openScreens, ownerScreens, visitorScreens } from '../../frontend/src/app/routing/screens.ts';
import { openPaths, pages, publicPaths, render, renderSkeleton } from '../../frontend/src/prerender-entry.tsx';

test('the prerendered pages are the static pages that the site serves', () => {
  expect(pages.map(({ file }) => `/${file}`)).toEqual(pageFiles);
  expect(pages.map(({ path }) => path)).toEqual([
    ...prerendered.map(({ path }) => path),
    ...articleIds.map((id) => `/guide/${id}`),
  ]);
});

test('the script of every page is an entry of the build', () => {
  expect(new Set(pages.map(({ script }) => script))).toEqual(new Set(staticScripts));
});

const isArticle = ({ path }: { path: string }) => path.startsWith('/guide/');
const samplePages = [...pages.filter((page) => !isArticle(page)), ...sample(pages.filter(isArticle), 10)];

test.each(samplePages)('$path has one heading, and no link that leads nowhere', (page) => {
  const html = render(page);
  expect(html.match(/<h1/g)).toHaveLength(1);
  const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, link = '']) => link);
  const isPage = (path: string) =>
    matchRoutes([...prerendered, ...openScreens, ...ownerScreens, ...visitorScreens], path) !== null;
  const leadsNowhere = (link: string) => {
    if (/^(https?|tel):/.test(link) || link.startsWith('/api/')) return false;
    if (link.startsWith('#')) return link !== '#content' && !html.includes(`id="${link.slice(1)}"`);
    return isArticle({ path: link }) ? !articleIds.includes(link.slice('/guide/'.length)) : !isPage(link);
  };
  expect(links.filter(leadsNowhere)).toEqual([]);
});

test('an article is complete without a script, and says what it is to search engines', () => {
  const [article] = articles.filter(({ seeVet, sections }) => seeVet && sections.some(({ points }) => points));
  if (!article) throw new Error('The guide has no such article.');
  const page = pages.find(({ path }) => path === `/guide/${article.id}`);
  if (!page) throw new Error('The article has no page.');
  expect(page).toMatchObject({
    title: `Houndwell · ${article.title}`,
    description: article.firstSentence,
    canonical: page.path,
    data: {
      '@type': 'FAQPage',
      mainEntity: [{ name: article.title, acceptedAnswer: { '@type': 'Answer', text: article.answer } }],
    },
  });
  const text = render(page)
    .replaceAll(/<[^>]*>/g, '\n')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
  const parts = article.sections.flatMap(({ heading, text: paragraph = '', points = [] }) => [
    heading,
    paragraph,
    ...points,
  ]);
  const sources = article.sources.flatMap(({ title, publisher }) => [title, publisher]);
  const related = article.related.map((id) => articles.find((each) => each.id === id)?.title ?? id);
  for (const part of [article.title, article.answer, ...parts, ...(article.seeVet ?? []), ...sources, ...related]) {
    expect(text).toContain(part);
  }
});

test('the list has the titles of all articles, and its questions are on the page', () => {
  const page = pages.find(({ path }) => path === '/guide');
  if (!page) throw new Error('The list has no page.');
  const html = render(page).replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  for (const { id, title } of articles) expect(html).toContain(`<a href="/guide/${id}">${title}</a>`);
  const { mainEntity } = page.data as { mainEntity: { name: string; acceptedAnswer: { text: string } }[] };
  expect(mainEntity.length).toBeGreaterThan(20);
  for (const { name, acceptedAnswer } of mainEntity) {
    expect(html).toContain(`${name}</a><p class="hw-small hw-soft">${acceptedAnswer.text}</p>`);
  }
});

test('emergency help has its numbers and the first steps of eight emergencies, for every kind of visitor', () => {
  const page = pages.find(({ path }) => path === '/emergency');
  const html = page ? render(page) : '';
  expect(html).toContain('href="tel:8884264435"');
  expect(html.match(/<details>/g)).toHaveLength(8);
  expect(html.match(/<ol class="hw-emergency-steps"><li>/g)).toHaveLength(8);
  for (const part of ['hw-if-vet', 'hw-if-no-vet', 'hw-if-owner', 'hw-if-visitor']) expect(html).toContain(part);
});

test('the sitemap has every public page once, by its canonical address', () => {
  const urls = [...renderSitemap(publicPaths).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url);
  expect(new Set(urls).size).toBe(urls.length);
  const paths = urls.map((url) => url.replace(siteOriginMark, ''));
  expect(paths).toEqual(
    expect.arrayContaining(['/', '/pricing', '/welcome', '/emergency', '/guide', '/privacy', '/terms', '/contact']),
  );
  expect(paths).toEqual(expect.arrayContaining(articleIds.map((id) => `/guide/${id}`)));
  expect(paths).not.toContain('/landing');
  expect(renderRobots()).toContain(`\nSitemap: ${siteOriginMark}/sitemap.xml\n`);
  expect(filesWithOrigin).toEqual(expect.arrayContaining(['/sitemap.xml', '/robots.txt']));
});

test('the skeleton belongs to every screen except those that are open to everyone', () => {
  expect(openPaths).toEqual(openScreens.map(({ path }) => path));
  expect(openPaths.filter((path) => ownerScreens.some((screen) => screen.path === path))).toEqual([]);
});

test('the links of the skeleton lead to screens for owners and to emergency help', () => {
  const screens = [...openScreens, ...ownerScreens].map(({ path }) => path);
  const links = [...renderSkeleton().matchAll(/href="([^"]*)"/g)].map(([, link]) => link);
  expect(links).toContain('/emergency');
  expect(links.filter((link = '') => !screens.includes(link))).toEqual([]);
});

test('the skeleton is inside the element that React renders into, and painted as a whole', () => {
  const page = '<html lang="en"><head></head><body><div id="root"></div></body></html>';
  const html = fillSkeleton(page, '<p>$&</p>', ['/a', '/b']);
  expect(html).toContain('<html data-open="/a /b" lang="en">');
  expect(html).toContain('<div id="root"><p>$&</p></div><span id="after-skeleton" hidden></span>');
  expect(html).toMatch(/<link rel="expect" href="#after-skeleton" blocking="render" \/>\s*<\/head>/);
});

const template = `<!doctype html><html><head><title>The app</title><meta
  name="description" content="x" /></head><body><div id="root"></div><noscript>
<p>Needs scripts.</p></noscript><script type="module" src="/src/main.tsx"></script></body></html>`;
const assets = {
  entries: ['assets/pricing.js'],
  imports: ['assets/page.js'],
  styles: ['assets/page.css', 'assets/billing.css'],
  fonts: ['assets/besley.woff2'],
};

test('a page has its title, description, data and files, with all texts escaped', () => {
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
  expect(html).not.toContain('Needs scripts');
});

test('a link preview shows our picture, with absolute URLs', async () => {
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
