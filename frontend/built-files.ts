import type { Rolldown } from 'vite';

/** The built files that a browser must load to run some modules. */
export interface BuiltFiles {
  /**
   * The chunk of each module, in the order of the modules. With `withLazy`, then the chunks that they import
   * dynamically.
   */
  entries: string[];
  /** The chunks that `entries` import statically, directly or indirectly. */
  imports: string[];
  styles: string[];
  /** All fonts of the site, whichever module uses them. */
  fonts: string[];
}

/**
 * Finds the built files of modules.
 * @param modules the ends of their paths, such as `src/app/home/home-page.tsx`
 * @param withLazy whether to include the chunks that these modules import dynamically
 * @throws Error if a module has no chunk of its own
 */
export function builtFiles(bundle: Rolldown.OutputBundle, modules: readonly string[], withLazy = false): BuiltFiles {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const starts = modules.map((module) => {
    const start = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
    if (!start) throw new Error(`The build has no ${module}.`);
    return start;
  });
  const lazy = withLazy ? starts.flatMap(({ dynamicImports }) => dynamicImports) : [];
  starts.push(...chunks.filter(({ fileName }) => lazy.includes(fileName)));
  const entries = starts.map(({ fileName }) => fileName);
  const imports = new Set<string>();
  const styles = new Set<string>();
  // Imported chunks are visited first, so that a page's own styles come after the shared styles.
  const visit = (chunk: Rolldown.OutputChunk): void => {
    for (const each of chunks) {
      if (!chunk.imports.includes(each.fileName) || imports.has(each.fileName)) continue;
      imports.add(each.fileName);
      visit(each);
    }
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style);
  };
  for (const start of starts) visit(start);
  const fonts = Object.keys(bundle).filter((file) => file.endsWith('.woff2'));
  return { entries, imports: [...imports].filter((file) => !entries.includes(file)), styles: [...styles], fonts };
}
