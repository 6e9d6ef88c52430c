import { watch } from 'node:fs';
import { join, normalize } from 'node:path';
import { buildContent, buildContentOrExit } from '#infra/content/build.ts';
import { compiledFolder } from '#infra/content/content-files.ts';
import { projectFolder } from '#infra/local/build-cache.ts';
import { viteWebsite } from '#infra/local/http/vite-website.ts';
import type { Runtime } from '#infra/local/runtime.ts';
import { serve } from '#infra/local/serve.ts';
import { readSettings } from '#infra/local/settings.ts';

process.env.TZ = 'UTC';

const settleMs = 100;

async function reload(runtime: Runtime): Promise<void> {
  await buildContent();
  await runtime.reloadLambdas();
}

/**
 * Compiles the content and reloads the Lambdas when a source file changes. Vite watches the frontend and the compiled
 * content.
 */
function reloadOnChange(runtime: Runtime): void {
  let timer: NodeJS.Timeout | undefined;
  for (const folder of ['shared', 'events', 'functions']) {
    watch(join(projectFolder, folder), { recursive: true }, (_event, file) => {
      if (file && join(folder, file).startsWith(normalize(compiledFolder))) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        reload(runtime).then(
          () => process.stdout.write('The API runs the new code.\n'),
          (error: Error) => process.stderr.write(`${error.message}\n`),
        );
      }, settleMs);
    });
  }
}

/** Serves the frontend from its sources with hot reload, and reloads the Lambdas when their sources change. */
await buildContentOrExit();
await serve({ openWebsite: viteWebsite(readSettings(process.env).dataDir), onReady: reloadOnChange });
