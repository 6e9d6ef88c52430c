// A process that answers calls to the account Lambda until it is killed: `{ event, clockOffsetMs }` in, the answer out.
const { handler } = await import('#functions/account/handler.ts');

process.on('message', async (asked: { event: never; clockOffsetMs: number }) => {
  process.env.CLOCK_OFFSET_MS = String(asked.clockOffsetMs);
  const answer = await handler(asked.event, {} as never);
  process.send?.(answer);
});
process.send?.('ready');

export {};
