import { ApiError } from '#functions/core/http/api-error.ts';
import { encodePhoto } from '#functions/photos/encode-photo.ts';
import type { PhotoAnswer, PhotoRequest } from '#functions/photos/image.ts';

/**
 * The process that decodes one photo. A file can make a decoder busy for minutes, and only the end of its process stops
 * it. So this process ends itself, even during the work, after the CPU time of the request or without its parent.
 */

const endNow = () => process.kill(process.pid, 'SIGKILL');

function limitCpu(maxMs: number): void {
  const check = () => {
    const { user, system } = process.cpuUsage();
    if ((user + system) / 1000 > maxMs) endNow();
  };
  setInterval(check, 50);
}

async function answer({ original, maxCpuMs }: PhotoRequest): Promise<PhotoAnswer> {
  limitCpu(maxCpuMs);
  try {
    return await encodePhoto(original);
  } catch (error) {
    return { code: error instanceof ApiError ? error.code : 'photoUnreadable' };
  }
}

process.once('disconnect', endNow);
process.once('message', async (request: PhotoRequest) => {
  process.send?.(await answer(request), () => process.exit());
});
