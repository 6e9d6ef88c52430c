import { watch } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { projectFolder } from '#infra/local/built.ts';
import type { Runtime } from '#infra/local/runtime.ts';
import { serve } from '#infra/local/serve.ts';
import type { OpenWebsite } from '#infra/local/website.ts';
import { responseHeaders } from '#infra/site.ts';

process.env.TZ = 'UTC';

/** What Vite needs beyond our policy: its inline preamble and styles, and the web socket of its hot reload. */
const viteNeeds = [
  ['script-src', "'unsafe-inline'"],
  ['style-src', "'unsafe-inline'"],
  ['connect-src', 'ws:'],
] as const;

function relaxed(policy: string): string {
  return viteNeeds.reduce((text, [directive, source]) => text.replace(directive, `${directive} ${source}`), policy);
}

/** Screens straight from their sources, replaced in the browser as they change. */
const openVite: OpenWebsite = async ({ server, siteOrigin }) => {
  const root = join(projectFolder, 'frontend');
  const vite = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    appType: 'spa',
    server: { middlewareMode: true, hmr: { server } },
  });
  const headers = responseHeaders({ siteOrigin });
  headers['content-security-policy'] = relaxed(headers['content-security-policy'] ?? '');
  return {
    handle: (request, response) => {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      vite.middlewares(request, response);
    },
    stop: () => vite.close(),
  };
};

const settleMs = 100;

/** Loads the Lambdas anew when what they are made of changes. */
function reloadOnChange(runtime: Runtime): void {
  let timer: NodeJS.Timeout | undefined;
  for (const folder of ['shared', 'events', 'functions']) {
    watch(join(projectFolder, folder), { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        runtime.reloadLambdas().then(
          () => process.stdout.write('The API runs the changed code.\n'),
          (error: Error) => process.stderr.write(`${error.message}\n`),
        );
      }, settleMs);
    });
  }
}

await serve({ openWebsite: openVite, ready: reloadOnChange });
