import type { Plugin } from 'vite';

/** Preloads the app's fonts, which are otherwise requested only after the style sheet has loaded. */
export function preloadFonts(): Plugin {
  return {
    name: 'houndwell:preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => file.endsWith('.woff2'))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
            injectTo: 'head-prepend' as const,
          })),
    },
  };
}
