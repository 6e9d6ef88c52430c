import { ok as holds, strictEqual as is, match, notStrictEqual, deepStrictEqual as same } from 'node:assert';
import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type SmokeResponse, Visitor } from '#infra/aws/smoke-visitor.ts';
import { cacheControl, responseHeaders } from '#infra/site.ts';
import { changePassword, securityFile } from '#infra/well-known.ts';
import { apiHeaders } from '#shared/api-headers.ts';
import { account } from '#shared/contract/account.ts';
import { operations } from '#shared/contract/api.ts';
import { appointments } from '#shared/contract/appointments.ts';
import { dogs } from '#shared/contract/dogs.ts';
import type { Operation } from '#shared/contract/operation.ts';
import { photos } from '#shared/contract/photos.ts';
import { system } from '#shared/contract/system.ts';
import { errors } from '#shared/errors.ts';
import { sessionCookieName } from '#shared/session.ts';

/** Returns the checks of a deployed site by title, in the order in which they must run. A failed check throws. */
export function smokeChecks(site: string): Record<string, () => Promise<void>> {
  const visitor = new Visitor(site);
  const stranger = new Visitor(site);
  const password = randomBytes(12).toString('base64url');
  // An address of the SES mailbox simulator, which accepts every email.
  const email = `success+smoke-${Date.now()}@simulator.amazonses.com`;
  const isSecure = site.startsWith('https:');
  let dogId = '';
  const call = (who: Visitor, { method, path }: Operation, body?: unknown) => who.request(method, path, { body });

  return {
    'health check succeeds': async () => {
      const answer = await call(stranger, system.getHealth);
      same([answer.status, answer.json], [200, { status: 'ok' }]);
    },
    'API responses have their headers': async () => {
      const { headers } = await call(stranger, system.getHealth);
      sameHeaders(headers, apiHeaders);
      holds(headers.get('x-request-id'), 'x-request-id');
    },
    'the API document arrives compressed and has every operation': async () => {
      const { headers, json } = await call(stranger, system.getApiDocument);
      match(headers.get('content-encoding') ?? 'none', /^(br|gzip)$/);
      const { paths } = json as { paths: Record<string, object> };
      for (const { operation } of operations()) {
        holds(operation.method.toLowerCase() in (paths[operation.path] ?? {}), `${operation.method} ${operation.path}`);
      }
    },
    'an unknown API path returns our JSON 404, not a page': async () => {
      const answer = await stranger.request('GET', '/api/nothing-here');
      failure(answer, 'notFound');
    },
    'an API error is not cached': async () => {
      const path = `/api/nothing-here-${Date.now()}`;
      const requestIds = [await stranger.request('GET', path), await stranger.request('GET', path)].map(({ headers }) =>
        headers.get('x-request-id'),
      );
      holds(requestIds[0], 'x-request-id');
      notStrictEqual(requestIds[0], requestIds[1]);
    },
    'every path returns the app shell with the headers of the site': async () => {
      const shell = await stranger.request('GET', '/index.html');
      const page = await stranger.request('GET', '/community/01JC0000000000000000000000');
      same([page.status, page.text], [200, shell.text]);
      match(page.headers.get('content-type') ?? '', /^text\/html/);
      match(page.headers.get('vary') ?? '', /cookie/i);
      is(page.headers.get('cache-control'), cacheControl('/index.html'));
      siteHeaders(site, page);
    },
    'visitors get the landing page at /, and a session cookie brings the app': async () => {
      const landing = await stranger.request('GET', '/start.html');
      const shell = await stranger.request('GET', '/index.html');
      notStrictEqual(landing.text, shell.text);
      is((await stranger.request('GET', '/')).text, landing.text);
      const headers = { cookie: `${sessionCookieName(site)}=any` };
      is((await stranger.request('GET', '/', { headers })).text, shell.text);
    },
    'a prerendered page contains the origin of the site': async () => {
      const { text } = await stranger.request('GET', '/pricing');
      is(/<link rel="canonical" href="([^"]*)"/.exec(text)?.[1], `${site}/pricing`);
      const picture = /property="og:image" content="([^"]*)"/.exec(text)?.[1] ?? '';
      is((await stranger.request('GET', picture.replace(site, ''))).status, 200, picture);
    },
    'robots.txt names the sitemap, which names the articles, and unknown ones get the app shell': async () => {
      const sitemap = /^Sitemap: (\S+)$/m.exec((await stranger.request('GET', '/robots.txt')).text)?.[1] ?? '';
      is(sitemap, `${site}/sitemap.xml`);
      const { text } = await stranger.request('GET', '/sitemap.xml');
      const [, address = ''] = /<loc>([^<]*\/guide\/[^<]+)</.exec(text) ?? [];
      const path = address.replace(site, '');
      const article = await stranger.request('GET', path);
      match(article.text, new RegExp(`<link rel="canonical" href="${address}"`));
      const shell = await stranger.request('GET', '/index.html');
      for (const other of [`${path}-unknown`, '/guide?q=ears'])
        is((await stranger.request('GET', other)).text, shell.text);
    },
    'an asset is cached for a year, and a missing one is a 404': async () => {
      const { text } = await stranger.request('GET', '/index.html');
      const path = /"(\/assets\/[^"]+\.js)"/.exec(text)?.[1];
      holds(path, 'the page references an asset');
      const asset = await stranger.request('GET', path);
      same([asset.status, asset.headers.get('cache-control')], [200, cacheControl(path)]);
      is((await stranger.request('GET', '/assets/nothing-here.js')).status, 404);
    },
    'the service worker is revalidated, and its files exist': async () => {
      const worker = await stranger.request('GET', '/service-worker.js');
      same([worker.status, worker.headers.get('cache-control')], [200, cacheControl('/service-worker.js')]);
      match(worker.headers.get('content-type') ?? '', /javascript/);
      siteHeaders(site, worker);
      const [asset] = /\/assets\/emergency-page-[^"]+\.js/.exec(worker.text) ?? [];
      holds(asset, 'the service worker has the page of emergency help');
      is((await stranger.request('GET', asset)).status, 200, asset);
    },
    'password managers find the screen for a new password, and researchers whom to write': async () => {
      const redirect = await stranger.request('GET', changePassword.path);
      same([redirect.status, redirect.headers.get('location')], [302, changePassword.target]);
      const { status, headers, text } = await stranger.request('GET', securityFile);
      is(status, 200);
      match(headers.get('content-type') ?? '', /^text\/plain/);
      match(text, /^Contact: mailto:\S+@\S+\nExpires: /);
      const expires = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '');
      holds(expires > Date.now(), 'security.txt has expired: deploy again');
    },
    ...(isSecure && {
      'HTTP redirects to HTTPS': async () => {
        const answer = await new Visitor(site.replace('https:', 'http:')).request('GET', '/');
        same([answer.status, answer.headers.get('location')], [301, `${site}/`]);
      },
    }),
    'rejects a cross-origin request': async () => {
      const { method, path } = account.login;
      const headers = { origin: 'https://elsewhere.example' };
      failure(await stranger.request(method, path, { body: { email, password }, headers }), 'crossOrigin');
    },
    'registers an owner with an HttpOnly session cookie': async () => {
      const answer = await call(visitor, account.register, { name: 'Smoke Test', email, password });
      is(answer.status, 201, answer.text);
      const [cookie = ''] = answer.headers.getSetCookie();
      for (const part of ['HttpOnly', 'SameSite=Strict', 'Path=/', ...(isSecure ? ['Secure'] : [])]) {
        holds(cookie.split('; ').includes(part), part);
      }
      is(((await call(visitor, account.getUser)).json as { email: string }).email, email);
    },
    'creates a dog': async () => {
      const answer = await call(visitor, dogs.createDog, { name: 'Rex', breed: 'Beagle', age: 3 });
      is(answer.status, 201, answer.text);
      dogId = (answer.json as { id: string }).id;
      await hasDog(visitor);
    },
    'deletes the visits of a deleted dog within a minute': async () => {
      const other = (await call(visitor, dogs.createDog, { name: 'Max', breed: 'Beagle', age: 3 })).json as {
        id: string;
      };
      const visit = { dogId: other.id, title: 'Checkup', appointmentDate: tomorrow() };
      const booked = await call(visitor, appointments.createAppointment, visit);
      is(booked.status, 201, booked.text);
      holds((await listVisits(visitor)).length > 0, 'the visit is in the list');
      const deleted = await visitor.request('DELETE', dogs.deleteDog.path.replace('{id}', other.id));
      is(deleted.status, 204, deleted.text);
      for (let second = 0; second < 60; second += 2) {
        if ((await listVisits(visitor)).length === 0) return;
        await wait(2000);
      }
      throw new Error('The visit is still in the list.');
    },
    'uploads a photo and serves it re-encoded': async () => {
      const upload = await call(visitor, photos.uploadPhoto, { size: picture.length, type: 'image/png' });
      const { uploadURL } = upload.json as { uploadURL: string };
      const put = await fetch(uploadURL, { method: 'PUT', headers: { 'content-type': 'image/png' }, body: picture });
      is(put.status, 200, await put.text());
      const made = await call(visitor, photos.setPhotoPublic, { objectURL: uploadURL });
      is(made.status, 200, made.text);
      const shown = await stranger.request('GET', (made.json as { objectPath: string }).objectPath);
      same([shown.status, shown.headers.get('content-type')], [200, 'image/webp']);
    },
    'rejects a wrong password': async () => {
      failure(await call(stranger, account.login, { email, password: `${password}x` }), 'wrongCredentials');
    },
    'ends the session on sign-out': async () => {
      const { cookie } = visitor;
      const answer = await call(visitor, account.signOut);
      same([answer.status, answer.headers.get('location')], [302, '/']);
      visitor.cookie = cookie;
      failure(await call(visitor, account.getUser), 'unauthorized');
      visitor.cookie = undefined;
    },
    'lists the dog after signing in again': async () => {
      is((await call(visitor, account.login, { email, password })).status, 200);
      await hasDog(visitor);
    },
  };

  async function listVisits(who: Visitor): Promise<unknown[]> {
    return (await call(who, appointments.listAppointments)).json as unknown[];
  }

  async function hasDog(who: Visitor): Promise<void> {
    const list = (await call(who, dogs.listDogs)).json as { id: string }[];
    holds(
      list.some(({ id }) => id === dogId),
      'the dog is in the list',
    );
  }
}

/** Returns tomorrow at noon UTC, ISO 8601. */
function tomorrow(): string {
  return `${new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)}T12:00:00.000Z`;
}

/** A PNG image of one pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

function failure({ status, json }: SmokeResponse, code: keyof typeof errors): void {
  same([status, (json as { code?: string } | undefined)?.code], [errors[code].status, code]);
}

/** Compares the headers with `infra/site.ts`. Takes the settings of the deployment from the response. */
function siteHeaders(site: string, { headers }: SmokeResponse): void {
  const policy = headers.get('content-security-policy') ?? '';
  const stripe = policy.includes('stripe.com');
  const incomingOrigin = /connect-src 'self' (https:\/\/\S+?\.s3\.\S+?)[ ;]/.exec(policy)?.[1];
  const tileOrigin = /img-src 'self' blob: ([^;]*)/.exec(policy)?.[1];
  const expected = responseHeaders({ siteOrigin: site, stripe, incomingOrigin, tileOrigin });
  sameHeaders(headers, expected);
  notStrictEqual(policy, '');
}

/** Compares headers. Ignores `includeSubDomains`, which a deployment parameter can add. */
function sameHeaders(headers: Headers, expected: Record<string, string>): void {
  for (const [name, value] of Object.entries(expected)) {
    is(headers.get(name)?.replace(/; includeSubDomains$/i, ''), value, name);
  }
}
