import { appShell, filePath, type Prerendered, pageVary, prerendered } from '#infra/site.ts';
import { viewerAddressHeader } from '#shared/session.ts';

/**
 * The edge's own small programs, as source text: CloudFront runs them apart from everything else. They are made from
 * the facts in `infra/site.ts`, and a test holds the first to `pageFor`.
 */

/** Turns the path of a page into the file that answers it. */
export function pageRequestCode(
  serializeSessionCookie: string,
  builtAhead: readonly Prerendered[] = prerendered,
): string {
  return `const prerendered = ${JSON.stringify(builtAhead)};
function handler(event) {
  const request = event.request;
  if (${filePath}.test(request.uri)) return request;
  const page = request.cookies[${JSON.stringify(serializeSessionCookie)}]
    ? undefined
    : prerendered.find((each) => each.path === request.uri);
  request.uri = page ? page.file : ${JSON.stringify(appShell)};
  return request;
}
`;
}

/** Says of pages that the session cookie decides over them. */
export const pageResponseCode = `function handler(event) {
  const uri = event.request.uri;
  if (!${filePath}.test(uri) || uri.endsWith('.html')) event.response.headers.vary = { value: ${JSON.stringify(pageVary)} };
  return event.response;
}
`;

/** Tells the API whose request it is, whatever the request says itself. */
export const viewerAddressCode = `function handler(event) {
  event.request.headers[${JSON.stringify(viewerAddressHeader)}] = { value: event.viewer.ip };
  return event.request;
}
`;
