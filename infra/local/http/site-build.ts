import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import { buildWhenStale, projectFolder } from '#infra/local/build-cache.ts';
import { StartupError } from '#infra/local/startup-error.ts';

/** The folder of the built site. */
export const siteFolder = join(projectFolder, 'dist', 'site');

const sources = ['frontend', 'shared', 'infra/site.ts', 'package.json', 'package-lock.json'];

/**
 * Builds the site with Vite if its sources have changed. Vite runs in a separate process, because it changes
 * environment variables and does not free its memory.
 * @param onBuild called before a build starts
 * @throws StartupError with Vite's output when the build fails
 */
export async function buildSite(onBuild: () => void): Promise<void> {
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin', 'vite.js');
  const build = async () => {
    onBuild();
    const parameters = [vite, 'build', join(projectFolder, 'frontend'), '--logLevel', 'warn'];
    const config = ['--config', join(projectFolder, 'frontend', 'vite.config.ts')];
    const env = { ...process.env, NODE_ENV: 'production' };
    await promisify(execFile)(process.execPath, [...parameters, ...config], { cwd: projectFolder, env }).catch(
      (error: { stderr?: string; stdout?: string; message: string }) => {
        const output = `${error.stdout ?? ''}${error.stderr ?? ''}`.trim() || error.message;
        throw new StartupError(`The site could not be built:\n${stripVTControlCharacters(output)}`);
      },
    );
  };
  await buildWhenStale({ sources, folder: siteFolder, build });
}
