/** The care guide. The path of an article is `/guide/:id`. */
export const guidePath = '/guide';
