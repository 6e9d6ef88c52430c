import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startDynoxide } from '#infra/local/dynoxide.ts';
import { temporaryFolder } from '#test/infra/local/given-runtime.ts';

vi.mock('node:net', async (importActual) => {
  const actual = await importActual<typeof import('node:net')>();
  return { ...actual, createServer: vi.fn(actual.createServer) };
});

test('where another program takes the port in the moment after it was found free, the engine takes another one', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const taken = other.address() as AddressInfo;

  const { createServer: usual } = await vi.importActual<typeof import('node:net')>('node:net');
  vi.mocked(createServer).mockImplementationOnce(() => Object.assign(usual(), { address: () => taken }));
  const engine = await startDynoxide(join(temporaryFolder(), 'table.sqlite'), () => undefined);
  onTestFinished(engine.stop);
  expect(new URL(engine.url).port).not.toBe(String(taken.port));
  expect((await fetch(engine.url)).status).toBeLessThan(500);
});
