import type { Rolldown } from 'vite';

/** The built files that modules need before they can run. */
export interface BuiltFiles {
  /** The chunk of each module, in their order, then those that they load later. */
  entries: string[];
  /** Chunks that those import. */
  imports: string[];
  styles: string[];
  /** All fonts of the site. */
  fonts: string[];
}

/**
 * Finds the built files of modules. Names are ends of paths, such as `src/app/home/home-page.tsx`.
 * @param withLazy whether the chunks that these modules load later count too
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
  // Imports first, so that a page's own styles come after the shared ones.
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
