import { processDeletions } from '#functions/leaving/deletion/delete-owner.ts';

/** This process deletes the accounts that are due at `at` until it is killed. It sends `done` after each message. */
process.on('message', async ({ at }: { at: string }) => {
  process.env.CLOCK_FROZEN_AT_MS = String(Date.parse(at));
  try {
    await processDeletions(new Date(at));
    process.send?.('done');
  } catch (error) {
    process.send?.(String(error));
  }
});
process.send?.('ready');
