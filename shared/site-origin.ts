/** The placeholder for the site's address in prerendered pages. Whatever serves them replaces it. */
export const siteOriginMark = 'https://site-origin.invalid';
