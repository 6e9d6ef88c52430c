import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { type Crash, killAt, type OnCall, startCallProxy } from '#test/support/call-proxy.ts';
import { root } from '#test/support/folders.ts';

/** Does some work in a new process, and kills the process at one of its calls. Returns the number of calls, or `killed`. */
export type WorkAndKill<Work> = (crash: Crash | undefined, work: Work) => Promise<number | 'killed'>;

/**
 * Prepares work in processes that can be killed at each outgoing call. Proxies in front of the endpoints report these
 * calls.
 * @param script the path of the process's code, which sends `ready`, and `done` or an error after each message
 * @param environment the environment of the process
 * @param endpoints the names of the variables with the URLs that the process calls
 */
export async function startKillable<Work>(
  script: string,
  environment: NodeJS.ProcessEnv,
  endpoints: string[],
): Promise<WorkAndKill<Work>> {
  let onCall: OnCall = () => false;
  const env = { ...environment };
  for (const name of endpoints) {
    env[name] = await startCallProxy(env[name] ?? '', { onCall: (moment, id) => onCall(moment, id) });
  }
  return async (crash, work) => {
    const victim = fork(join(root, script), { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    await once(victim, 'message');
    const ids = new Set<string>();
    const kill = crash && killAt(crash, victim);
    onCall = (moment, id) => {
      ids.add(id);
      return kill?.(moment, id) ?? false;
    };
    const exited = once(victim, 'exit').then(() => 'killed' as const);
    victim.send(work as object);
    const result = await Promise.race([once(victim, 'message').then(([text]) => String(text)), exited]);
    onCall = () => false;
    victim.kill('SIGKILL');
    await exited;
    if (result !== 'killed' && result !== 'done') throw new Error(result);
    return result === 'killed' ? result : ids.size;
  };
}
