import { expect, test, vi } from 'vitest';

vi.stubEnv('TABLE_NAME', 'table');
const { adaptNextTip } = await import('#functions/exercise/adapt-next-tip.ts');
const { log } = await import('#functions/core/log.ts');

const caller = { rows: { owner: { timeZone: 'No/Such_Zone' } } } as never;
const walk = { dogId: 'dog', date: '2027-03-02T13:00:00Z', distance: null };

test('a walk stays saved if the tip of the next day cannot be adapted, which short walks never try', async () => {
  const warn = vi.spyOn(log, 'warn').mockReturnValue();
  await adaptNextTip(caller, [{ ...walk, duration: 89 }] as never);
  expect(warn).not.toHaveBeenCalled();
  await adaptNextTip(caller, [{ ...walk, duration: 90 }] as never);
  expect(warn).toHaveBeenCalledWith(
    'the tip of the next day stays as planned',
    expect.objectContaining({ error: 'RangeError' }),
  );
});
