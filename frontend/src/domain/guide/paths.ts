/** The care guide. The path of an article is `/guide/:id`. */
export const guidePath = '/guide';

/** Returns the path of an article. */
export function linkToArticle(id: string): string {
  return `${guidePath}/${id}`;
}
