/** Loads all modules that need the articles, so that after one visit the list and every article work offline. */
export async function loadParts() {
  const [list, article] = await Promise.all([import('./guide-list.tsx'), import('./article-view.tsx')]);
  return { ...list, ...article };
}
