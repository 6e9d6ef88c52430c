import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { builtFiles } from '../../frontend/built-files.ts';

function chunk(fileName: string, parts: Partial<Rolldown.OutputChunk> & { css?: string[] } = {}) {
  const { css = [], ...rest } = parts;
  const viteMetadata = { importedCss: new Set(css) };
  return { type: 'chunk', fileName, facadeModuleId: null, imports: [], dynamicImports: [], viteMetadata, ...rest };
}

const chunks = [
  chunk('a.js', {
    facadeModuleId: '/x/src/a.tsx',
    imports: ['shared.js'],
    dynamicImports: ['lazy.js'],
    css: ['a.css'],
  }),
  chunk('lazy.js', { imports: ['deep.js', 'shared.js'], dynamicImports: ['later.js'], css: ['lazy.css'] }),
  chunk('shared.js', { imports: ['deep.js'], css: ['shared.css'] }),
  chunk('deep.js', { imports: ['shared.js'] }),
  chunk('later.js'),
];
const bundle = Object.fromEntries(
  [...chunks, { type: 'asset', fileName: 'text.woff2' }].map((file) => [file.fileName, file]),
) as unknown as Rolldown.OutputBundle;

test('the files of a module include everything that it needs, with the styles of its imports first', () => {
  expect(builtFiles(bundle, ['src/a.tsx'])).toEqual({
    entries: ['a.js'],
    imports: ['shared.js', 'deep.js'],
    styles: ['shared.css', 'a.css'],
    fonts: ['text.woff2'],
  });
});

test('the files of a module include, on request, the chunks that the module loads lazily', () => {
  const { entries, imports, styles } = builtFiles(bundle, ['src/a.tsx'], true);
  expect(entries).toEqual(['a.js', 'lazy.js']);
  expect(imports).toEqual(['shared.js', 'deep.js']);
  expect(styles).toContain('lazy.css');
});

test('listing the files of a module without a chunk fails with an error', () => {
  expect(() => builtFiles(bundle, ['src/b.tsx'])).toThrow('The build has no src/b.tsx.');
});
