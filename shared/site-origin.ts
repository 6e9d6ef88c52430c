/** The placeholder for the site's origin in prerendered pages. It is replaced when the pages are deployed or served. */
export const siteOriginMark = 'https://site-origin.invalid';
