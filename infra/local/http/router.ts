import type { IncomingMessage, ServerResponse } from 'node:http';
import { target } from '#infra/local/http/api-event.ts';
import type { ApiGateway } from '#infra/local/http/api-gateway.ts';
import { decode } from '#infra/local/http/api-routes.ts';
import type { Handle } from '#infra/local/http/listener.ts';
import { sendText, type Website } from '#infra/local/http/website.ts';
import type { S3Emulator } from '#infra/local/s3/emulator.ts';
import { filePath, photoHeaders } from '#infra/site.ts';

export interface Routes {
  siteOrigin: string;
  now(): Date;
  gateway: ApiGateway;
  control: { handle: Handle };
  s3: Pick<S3Emulator, 'handlePresigned' | 'read'>;
  /** The buckets for which browsers get presigned URLs. */
  presignedBuckets: readonly string[];
  photosBucket: string;
  website: Website;
}

const loopbackAddress = /^(127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * Returns the URL to redirect to when a page was requested by IP address (`127.0.0.1`): the same page on the site's
 * origin, because cookies are only valid there.
 * @returns `undefined` when no redirect is needed
 */
function canonicalUrl(host: string | undefined, path: string, siteOrigin: string): string | undefined {
  if (!host || !loopbackAddress.test(host)) return undefined;
  const { hostname } = new URL(siteOrigin);
  return hostname === host.replace(/:\d+$/, '') ? undefined : `${siteOrigin}${path}`;
}

/**
 * Creates a handler that routes requests by path, like CloudFront on AWS. Only the local runtime has a control plane.
 */
export function siteRouter(routes: Routes): Handle {
  const { siteOrigin, now, gateway, control, s3, presignedBuckets, photosBucket, website } = routes;

  const sendPhoto = (request: IncomingMessage, response: ServerResponse, path: string) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return sendText(response, 405, 'This address is read-only.', { allow: 'GET, HEAD' });
    }
    const photo = s3.read(photosBucket, decode(path.slice(1)));
    if (!photo) return sendText(response, 404, 'There is no photo at this address.', photoHeaders);
    response.writeHead(200, {
      ...photoHeaders,
      'content-type': photo.contentType,
      'content-length': photo.body.length,
      'cache-control': photo.cacheControl ?? 'public, max-age=86400',
    });
    response.end(photo.body);
  };

  return async (request, response) => {
    // The frontend reads the application's clock from this header.
    response.setHeader('date', now().toUTCString());
    const { path, query } = target(request);
    if (path.startsWith('/api/')) return gateway.handle(request, response);
    if (path.startsWith('/__local/')) return control.handle(request, response);
    if (path.startsWith('/photos/')) return sendPhoto(request, response, path);
    if (presignedBuckets.some((bucket) => path.startsWith(`/${bucket}/`))) return s3.handlePresigned(request, response);
    const isPage = ['GET', 'HEAD'].includes(request.method ?? '') && !filePath.test(path);
    const url = isPage && canonicalUrl(request.headers.host, query ? `${path}?${query}` : path, siteOrigin);
    if (url) return sendText(response, 308, 'This page has moved.', { location: url });
    return website.handle(request, response);
  };
}
