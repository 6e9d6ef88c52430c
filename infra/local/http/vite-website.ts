import { join } from 'node:path';
import { createServer } from 'vite';
import { projectFolder } from '#infra/local/build-cache.ts';
import { hasSession, type OpenWebsite } from '#infra/local/http/website.ts';
import { appShell, pageFor, responseHeaders } from '#infra/site.ts';

/** What Vite needs beyond our content security policy: inline scripts and styles, and a web socket for hot reload. */
const viteSources = [
  ['script-src', "'unsafe-inline'"],
  ['style-src', "'unsafe-inline'"],
  ['connect-src', 'ws:'],
] as const;

function relaxed(policy: string): string {
  return viteSources.reduce((text, [directive, source]) => text.replace(directive, `${directive} ${source}`), policy);
}

/** The folders whose files browsers may read: the frontend and what it imports. */
const servedFolders = ['frontend', 'shared', 'node_modules'];

/** Serves the frontend from its sources, with hot reload. Secrets and emails in the data folder are never served. */
export function viteWebsite(dataFolder: string): OpenWebsite {
  return async ({ server, siteOrigin }) => {
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
    const headers = responseHeaders({ siteOrigin });
    headers['content-security-policy'] = relaxed(headers['content-security-policy'] ?? '');
    return {
      handle: (request, response) => {
        for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
        const { pathname } = new URL(request.url ?? '/', siteOrigin);
        const page = pageFor(pathname, hasSession(request, siteOrigin));
        // Vite serves a static page only at the name of its file, and the app at every other path.
        if (page !== pathname && page !== appShell) request.url = page;
        vite.middlewares(request, response);
      },
      stop: () => vite.close(),
    };
  };
}
