import { scriptHeader } from '#infra/local/control.ts';
import { createDemo, demoSignIn } from '#infra/local/demo.ts';
import { type Runtime, type RuntimeOptions, startRuntime } from '#infra/local/runtime.ts';
import { readSettings, type Settings } from '#infra/local/settings.ts';
import { StartupError } from '#infra/local/startup-error.ts';

export interface ServeOptions extends RuntimeOptions {
  /** Called when the runtime is ready to answer requests. */
  onReady?: (runtime: Runtime) => void;
}

/**
 * Starts the runtime with the settings of the environment, prints the URLs, and runs until a signal stops the process.
 */
export async function serve({ onReady, ...options }: ServeOptions = {}): Promise<void> {
  let runtime: Runtime | undefined;
  let stopping = false;
  const stop = () => {
    // A second signal ends the process without waiting for open requests.
    if (stopping || !runtime) process.exit(0);
    stopping = true;
    runtime.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  try {
    const settings = readSettings(process.env);
    runtime = await startRuntime(settings, options);
    await greet(settings, runtime);
    onReady?.(runtime);
  } catch (error) {
    process.stderr.write(`${error instanceof StartupError ? error.message : ((error as Error).stack ?? error)}\n`);
    process.exit(1);
  }
}

/** Creates the demo owner and prints the URLs. The last line says that Houndwell is ready. */
async function greet(settings: Settings, runtime: Runtime): Promise<void> {
  const { url, siteOrigin, clock } = runtime;
  const log = (line: string) => process.stdout.write(`${line}\n`);
  log(`Data:     ${settings.dataDir}`);
  log(`Site:     ${siteOrigin}`);
  log(`Emails:   ${siteOrigin}/__local/mail/preview`);
  if (settings.demo) {
    try {
      await createDemo(runtime);
      log(`Demo:     sign in as ${demoSignIn.email} with the password ${demoSignIn.password}`);
    } catch (error) {
      log(`Demo:     not created (${(error as Error).message}); the next start tries again`);
    }
  }
  if (clock.offsetMs() !== 0) {
    log(`Clock:    moved to ${clock.now().toISOString()}; reset it with:`);
    log(`          curl -X DELETE -H '${scriptHeader}: 1' ${url}/__local/clock`);
  }
  if (new URL(siteOrigin).hostname === 'localhost' && !new URL(url).hostname.includes('localhost')) {
    log('Set SITE_ORIGIN to the address that browsers use. Sign-in works from there only.');
  }
  log(`Houndwell is ready at ${url}`);
}
