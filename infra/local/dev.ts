import { watch } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '#infra/local/build-cache.ts';
import { viteWebsite } from '#infra/local/http/vite-website.ts';
import type { Runtime } from '#infra/local/runtime.ts';
import { serve } from '#infra/local/serve.ts';
import { readSettings } from '#infra/local/settings.ts';

process.env.TZ = 'UTC';

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

/** Serves the frontend from its sources, and reloads the Lambdas when theirs change. */
await serve({ openWebsite: viteWebsite(readSettings(process.env).dataDir), onReady: reloadOnChange });
