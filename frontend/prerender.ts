import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rolldown } from 'vite';
import { siteOriginMark } from '#shared/site-origin.ts';
import { amplifyStyles } from './amplify-css.ts';
import { amplifyWithoutTheme } from './amplify-runtime.ts';
import { shareImage } from './share-image.ts';
import type { BuiltPage } from './src/prerender-entry.tsx';

interface Rendering {
  pages: readonly BuiltPage[];
  rendered: (path: string) => Promise<{ title: string; html: string }>;
}

/** The files that a screen needs beside the entry's own: style sheets to link, scripts to fetch early. */
interface Needs {
  styles: string[];
  scripts: string[];
}

function needsOf(bundle: Rolldown.OutputBundle, source: string): Needs {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const styles = new Set<string>();
  const scripts = new Set<string>();
  const visit = (fileName: string): void => {
    const chunk = chunks.find((each) => each.fileName === fileName);
    if (!chunk || scripts.has(fileName) || chunk.isEntry) return;
    scripts.add(fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style);
    for (const next of chunk.imports) visit(next);
  };
  const start = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(source));
  if (!start) throw new Error(`No part of the build shows ${source}.`);
  visit(start.fileName);
  return { styles: [...styles], scripts: [...scripts] };
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/**
 * Puts a page's title, description, addresses, data and content into the shell of the app. Addresses are whole, as
 * those who show a link need them; the site's own is put in where the page is served.
 */
export function filled(
  shell: string,
  page: Pick<BuiltPage, 'path' | 'canonical' | 'description' | 'data'>,
  content: { title: string; html: string },
  { styles, scripts }: Needs,
): string {
  const title = escaped(content.title);
  const description = escaped(page.description);
  const missing = (file: string) => !shell.includes(`"/${file}"`);
  const head = [
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
    // A lesser-than sign in data could end the element.
    `<script type="application/ld+json">${JSON.stringify(page.data).replaceAll('<', '\\u003c')}</script>`,
    ...styles.filter(missing).map((file) => `<link rel="stylesheet" crossorigin href="/${file}" />`),
    ...scripts.filter(missing).map((file) => `<link rel="modulepreload" crossorigin href="/${file}" />`),
  ];
  return shell
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
    .replace(/<meta\s+name="description"[^>]*>/, () => `<meta name="description" content="${description}" />`)
    .replace('</head>', () => `${head.join('\n    ')}\n  </head>`)
    .replace('<div id="root"></div>', () => `<div id="root" data-path="${page.path}">${content.html}</div>`);
}

/** Builds the site once more to run here instead of in a browser, and lends it out. Its parts load as they are needed. */
async function withRendering(root: string, use: (rendering: Rendering) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'houndwell-prerender-'));
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'warn',
      plugins: [react(), amplifyStyles(), amplifyWithoutTheme()],
      ssr: { noExternal: true },
      build: {
        ssr: 'src/prerender-entry.tsx',
        outDir: folder,
        emptyOutDir: true,
        copyPublicDir: false,
        assetsInlineLimit: 0,
        reportCompressedSize: false,
        rolldownOptions: { output: { entryFileNames: 'prerender-entry.mjs' } },
      },
    });
    await use((await import(pathToFileURL(join(folder, 'prerender-entry.mjs')).href)) as Rendering);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Writes the signed-out pages as HTML that reads before any script: `start.html`, `pricing.html` and so on. */
export function prerender(): Plugin {
  let root = '';
  let folder = '';
  let bundle: Rolldown.OutputBundle = {};
  return {
    name: 'houndwell:prerender',
    // Only with the site itself: a build of single pieces has no pages.
    apply: (_config, { command, mode }) => command === 'build' && mode === 'production',
    configResolved: (config) => {
      root = config.root;
      folder = resolve(config.root, config.build.outDir);
    },
    writeBundle: (_options, written) => {
      bundle = written;
    },
    closeBundle: {
      order: 'pre',
      sequential: true,
      async handler() {
        // A build that failed says so itself.
        if (Object.keys(bundle).length === 0) return;
        const shell = readFileSync(join(folder, 'index.html'), 'utf8');
        await withRendering(root, async ({ pages, rendered }) => {
          for (const page of pages) {
            const html = filled(shell, page, await rendered(page.path), needsOf(bundle, page.source));
            writeFileSync(join(folder, page.file), html);
          }
        });
      },
    },
  };
}
