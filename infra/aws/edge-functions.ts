import { appShell, filePath, type Prerendered, pageVary, prerendered } from '#infra/site.ts';
import { viewerAddressHeader } from '#shared/session.ts';

/** Source code of the CloudFront functions, generated from `infra/site.ts`. A test compares the first with `pageFor`. */

/** Rewrites the path of a page to its file. */
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

/** Adds `vary: cookie` to pages, because the session cookie selects the file. */
export const pageResponseCode = `function handler(event) {
  const uri = event.request.uri;
  if (!${filePath}.test(uri) || uri.endsWith('.html')) event.response.headers.vary = { value: ${JSON.stringify(pageVary)} };
  return event.response;
}
`;

/** Overwrites the viewer address header, so callers cannot forge it. */
export const viewerAddressCode = `function handler(event) {
  event.request.headers[${JSON.stringify(viewerAddressHeader)}] = { value: event.viewer.ip };
  return event.request;
}
`;
