import { ok as holds, strictEqual as is, match, notStrictEqual, deepStrictEqual as same } from 'node:assert';
import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type Answer, Visitor } from '#infra/aws/smoke-visitor.ts';
import { cacheControl, responseHeaders } from '#infra/site.ts';
import { apiHeaders } from '#shared/api-headers.ts';
import { account } from '#shared/contract/account.ts';
import { operations } from '#shared/contract/api.ts';
import { dogs } from '#shared/contract/dogs.ts';
import { notifications } from '#shared/contract/notifications.ts';
import type { Operation } from '#shared/contract/operation.ts';
import { photos } from '#shared/contract/photos.ts';
import { system } from '#shared/contract/system.ts';
import { errors } from '#shared/errors.ts';

/** What a look at a running site can show, as sentences in the order in which they are tried; each throws where it does not hold. */
export function smokeChecks(site: string): Record<string, () => Promise<void>> {
  const visitor = new Visitor(site);
  const stranger = new Visitor(site);
  const password = randomBytes(12).toString('base64url');
  // Mails to this name are taken by the simulator of SES and reach nobody.
  const email = `success+smoke-${Date.now()}@simulator.amazonses.com`;
  const isSecure = site.startsWith('https:');
  let dogId = '';
  const call = (who: Visitor, { method, path }: Operation, body?: unknown) => who.ask(method, path, { body });

  return {
    'the API answers': async () => {
      const answer = await call(stranger, system.getHealth);
      same([answer.status, answer.json], [200, { status: 'ok' }]);
    },
    'every answer of the API carries its headers': async () => {
      const { headers } = await call(stranger, system.getHealth);
      for (const [name, value] of Object.entries(apiHeaders)) is(headers.get(name), value, name);
      holds(headers.get('x-request-id'), 'x-request-id');
    },
    'the API document names every operation': async () => {
      const { paths } = (await call(stranger, system.getApiDocument)).json as { paths: Record<string, object> };
      for (const { operation } of operations()) {
        holds(operation.method.toLowerCase() in (paths[operation.path] ?? {}), `${operation.method} ${operation.path}`);
      }
    },
    'an address that the API does not have is answered by our own 404, never by a page': async () => {
      const answer = await stranger.ask('GET', '/api/nothing-here');
      failure(answer, 'notFound');
    },
    'a page is the app, at any path, with every header of the site': async () => {
      const shell = await stranger.ask('GET', '/index.html');
      const page = await stranger.ask('GET', '/community/01JC0000000000000000000000');
      same([page.status, page.text], [200, shell.text]);
      match(page.headers.get('content-type') ?? '', /^text\/html/);
      match(page.headers.get('vary') ?? '', /cookie/i);
      is(page.headers.get('cache-control'), cacheControl('/index.html'));
      siteHeaders(site, page);
    },
    'a page that is built ahead names the address of this site to whoever shares it': async () => {
      const { text } = await stranger.ask('GET', '/pricing');
      is(/<link rel="canonical" href="([^"]*)"/.exec(text)?.[1], `${site}/pricing`);
      const picture = /property="og:image" content="([^"]*)"/.exec(text)?.[1] ?? '';
      is((await stranger.ask('GET', picture.replace(site, ''))).status, 200, picture);
    },
    'an asset is kept for a year, and a missing one is a 404, not a page': async () => {
      const { text } = await stranger.ask('GET', '/index.html');
      const path = /"(\/assets\/[^"]+\.js)"/.exec(text)?.[1];
      holds(path, 'the page names an asset');
      const asset = await stranger.ask('GET', path);
      same([asset.status, asset.headers.get('cache-control')], [200, cacheControl(path)]);
      is((await stranger.ask('GET', '/assets/nothing-here.js')).status, 404);
    },
    ...(isSecure && {
      'plain http is sent to https': async () => {
        const answer = await new Visitor(site.replace('https:', 'http:')).ask('GET', '/');
        same([answer.status, answer.headers.get('location')], [301, `${site}/`]);
      },
    }),
    'a call from another site changes nothing': async () => {
      const { method, path } = account.login;
      const headers = { origin: 'https://elsewhere.example' };
      failure(await stranger.ask(method, path, { body: { email, password }, headers }), 'crossOrigin');
    },
    'somebody can register, and gets a session that scripts cannot read': async () => {
      const answer = await call(visitor, account.register, { name: 'Smoke Test', email, password });
      is(answer.status, 201, answer.text);
      const [cookie = ''] = answer.headers.getSetCookie();
      for (const part of ['HttpOnly', 'SameSite=Strict', 'Path=/', ...(isSecure ? ['Secure'] : [])]) {
        holds(cookie.split('; ').includes(part), part);
      }
      is(((await call(visitor, account.getUser)).json as { email: string }).email, email);
    },
    'a dog can be added': async () => {
      const answer = await call(visitor, dogs.createDog, { name: 'Rex', breed: 'Beagle', age: 3 });
      is(answer.status, 201, answer.text);
      dogId = (answer.json as { id: string }).id;
      await hasDog(visitor);
    },
    'the announcement of the dog arrives under the bell within a minute': async () => {
      for (let second = 0; second < 60; second += 2) {
        const news = (await call(visitor, notifications.listNotifications)).json as { title: string }[];
        if (news.some(({ title }) => title.includes('Rex'))) return;
        await wait(2000);
      }
      throw new Error('Nothing arrived.');
    },
    'a photo can be uploaded and is shown made anew': async () => {
      const upload = await call(visitor, photos.uploadPhoto, { size: picture.length, type: 'image/png' });
      const { uploadURL } = upload.json as { uploadURL: string };
      const put = await fetch(uploadURL, { method: 'PUT', headers: { 'content-type': 'image/png' }, body: picture });
      is(put.status, 200, await put.text());
      const made = await call(visitor, photos.setPhotoPublic, { objectURL: uploadURL });
      is(made.status, 200, made.text);
      const shown = await stranger.ask('GET', (made.json as { objectPath: string }).objectPath);
      same([shown.status, shown.headers.get('content-type')], [200, 'image/webp']);
    },
    'a wrong password is refused': async () => {
      failure(await call(stranger, account.login, { email, password: `${password}x` }), 'wrongCredentials');
    },
    'signing out ends the session for good': async () => {
      const { cookie } = visitor;
      const answer = await call(visitor, account.signOut);
      same([answer.status, answer.headers.get('location')], [302, '/']);
      visitor.cookie = cookie;
      failure(await call(visitor, account.getUser), 'unauthorized');
      visitor.cookie = undefined;
    },
    'signing in again finds the dog': async () => {
      is((await call(visitor, account.login, { email, password })).status, 200);
      await hasDog(visitor);
    },
  };

  async function hasDog(who: Visitor): Promise<void> {
    const list = (await call(who, dogs.listDogs)).json as { id: string }[];
    holds(
      list.some(({ id }) => id === dogId),
      'the dog is in the list',
    );
  }
}

/** One pixel, as PNG. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

function failure({ status, json }: Answer, code: keyof typeof errors): void {
  same([status, (json as { code?: string } | undefined)?.code], [errors[code].status, code]);
}

/** Compares with `infra/site.ts`, except for the two things that only the deployment knows: the upload bucket and Stripe. */
function siteHeaders(site: string, { headers }: Answer): void {
  const policy = headers.get('content-security-policy') ?? '';
  const stripe = policy.includes('stripe.com');
  const incomingOrigin = /connect-src 'self' (https:\/\/\S+?\.s3\.\S+?)[ ;]/.exec(policy)?.[1];
  const wanted = responseHeaders({ siteOrigin: site, stripe, incomingOrigin });
  for (const [name, value] of Object.entries(wanted)) is(headers.get(name), value, name);
  notStrictEqual(policy, '');
}
