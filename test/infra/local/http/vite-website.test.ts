import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { viteWebsite } from '#infra/local/http/vite-website.ts';
import { atEnd } from '#test/support/clean-up.ts';
import { root } from '#test/support/folders.ts';
import { startTestApp } from '#test/support/test-app.ts';

// The folder is inside `node_modules`, whose other files are served.
const folder = mkdtempSync(join(root, 'node_modules', '.houndwell-'));
atEnd(() => rmSync(folder, { recursive: true, force: true }));
const [served, data, local] = ['served', 'data', '.local'].map((name) => {
  mkdirSync(join(folder, name));
  writeFileSync(join(folder, name, 'secrets.json'), '{}');
  return join(folder, name);
}) as [string, string, string];

const app = await startTestApp({ openWebsite: viteWebsite(data) });
const visitor = app.visitor();

test('the development server serves source files', async () => {
  const reply = await visitor.get('/src/lib/now.ts');
  expect([reply.status, reply.headers['content-type']]).toEqual([200, 'text/javascript']);
  expect((await visitor.get(`/@fs${served}/secrets.json?raw`)).status).toBe(200);
});

test.each([
  ['the data folder', join(data, 'secrets.json')],
  ['a folder called .local', join(local, 'secrets.json')],
  ['the rest of the project', join(root, 'package.json')],
  ['the rest of the computer', '/etc/hostname'],
])('the development server does not serve files of %s', async (_, file) => {
  // Vite reports each file that it refuses to serve.
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const path of [`/@fs${file}`, `/@fs${file}?raw`, `/@fs${file}?import&raw`, `/@fs/${file}?url`]) {
    const { status, text } = await visitor.get(path);
    expect([path, status === 403 || status === 404, text.includes('{}')]).toEqual([path, true, false]);
  }
  report.mockRestore();
});

// By default, Vite allows pages from every port of this computer.
test.each(['https://evil.example', 'http://localhost:1'])(
  'pages of %s cannot read the responses of the development server',
  async (origin) => {
    const reply = await visitor.get('/src/lib/now.ts', { headers: { origin } });
    expect(reply.headers['access-control-allow-origin']).toBeUndefined();
  },
);
