import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atEnd } from '#test/support/clean-up.ts';

/**
 * Starts a TLS proxy in front of an emulator, because AWS uses TLS. It stops at the end of the test file or the
 * benchmark.
 * @returns the proxy's URL and the file with its certificate; undefined if openssl, which creates the certificate, is
 *   missing
 */
export async function startTlsProxy(target: string): Promise<{ url: string; certificate: string } | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'houndwell-tls-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const asked = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-keyout', key, '-out', certificate];
  try {
    execFileSync('openssl', [...asked, '-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'], {
      stdio: 'ignore',
    });
  } catch {
    return undefined;
  }
  const server = createServer({ key: readFileSync(key), cert: readFileSync(certificate) }, (incoming, outgoing) => {
    const { method, url, headers } = incoming;
    const sent = request(new URL(url ?? '/', target), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    sent.on('error', () => outgoing.destroy());
    incoming.pipe(sent);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  atEnd(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `https://localhost:${(server.address() as AddressInfo).port}`, certificate };
}
