/** The care guide. An article is at `/guide/:id`. */
export const guidePath = '/guide';
