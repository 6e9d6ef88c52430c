// Runs the handlers of account and billing until it is killed: messages `{ event, clockOffsetMs }` in, responses out.
const { handler: account } = await import('#functions/entrypoints/account.ts');
const { handler: billing } = await import('#functions/entrypoints/billing.ts');

process.on('message', async ({ event, clockOffsetMs }: { event: { routeKey: string }; clockOffsetMs: number }) => {
  process.env.CLOCK_OFFSET_MS = String(clockOffsetMs);
  const handler = event.routeKey.includes('/api/auth/') ? account : billing;
  process.send?.(await handler(event as never, {} as never));
});
process.send?.('ready');

export {};
