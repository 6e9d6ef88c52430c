import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, minifySync, type Plugin, type Rolldown } from 'vite';
import { siteOriginMark } from '#shared/site-origin.ts';
import { type BuiltFiles, builtFiles } from './built-files.ts';
import { mapOutlines } from './map-outlines.ts';
import { shareImage } from './share-image.ts';
import { renderRobots, renderSitemap } from './sitemap.ts';
import type { PrerenderedPage } from './src/app/static/prerendered-page.ts';

const entry = 'src/prerender-entry.tsx';

const emptyRoot = '<div id="root"></div>';

/** The scripts of the static pages: additional entries of the site's build. */
export const staticScripts = ['landing', 'welcome', 'pricing', 'guide', 'article', 'emergency'].map(
  (name) => `src/app/static/${name}.ts`,
);

/** Says that the app needs scripts, which static pages don't. */
const noScript = /\s*<noscript>.*?<\/noscript>/s;

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/**
 * Fills the template `index.html` with a static page: head, content and script. URLs in the head are absolute, as link
 * previews require. They contain a placeholder that the server replaces by the site's origin.
 */
export function fillTemplate(
  template: string,
  page: Pick<PrerenderedPage, 'title' | 'canonical' | 'description' | 'data'>,
  content: string,
  { entries: [script], imports, styles, fonts }: BuiltFiles,
): string {
  const title = escaped(page.title);
  const description = escaped(page.description);
  const head = [
    ...fonts.map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin />`),
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}" />`),
    ...imports.map((file) => `<link rel="modulepreload" crossorigin href="/${file}" />`),
    `<link rel="canonical" href="${siteOriginMark}${page.canonical}" />`,
    '<meta property="og:type" content="website" />',
    '<meta property="og:site_name" content="Houndwell" />',
    `<meta property="og:title" content="${title}" />`,
    `<meta property="og:description" content="${description}" />`,
    `<meta property="og:url" content="${siteOriginMark}${page.canonical}" />`,
    `<meta property="og:image" content="${siteOriginMark}/${shareImage.file}" />`,
    `<meta property="og:image:width" content="${shareImage.width}" />`,
    `<meta property="og:image:height" content="${shareImage.height}" />`,
    `<meta property="og:image:alt" content="${escaped(shareImage.alt)}" />`,
    '<meta name="twitter:card" content="summary_large_image" />',
    // The less-than signs are escaped, because `</script>` in the data would end the element.
    `<script type="application/ld+json">${JSON.stringify(page.data).replaceAll('<', '\\u003c')}</script>`,
  ];
  return template
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
    .replace(/<meta\s+name="description"[^>]*>/, () => `<meta name="description" content="${description}" />`)
    .replace('</head>', () => `  ${head.join('\n    ')}\n  </head>`)
    .replace(noScript, '')
    .replace('/src/main.tsx', () => `/${script}`)
    .replace(emptyRoot, () => `<div id="root">${content}</div>`);
}

/** Delays the first paint until the whole skeleton has been parsed, because parts of it would move. */
const wholeSkeleton = '<link rel="expect" href="#after-skeleton" blocking="render" />';

/**
 * Adds the prerendered skeleton to the app's page.
 * @param openPaths the paths of the screens outside the shell, on which `public/theme.js` does not show the skeleton
 */
export function fillSkeleton(appPage: string, skeleton: string, openPaths: readonly string[]): string {
  return appPage
    .replace('<html ', () => `<html data-open="${openPaths.join(' ')}" `)
    .replace('</head>', () => `  ${wholeSkeleton}\n  </head>`)
    .replace(emptyRoot, () => `<div id="root">${skeleton}</div><span id="after-skeleton" hidden></span>`);
}

type Rendering = typeof import('./src/prerender-entry.tsx');

/**
 * Builds the pages' components for Node.js, adds their pictures to the site, and calls `use` with the render functions.
 */
async function withRendering(root: string, site: string, use: (rendering: Rendering) => void): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'houndwell-prerender-'));
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'warn',
      plugins: [react(), mapOutlines()],
      ssr: { noExternal: true },
      build: {
        ssr: entry,
        ssrEmitAssets: true,
        outDir: folder,
        emptyOutDir: true,
        copyPublicDir: false,
        assetsInlineLimit: 0,
        rolldownOptions: {
          checks: { ineffectiveDynamicImport: false },
          output: { entryFileNames: 'prerender-entry.mjs' },
          // The screens of the app are imported dynamically in `screens.ts`, and none of them is rendered during the
          // build.
          external: (id, importer) => /\/screens\.ts$/.test(importer ?? '') && id.endsWith('.tsx'),
        },
      },
    });
    const isPicture = (source: string) => !/\.\w+$/.test(source) || source.endsWith('.webp');
    cpSync(join(folder, 'assets'), join(site, 'assets'), { recursive: true, filter: isPicture });
    use((await import(pathToFileURL(join(folder, 'prerender-entry.mjs')).href)) as Rendering);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Writes the static pages, such as `start.html` and `pricing.html`, and the skeleton of `index.html`. The development
 * server renders the static pages per request, without the skeleton, because its styles arrive with the scripts.
 */
export function prerender(): Plugin {
  let root = '';
  let site = '';
  let bundle: Rolldown.OutputBundle = {};
  return {
    name: 'houndwell:prerender',
    // The component tests build the design page in another mode, without static pages.
    apply: (_config, { command, mode }) => command === 'serve' || mode === 'production',
    configResolved: (config) => {
      root = config.root;
      site = resolve(config.root, config.build.outDir);
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const { pages, render } = (await server.ssrLoadModule(`/${entry}`)) as Rendering;
        const page = pages.find(({ file }) => request.url === `/${file}`);
        if (!page) return next();
        const assets = { entries: [page.script], imports: [], styles: [], fonts: [] };
        const html = fillTemplate(readFileSync(join(root, 'index.html'), 'utf8'), page, render(page), assets);
        response.setHeader('content-type', 'text/html;charset=utf-8');
        response.end(await server.transformIndexHtml(`/${page.file}`, html));
      });
    },
    writeBundle: (_options, written) => {
      bundle = written;
    },
    closeBundle: {
      order: 'pre',
      sequential: true,
      async handler() {
        // If the build failed, there is no bundle, and Vite has already reported the error.
        if (Object.keys(bundle).length === 0) return;
        const template = readFileSync(join(root, 'index.html'), 'utf8');
        await withRendering(root, site, ({ pages, publicPaths, render, renderSkeleton, openPaths }) => {
          const files = new Map(staticScripts.map((script) => [script, builtFiles(bundle, [script])]));
          for (const page of pages) {
            const built = files.get(page.script);
            if (!built) throw new Error(`${page.script} is no entry of the build.`);
            mkdirSync(dirname(join(site, page.file)), { recursive: true });
            writeFileSync(join(site, page.file), fillTemplate(template, page, render(page), built));
          }
          writeFileSync(join(site, 'sitemap.xml'), renderSitemap(publicPaths));
          writeFileSync(join(site, 'robots.txt'), renderRobots());
          const theme = join(site, 'theme.js');
          writeFileSync(theme, minifySync('theme.js', readFileSync(theme, 'utf8')).code);
          const app = join(site, 'index.html');
          writeFileSync(app, fillSkeleton(readFileSync(app, 'utf8'), renderSkeleton(), openPaths));
        });
      },
    },
  };
}
