import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, minifySync, type Plugin, type Rolldown } from 'vite';
import { siteOriginMark } from '#shared/site-origin.ts';
import { type BuiltFiles, builtFiles } from './built-files.ts';
import { shareImage } from './share-image.ts';
import type { StaticPage } from './src/prerender-entry.tsx';

const entry = 'src/prerender-entry.tsx';

const emptyRoot = '<div id="root"></div>';

/** The scripts of the static pages: additional entries of the site's build. */
export const staticScripts = ['src/app/static/landing.ts', 'src/app/static/welcome.ts', 'src/app/static/pricing.ts'];

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/**
 * Fills the template of the app, `index.html`, with a static page: its head, its content and its script. URLs in
 * the head are absolute, as link previews require. The server fills in the site's origin.
 */
export function fillTemplate(
  template: string,
  page: Pick<StaticPage, 'title' | 'canonical' | 'description' | 'data'>,
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
    // A less-than sign in the data could end the element.
    `<script type="application/ld+json">${JSON.stringify(page.data).replaceAll('<', '\\u003c')}</script>`,
  ];
  return template
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
    .replace(/<meta\s+name="description"[^>]*>/, () => `<meta name="description" content="${description}" />`)
    .replace('</head>', () => `  ${head.join('\n    ')}\n  </head>`)
    .replace('/src/main.tsx', () => `/${script}`)
    .replace(emptyRoot, () => `<div id="root">${content}</div>`);
}

/**
 * Adds the skeleton to the app's page.
 * @param openPaths the paths outside the shell, for `public/theme.js`
 */
export function fillSkeleton(appPage: string, skeleton: string, openPaths: readonly string[]): string {
  return appPage
    .replace('<html ', () => `<html data-open="${openPaths.join(' ')}" `)
    .replace(emptyRoot, () => `<div id="root">${skeleton}</div>`);
}

type Rendering = typeof import('./src/prerender-entry.tsx');

/** Builds the pages' components for Node, adds their pictures to the site, and calls `use` with the render function. */
async function withRendering(root: string, site: string, use: (rendering: Rendering) => void): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'houndwell-prerender-'));
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'warn',
      plugins: [react()],
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
          // The pages of the app's screens, which load lazily and are not rendered here.
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
 * Writes the static pages, `start.html`, `pricing.html` and so on, and the skeleton of `index.html`. The development server
 * renders the pages per request, without a skeleton, because its styles arrive with the scripts.
 */
export function prerender(): Plugin {
  let root = '';
  let site = '';
  let bundle: Rolldown.OutputBundle = {};
  return {
    name: 'houndwell:prerender',
    // The component tests build the design page in another mode.
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
        // A failed build has reported its error already.
        if (Object.keys(bundle).length === 0) return;
        const template = readFileSync(join(root, 'index.html'), 'utf8');
        await withRendering(root, site, ({ pages, render, renderSkeleton, openPaths }) => {
          for (const page of pages) {
            const html = fillTemplate(template, page, render(page), builtFiles(bundle, [page.script]));
            writeFileSync(join(site, page.file), html);
          }
          const theme = join(site, 'theme.js');
          writeFileSync(theme, minifySync('theme.js', readFileSync(theme, 'utf8')).code);
          const app = join(site, 'index.html');
          writeFileSync(app, fillSkeleton(readFileSync(app, 'utf8'), renderSkeleton(), openPaths));
        });
      },
    },
  };
}
