/**
 * Stands in the pages that are built ahead where the site's own address belongs: a build does not know where it will
 * be served. Whoever serves the pages puts the address in.
 */
export const siteOriginMark = 'https://site-origin.invalid';
