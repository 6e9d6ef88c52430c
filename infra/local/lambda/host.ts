import { LambdaFailed, type LambdaThread, startLambdaThread, type ThreadOptions } from '#infra/local/lambda/thread.ts';

/** Runs Lambdas as AWS does: by name, with JSON events and responses, and with timeouts. */
export interface LambdaHost {
  /**
   * Invokes a Lambda and returns its response.
   * @throws LambdaFailed or LambdaTimedOut
   */
  invoke(name: string, event: unknown): Promise<unknown>;
  /** Sets the environment variables of the Lambdas' clock, for every later invocation. */
  setClock(variables: Record<string, string>): void;
  /** Reloads the code. New invocations wait for the new code. Running invocations finish with the old code. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

interface HostOptions extends ThreadOptions {
  /** The environment variables of the clock when the host starts. */
  clock: Record<string, string>;
}

/**
 * Starts a host that runs all Lambdas in one worker thread. If the thread ends, the next invocation starts a new
 * thread.
 * @throws LambdaFailed when a Lambda cannot be loaded
 */
export async function startLambdaHost(options: HostOptions): Promise<LambdaHost> {
  let { clock } = options;
  let current: Promise<LambdaThread> | undefined;
  let stopped = false;

  const launch = (): Promise<LambdaThread> => {
    const environment = { ...options.environment, ...clock };
    const forget = () => {
      if (current === started) current = undefined;
    };
    const started = startLambdaThread({ ...options, environment }, forget);
    started.catch(forget);
    current = started;
    return started;
  };

  await launch();
  return {
    invoke: async (name, event) => {
      if (stopped) throw new LambdaFailed('The runtime has stopped.');
      if (!options.lambdas[name]) throw new LambdaFailed(`There is no Lambda called ${name}.`);
      const thread = await (current ?? launch()).catch((error: Error) => {
        options.output(`${error.message}\n`);
        throw error;
      });
      return thread.invoke(name, event);
    },
    setClock: (variables) => {
      clock = variables;
      current?.then(
        (thread) => thread.setClock(variables),
        () => {},
      );
    },
    restart: async () => {
      const old = current;
      const loaded = launch();
      old?.then(
        (thread) => thread.retire(),
        () => {},
      );
      await loaded;
    },
    stop: async () => {
      stopped = true;
      await current?.then(
        (thread) => thread.terminate(),
        () => {},
      );
    },
  };
}
