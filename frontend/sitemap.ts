import { siteOriginMark } from '#shared/site-origin.ts';

/** Renders the sitemap of the site for search engines. Paths of pages have no character that XML would need escaped. */
export function renderSitemap(paths: readonly string[]): string {
  const urls = paths.map((path) => `<url><loc>${siteOriginMark}${path}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`;
}

/** Renders `robots.txt`, which names the sitemap. */
export function renderRobots(): string {
  return `User-agent: *
Disallow: /api/

Sitemap: ${siteOriginMark}/sitemap.xml
`;
}
