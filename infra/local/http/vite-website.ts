import { join } from 'node:path';
import { createServer } from 'vite';
import { projectFolder } from '#infra/local/build-cache.ts';
import { hasSession, sendMapTiles, type WebsiteOpener } from '#infra/local/http/website.ts';
import { appShell, pageFor, responseHeaders } from '#infra/site.ts';
import { mapTilesFile } from '#shared/map-tiles.ts';

/**
 * Sources to add to the content security policy for Vite: inline scripts and styles, and a web socket for hot reload.
 */
const viteSources = [
  ['script-src', "'unsafe-inline'"],
  ['style-src', "'unsafe-inline'"],
  ['connect-src', 'ws:'],
] as const;

function relaxed(policy: string): string {
  return viteSources.reduce((text, [directive, source]) => text.replace(directive, `${directive} ${source}`), policy);
}

/** The folders from which Vite may serve files: the frontend and the code that the frontend imports. */
const servedFolders = ['frontend', 'shared', 'node_modules'];

/**
 * Creates a website that serves the frontend from its sources, with hot reload. Files in the data folder are never
 * served, because they contain secrets and emails.
 */
export function viteWebsite(dataFolder: string): WebsiteOpener {
  return async ({ server, siteOrigin, mapTiles, stripe }) => {
    const root = join(projectFolder, 'frontend');
    const vite = await createServer({
      root,
      configFile: join(root, 'vite.config.ts'),
      appType: 'spa',
      server: {
        middlewareMode: true,
        hmr: { server },
        cors: false,
        fs: {
          allow: servedFolders.map((folder) => join(projectFolder, folder)),
          deny: ['.env', '.env.*', '*.{crt,pem}', '**/.git/**', '**/.local/**', `${dataFolder}/**`],
        },
      },
    });
    const headers = responseHeaders({ siteOrigin, tileOrigin: mapTiles.origin, stripe });
    headers['content-security-policy'] = relaxed(headers['content-security-policy'] ?? '');
    return {
      handle: (request, response) => {
        for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
        const { pathname, search } = new URL(request.url ?? '/', siteOrigin);
        if (pathname === mapTilesFile) return sendMapTiles(response, mapTiles);
        const page = pageFor({ path: pathname, query: search.slice(1), hasSession: hasSession(request, siteOrigin) });
        // Vite finds a static page only by the page's file name. At every other path, Vite serves the app.
        if (page !== pathname && page !== appShell) request.url = page;
        vite.middlewares(request, response);
      },
      stop: () => vite.close(),
    };
  };
}
