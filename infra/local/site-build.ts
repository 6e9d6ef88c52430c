import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import { buildWhenStale, projectFolder } from '#infra/local/built.ts';
import { CannotStart } from '#infra/local/cannot-start.ts';

/** Where the built site lies. */
export const siteFolder = join(projectFolder, 'dist', 'site');

const sources = ['frontend', 'shared', 'infra/site.ts', 'package.json', 'package-lock.json'];

/**
 * Builds the site with Vite when its sources have changed since the last build. Vite runs in a process of its own: it
 * sets variables and keeps memory that the runtime should not have.
 * @param emitEvent called when there is something to build
 * @throws CannotStart with Vite's own words when the build fails
 */
export async function buildSite(emitEvent: () => void): Promise<void> {
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin', 'vite.js');
  const build = async () => {
    emitEvent();
    const parameters = [vite, 'build', join(projectFolder, 'frontend'), '--logLevel', 'warn'];
    const config = ['--config', join(projectFolder, 'frontend', 'vite.config.ts')];
    const env = { ...process.env, NODE_ENV: 'production' };
    await promisify(execFile)(process.execPath, [...parameters, ...config], { cwd: projectFolder, env }).catch(
      (error: { stderr?: string; stdout?: string; message: string }) => {
        const words = `${error.stdout ?? ''}${error.stderr ?? ''}`.trim() || error.message;
        throw new CannotStart(`The site could not be built:\n${stripVTControlCharacters(words)}`);
      },
    );
  };
  await buildWhenStale({ sources, folder: siteFolder, build });
}
