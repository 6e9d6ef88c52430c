/** The placeholder for the site's origin in prerendered pages, replaced when they are deployed or served. */
export const siteOriginMark = 'https://site-origin.invalid';
