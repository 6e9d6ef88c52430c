import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { siteOriginMark } from '#shared/site-origin.ts';

/** Matches text files. Fonts and pictures are already compressed. */
const text = /\.(html|js|css|svg|json|webmanifest|txt|xml)$/;

/** The size in bytes below which compression saves nothing. */
const minBytes = 512;

/**
 * Writes a `.br` and a `.gz` file next to every text file of the build, at the highest compression level. Pages with the
 * placeholder for the site's origin are left out: the local runtime fills it in and compresses them itself.
 */
export function precompress(): Plugin {
  let folder = '';
  let isWritten = false;
  return {
    name: 'houndwell:precompress',
    apply: 'build',
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir);
    },
    writeBundle: () => {
      isWritten = true;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        // If the build failed, nothing was written, and Vite reports the error.
        if (!isWritten) return;
        for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
          const file = join(entry.parentPath, entry.name);
          if (!entry.isFile() || !text.test(file)) continue;
          const content = readFileSync(file);
          if (content.length < minBytes || content.includes(siteOriginMark)) continue;
          writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
          const brotli = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
          writeFileSync(`${file}.br`, brotliCompressSync(content, { params: brotli }));
        }
      },
    },
  };
}
