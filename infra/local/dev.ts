import { watch } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { projectFolder } from '#infra/local/build-cache.ts';
import { hasSession, type OpenWebsite } from '#infra/local/http/website.ts';
import type { Runtime } from '#infra/local/runtime.ts';
import { serve } from '#infra/local/serve.ts';
import { readSettings } from '#infra/local/settings.ts';
import { appShell, pageFor, responseHeaders } from '#infra/site.ts';

process.env.TZ = 'UTC';

/** What Vite needs beyond our content security policy: inline scripts and styles, and a web socket for hot reload. */
const viteSources = [
  ['script-src', "'unsafe-inline'"],
  ['style-src', "'unsafe-inline'"],
  ['connect-src', 'ws:'],
] as const;

function relaxed(policy: string): string {
  return viteSources.reduce((text, [directive, source]) => text.replace(directive, `${directive} ${source}`), policy);
}

/** Serves the frontend from its sources, with hot reload. */
const openVite: OpenWebsite = async ({ server, siteOrigin }) => {
  const root = join(projectFolder, 'frontend');
  const { dataDir } = readSettings(process.env);
  const vite = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    appType: 'spa',
    server: {
      middlewareMode: true,
      hmr: { server },
      // Vite serves any file of the project, so other sites must not read it and the data folder is denied.
      cors: false,
      fs: { deny: ['.env', '.env.*', '*.{crt,pem}', '**/.git/**', `${dataDir}/**`] },
    },
  });
  const headers = responseHeaders({ siteOrigin });
  headers['content-security-policy'] = relaxed(headers['content-security-policy'] ?? '');
  return {
    handle: (request, response) => {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      const { pathname } = new URL(request.url ?? '/', siteOrigin);
      const page = pageFor(pathname, hasSession(request, siteOrigin));
      // Vite serves the app at every path by itself; the static pages have their files' names.
      if (page !== pathname && page !== appShell) request.url = page;
      vite.middlewares(request, response);
    },
    stop: () => vite.close(),
  };
};

const settleMs = 100;

/** Reloads the Lambdas when their sources change. */
function reloadOnChange(runtime: Runtime): void {
  let timer: NodeJS.Timeout | undefined;
  for (const folder of ['shared', 'events', 'functions']) {
    watch(join(projectFolder, folder), { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        runtime.reloadLambdas().then(
          () => process.stdout.write('The API runs the new code.\n'),
          (error: Error) => process.stderr.write(`${error.message}\n`),
        );
      }, settleMs);
    });
  }
}

await serve({ openWebsite: openVite, onReady: reloadOnChange });
