import { strictTransport } from '#shared/api-headers.ts';
import { articleIds, hasArticle } from '#shared/guide/article-ids.ts';

/** Defines how CloudFront and the local runtime serve the site: response headers, the file for each path, caching. */

/** A static page that is prerendered at build time. */
export interface Prerendered {
  path: string;
  file: string;
  /** Whether the app shell is served instead of this page when the request has a session cookie. */
  appForOwners?: boolean;
  /** The query parameters that need the app shell instead of this page. */
  appForQueries?: readonly string[];
}

/** All static pages except articles. Every other path that is not a file gets the app shell. */
export const prerendered: readonly Prerendered[] = [
  { path: '/', file: '/start.html', appForOwners: true },
  { path: '/landing', file: '/landing.html' },
  { path: '/welcome', file: '/welcome.html' },
  { path: '/pricing', file: '/pricing.html', appForOwners: true },
  { path: '/emergency', file: '/emergency.html' },
  { path: '/guide', file: '/guide.html', appForOwners: true, appForQueries: ['q', 'category', 'stage'] },
];

/** The path of an article of the care guide, before its ID. Articles are static pages for visitors. */
export const articlePath = '/guide/';

/** The files of all static pages. */
export const pageFiles: readonly string[] = [
  ...prerendered.map(({ file }) => file),
  ...articleIds.map((id) => `${articlePath}${id}.html`),
];

/** The files that contain the site's origin. The build has a placeholder in its place. */
export const filesWithOrigin: readonly string[] = [...pageFiles, '/sitemap.xml', '/robots.txt'];

/** The HTML file that loads the React app. */
export const appShell = '/index.html';

/** Matches paths of files: hashed assets, and paths with a file extension. */
export const filePath = /^\/assets\/|\/[^/]*\.[a-z0-9]+$/i;

export interface PageRequest {
  path: string;
  /** Without a question mark, not decoded. */
  query?: string;
  /** Whether the request has a session cookie, valid or not. */
  hasSession: boolean;
}

/** Returns the file to serve for a request: the file itself, a static page, or the app shell. */
export function pageFor(request: PageRequest, pages: readonly Prerendered[] = prerendered): string {
  const { path, query = '', hasSession } = request;
  if (filePath.test(path)) return path;
  if (path.startsWith(articlePath)) {
    return !hasSession && hasArticle(path.slice(articlePath.length)) ? `${path}.html` : appShell;
  }
  const page = pages.find((each) => each.path === path);
  if (!page || (hasSession && page.appForOwners)) return appShell;
  const names = query.split('&').map((parameter) => parameter.split('=')[0]);
  return page.appForQueries?.some((name) => names.includes(name)) ? appShell : page.file;
}

/** Returns the `cache-control` header of a path. Asset names contain a hash, so assets are cached for a year. */
export function cacheControl(path: string): string {
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** The `vary` header of pages. The session cookie decides which file is served. */
export const pageVary = 'Accept-Encoding, Cookie';

/** Browser features that no screen uses. */
const featuresOff = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** Browser features that the app uses: the position for places, passkeys for the app lock. */
const featuresOn = ['geolocation', 'publickey-credentials-create', 'publickey-credentials-get'];

export interface SiteOptions {
  /** Scheme, host and port of the site, without a slash at the end. */
  siteOrigin: string;
  /** The origin to which the browser uploads photos. Default: the site's origin. */
  incomingOrigin?: string;
  /** Whether payments use Stripe, whose scripts, iframes and API the pages then need. */
  stripe?: boolean;
  /** The origin of the map's tiles. Default: none. */
  tileOrigin?: string;
}

/**
 * Returns the content security policy of pages: no inline scripts or styles, and no other origins than in the options.
 */
function contentSecurityPolicy({ incomingOrigin, stripe = false, tileOrigin }: SiteOptions): string {
  const stripeScripts = stripe ? ['https://js.stripe.com', 'https://*.js.stripe.com'] : [];
  const directives: Record<string, (string | false | undefined)[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...stripeScripts],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'blob:', tileOrigin],
    'font-src': ["'self'"],
    'connect-src': ["'self'", incomingOrigin, stripe && 'https://api.stripe.com'],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'frame-src': [...stripeScripts, stripe && 'https://hooks.stripe.com'],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources.filter((source) => source)])
    .filter((directive) => directive.length > 1)
    .map((directive) => directive.join(' '))
    .join('; ');
}

/** Returns the response headers of pages and files (not `/api`), by lower-case name. */
export function responseHeaders(options: SiteOptions): Record<string, string> {
  const features = [...featuresOff.map((name) => `${name}=()`), ...featuresOn.map((name) => `${name}=(self)`)];
  return {
    'content-security-policy': contentSecurityPolicy(options),
    ...(options.siteOrigin.startsWith('https:') ? { 'strict-transport-security': strictTransport } : {}),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': features.join(', '),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  };
}

/** The response headers of `/photos`. They prevent a photo from running scripts. */
export const photoHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'strict-transport-security': strictTransport,
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
} as const;
