import { extname, join } from 'node:path';
import { timeoutFactor } from '#functions/core/aws.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import { trimImage } from '#functions/photos/trim-image.ts';
import type { ErrorCode } from '#shared/errors.ts';

/** A WebP image without the metadata of the original. */
export interface EncodedImage {
  body: Buffer;
  width: number;
  height: number;
}

/** A photo in the size that screens display, and a thumbnail. */
export interface EncodedPhoto {
  full: EncodedImage;
  small: EncodedImage;
}

/** The message to the process that decodes a photo. */
export interface PhotoRequest {
  original: Buffer;
  maxCpuMs: number;
}

/** The response of the process. `code` is the error code of a photo that is refused. */
export type PhotoAnswer = EncodedPhoto | { code: ErrorCode };

/** The CPU time for a photo. The slowest photos of 40 megapixels take 4 seconds. */
const maxCpuMs = 8000;

/** How long the process may take, in case it waits instead of working. Shorter than the Lambda's timeout. */
const timeoutMs = 20_000;

/**
 * Re-encodes a photo in two sizes, in a process of its own that ends after `maxCpu` milliseconds of CPU time.
 * @throws ApiError `photoUnreadable` when it is not a photo, does not decode completely or takes too long,
 *   `photoTooLarge` when it has too many pixels
 */
export async function reencodeImage(original: Buffer, maxCpu = maxCpuMs): Promise<EncodedPhoto> {
  const answer = await runProcess({ original: trimImage(original), maxCpuMs: maxCpu });
  if (!answer || 'code' in answer) throw new ApiError(answer?.code ?? 'photoUnreadable');
  return answer;
}

/** Runs the process. Returns undefined if it ends without a response. */
async function runProcess(request: PhotoRequest): Promise<PhotoAnswer | undefined> {
  // Imported on first use, because most requests only need an upload URL.
  const { fork } = await import('node:child_process');
  return new Promise((resolve, reject) => {
    // This file and that of the process are both bundled, or both sources, so they have the same extension.
    const processFile = join(import.meta.dirname, `photo-process${extname(import.meta.filename)}`);
    const child = fork(processFile, {
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const timer = setTimeout(() => child.kill('SIGKILL'), timeoutMs * timeoutFactor);
    let answer: PhotoAnswer | undefined;
    child.once('message', (message) => {
      answer = message as PhotoAnswer;
    });
    child.once('error', reject);
    child.once('exit', () => {
      clearTimeout(timer);
      resolve(answer);
    });
    // If the process has ended already, `exit` follows.
    child.send(request, () => undefined);
  });
}
