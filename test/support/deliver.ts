import { consumerLambdas, queueLambdas } from '#functions/manifest.ts';
import type { BusEvent } from '#infra/local/eventbridge/entries.ts';
import type { TestApp } from '#test/support/test-app.ts';

type Delivered = Pick<BusEvent, 'source' | 'detail-type' | 'detail' | 'time'>;

/** Delivers an event to every Lambda that consumes it according to the manifest, as the event bus and the queues do. */
export async function deliver(app: TestApp, event: Delivered): Promise<void> {
  const consuming = (lambdas: Record<string, { consumes: readonly string[] }>) =>
    Object.keys(lambdas).filter((name) => lambdas[name]?.consumes.includes(event['detail-type']));
  const record = { messageId: '1', body: JSON.stringify(event), attributes: { ApproximateReceiveCount: '1' } };
  await Promise.all([
    ...consuming(consumerLambdas).map((name) => app.invoke(name, event)),
    ...consuming(queueLambdas).map((name) => app.invoke(name, { Records: [record] })),
  ]);
}
