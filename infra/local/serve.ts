import { CannotStart } from '#infra/local/cannot-start.ts';
import { createDemo, demoSignIn } from '#infra/local/demo.ts';
import { type Runtime, type RuntimeOptions, startRuntime } from '#infra/local/runtime.ts';
import { readSettings, type Settings } from '#infra/local/settings.ts';

export interface ServeOptions extends RuntimeOptions {
  /** Called once everything answers. */
  ready?: (runtime: Runtime) => void;
}

/** Starts as the environment variables say, prints where things are, and runs until it is asked to stop. */
export async function serve({ ready, ...options }: ServeOptions = {}): Promise<void> {
  let runtime: Runtime | undefined;
  let stopping = false;
  const stop = () => {
    // HandlerInput twice: whoever asks has no patience left.
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
    await emitEvent(settings, runtime);
    ready?.(runtime);
  } catch (error) {
    process.stderr.write(`${error instanceof CannotStart ? error.message : ((error as Error).stack ?? error)}\n`);
    process.exit(1);
  }
}

async function emitEvent(settings: Settings, { url, siteOrigin, clock }: Runtime): Promise<void> {
  const say = (line: string) => process.stdout.write(`${line}\n`);
  say(`Data:     ${settings.dataDir}`);
  say(`Site:     ${siteOrigin}`);
  say(`Mails:    ${siteOrigin}/__local/mail/preview`);
  if (settings.demo) {
    try {
      await createDemo({ url, siteOrigin, dataDir: settings.dataDir });
      say(`Demo:     sign in as ${demoSignIn.email} with the password ${demoSignIn.password}`);
    } catch (error) {
      say(`Demo:     could not be made (${(error as Error).message}); the next start tries again`);
    }
  }
  if (clock.offsetMs() !== 0)
    say(`Clock:    moved to ${clock.now().toISOString()}; DELETE /__local/clock sets it back`);
  if (new URL(siteOrigin).hostname === 'localhost' && !new URL(url).hostname.includes('localhost')) {
    say('Set SITE_ORIGIN to the address that browsers use: sign-in works from there only.');
  }
  say(`Houndwell is ready at ${url}`);
}
