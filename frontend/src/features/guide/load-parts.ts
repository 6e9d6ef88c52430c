/** Loads what needs the articles: all of it, so that one visit makes the list and every article work offline. */
export async function loadParts() {
  const [list, article] = await Promise.all([import('./guide-list.tsx'), import('./article-view.tsx')]);
  return { ...list, ...article };
}
