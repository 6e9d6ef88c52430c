import { appShell, articlePath, filePath, type Prerendered, pageVary, prerendered } from '#infra/site.ts';
import { changePassword } from '#infra/well-known.ts';
import { articleIds } from '#shared/guide/article-ids.ts';
import { viewerAddressHeader } from '#shared/session.ts';

/**
 * Source code of the CloudFront functions. A test checks that `pageRequestCode` and `pageFor` select the same files.
 */

/**
 * Hashes the ID of an article to up to five characters. Less than 1 in 30,000 unknown IDs has the hash of a known one,
 * and is answered with a 404 of S3 instead of the app's.
 */
export function hashArticleId(id: string): string {
  let hash = 0;
  // The number is the largest prime below 2^24.
  for (let at = 0; at < id.length; at += 1) hash = (hash * 257 + id.charCodeAt(at)) % 16777213;
  return hash.toString(36);
}

/**
 * Returns the code of the function that rewrites the path of a page to its file. It knows articles by the hashes of their
 * IDs, because the size of a function is limited to 10 KB.
 */
export function pageRequestCode(sessionCookie: string, pages: readonly Prerendered[] = prerendered): string {
  return `const prerendered = ${JSON.stringify(pages)};
const articles = '${articleIds.map(hashArticleId).join(' ')}'.split(' ');
${hashArticleId}
function handler(event) {
  const request = event.request;
  const path = request.uri;
  if (path === ${JSON.stringify(changePassword.path)}) {
    const location = { value: ${JSON.stringify(changePassword.target)} };
    return { statusCode: 302, statusDescription: 'Found', headers: { location } };
  }
  if (${filePath}.test(path)) return request;
  const hasSession = Boolean(request.cookies[${JSON.stringify(sessionCookie)}]);
  request.uri = ${JSON.stringify(appShell)};
  if (path.startsWith(${JSON.stringify(articlePath)})) {
    const id = path.slice(${articlePath.length});
    if (!hasSession && articles.includes(hashArticleId(id))) request.uri = path + '.html';
    return request;
  }
  const page = prerendered.find((each) => each.path === path);
  if (!page || (hasSession && page.appForOwners)) return request;
  const needsApp = (page.appForQueries || []).some((name) => name in request.querystring);
  if (!needsApp) request.uri = page.file;
  return request;
}
`;
}

/**
 * The code of the function that adds `vary: cookie` to pages, because the session cookie decides which file is served.
 */
export const pageResponseCode = `function handler(event) {
  const uri = event.request.uri;
  if (!${filePath}.test(uri) || uri.endsWith('.html')) event.response.headers.vary = { value: ${JSON.stringify(pageVary)} };
  return event.response;
}
`;

/**
 * The code of the function that overwrites the viewer address header, so that callers cannot forge their IP address.
 */
export const viewerAddressCode = `function handler(event) {
  event.request.headers[${JSON.stringify(viewerAddressHeader)}] = { value: event.viewer.ip };
  return event.request;
}
`;
