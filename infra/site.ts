import { strictTransport } from '#shared/api-headers.ts';

/**
 * What the website answers, whoever serves it: the headers, which file a path gets, how long a file may be kept.
 * The edge on AWS and the local runtime both read it.
 */

/** Built ahead as HTML that reads before any script; shown to whoever has no session. */
export interface Prerendered {
  path: string;
  file: string;
}

/** Every page that is built ahead. A page that is not listed is the app shell. */
export const prerendered: readonly Prerendered[] = [
  { path: '/', file: '/start.html' },
  { path: '/landing', file: '/landing.html' },
  { path: '/welcome', file: '/welcome.html' },
  { path: '/pricing', file: '/pricing.html' },
];

/** The page that runs the app, for every path that names no file. */
export const appShell = '/index.html';

/** Paths that name a file: hashed assets, and whatever ends in a file extension. */
export const filePath = /^\/assets\/|\/[^/]*\.[a-z0-9]+$/i;

/**
 * The file that answers a path.
 * @param hasSession whether the request carries a session cookie; its worth is the API's to judge
 */
export function pageFor(path: string, hasSession: boolean, builtAhead: readonly Prerendered[] = prerendered): string {
  if (filePath.test(path)) return path;
  const page = hasSession ? undefined : builtAhead.find((each) => each.path === path);
  return page?.file ?? appShell;
}

/** Names of assets change with their content, so they are kept for a year; everything else is asked for again. */
export function cacheControl(path: string): string {
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** The `vary` of pages: the same path answers another file once there is a session. */
export const pageVary = 'Accept-Encoding, Cookie';

/** Powerful features of the browser that no screen uses. */
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

/** Where dogs can play is found by position; the app lock is a platform credential. */
const featuresOn = ['geolocation', 'publickey-credentials-create', 'publickey-credentials-get'];

export interface SiteOptions {
  /** Scheme, host and port of the site, without a slash at the end. */
  siteOrigin: string;
  /** Where photos are uploaded to, when that is another origin than the site's. */
  incomingOrigin?: string;
  /** Whether payments go through Stripe, whose fields live in frames of its own. */
  stripe?: boolean;
}

/** The content security policy of pages: nothing inline, nothing foreign but what the options name. */
function contentSecurityPolicy({ incomingOrigin, stripe = false }: SiteOptions): string {
  const directives: Record<string, (string | false | undefined)[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", stripe && 'https://js.stripe.com'],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", incomingOrigin, stripe && 'https://api.stripe.com'],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'frame-src': [stripe && 'https://js.stripe.com', stripe && 'https://hooks.stripe.com'],
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

/** The headers of every answer of the site itself (pages and files, not `/api`), by lower-case name. */
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

/** The headers of every answer under `/photos`: an image and nothing that could run. */
export const photoHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'strict-transport-security': strictTransport,
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
} as const;
