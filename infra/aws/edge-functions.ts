import { appShell, filePath, type Prerendered, pageVary, prerendered } from '#infra/site.ts';
import { viewerAddressHeader } from '#shared/session.ts';

/**
 * Source code of the CloudFront functions. A test checks that `pageRequestCode` and `pageFor` select the same files.
 */

/** Returns the code of the function that rewrites the path of a page to its file. */
export function pageRequestCode(serializeSessionCookie: string, pages: readonly Prerendered[] = prerendered): string {
  return `const prerendered = ${JSON.stringify(pages)};
function handler(event) {
  const request = event.request;
  if (${filePath}.test(request.uri)) return request;
  const hasSession = Boolean(request.cookies[${JSON.stringify(serializeSessionCookie)}]);
  const page = prerendered.find((each) => each.path === request.uri);
  request.uri = page && !(hasSession && page.appForOwners) ? page.file : ${JSON.stringify(appShell)};
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
