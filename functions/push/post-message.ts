import { request as requestInClear } from 'node:http';
import { request } from 'node:https';
import type { RequestDetails } from 'web-push';
import { timeoutFactor } from '#functions/core/aws.ts';
import { environment } from '#functions/core/environment.ts';

/** How long a push service may take to answer, in milliseconds. */
const timeoutMs = 5000 * timeoutFactor;

/**
 * Posts a message to a push service and returns the status of the response. Redirects are not followed, because they
 * could lead to any host.
 * @throws Error if the push service cannot be reached or does not answer in time
 */
export function postMessage({ endpoint, headers, body }: RequestDetails): Promise<number> {
  const url = routeToEmulator(new URL(endpoint));
  return new Promise((resolve, reject) => {
    const open = url.protocol === 'https:' ? request : requestInClear;
    const signal = AbortSignal.timeout(timeoutMs);
    const sent = open(url, { method: 'POST', headers: { ...headers }, signal }, (response) => {
      // The body is not read, and may have any length.
      response.destroy();
      resolve(response.statusCode ?? 0);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Returns the URL of the local push service emulator, whose paths start with the host. On AWS, returns the endpoint. */
function routeToEmulator(endpoint: URL): URL {
  const emulator = environment('PUSH_EMULATOR_URL');
  return emulator ? new URL(`${emulator}/${endpoint.host}${endpoint.pathname}${endpoint.search}`) : endpoint;
}
