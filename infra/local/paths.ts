import type { IncomingMessage, ServerResponse } from 'node:http';
import { target } from '#infra/local/api-event.ts';
import type { ApiGateway } from '#infra/local/api-gateway.ts';
import { decode } from '#infra/local/api-routes.ts';
import type { Handle } from '#infra/local/edge.ts';
import { plain, type Website } from '#infra/local/website.ts';
import { filePath, photoHeaders } from '#infra/site.ts';

export interface Behaviours {
  siteOrigin: string;
  now(): Date;
  gateway: ApiGateway;
  control: { handle: Handle };
  photos: {
    handleSigned(request: IncomingMessage, response: ServerResponse): Promise<void>;
    read(
      bucket: string,
      key: string,
    ): Promise<{ body: Uint8Array; contentType: string; cacheControl?: string | undefined } | undefined>;
  };
  incomingBucket: string;
  photosBucket: string;
  website: Website;
}

const loopbackLiteral = /^(127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * Where a page asked for by the machine's number lives instead: cookies and origins belong to one name only.
 * @returns `undefined` where the request is fine as it is
 */
function properAddress(host: string | undefined, path: string, siteOrigin: string): string | undefined {
  if (!host || !loopbackLiteral.test(host)) return undefined;
  const { hostname } = new URL(siteOrigin);
  return hostname === host.replace(/:\d+$/, '') ? undefined : `${siteOrigin}${path}`;
}

/** Which path is answered by whom, as the behaviours of the distribution on AWS; the local control plane is only here. */
export function answers(behaviours: Behaviours): Handle {
  const { siteOrigin, now, gateway, control, photos, incomingBucket, photosBucket, website } = behaviours;

  const sendPhoto = async (request: IncomingMessage, response: ServerResponse, path: string) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return plain(response, 405, 'This address can only be read.', { allow: 'GET, HEAD' });
    }
    const photo = await photos.read(photosBucket, decode(path.slice(1)));
    if (!photo) return plain(response, 404, 'There is no photo at this address.', photoHeaders);
    response.writeHead(200, {
      ...photoHeaders,
      'content-type': photo.contentType,
      'content-length': photo.body.length,
      'cache-control': photo.cacheControl ?? 'public, max-age=86400',
    });
    response.end(photo.body);
  };

  return async (request, response) => {
    // The browser takes its idea of the time from here, so it has to move with the application's clock.
    response.setHeader('date', now().toUTCString());
    const { path, query } = target(request);
    if (path.startsWith('/api/')) return gateway.handle(request, response);
    if (path.startsWith('/__local/')) return control.handle(request, response);
    if (path.startsWith('/photos/')) return sendPhoto(request, response, path);
    if (path.startsWith(`/${incomingBucket}/`)) return photos.handleSigned(request, response);
    const isPage = ['GET', 'HEAD'].includes(request.method ?? '') && !filePath.test(path);
    const proper = isPage && properAddress(request.headers.host, query ? `${path}?${query}` : path, siteOrigin);
    if (proper) return plain(response, 308, 'This page has moved.', { location: proper });
    return website.handle(request, response);
  };
}
