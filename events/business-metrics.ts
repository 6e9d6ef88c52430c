import { type EventType, events } from '#events/catalogue.ts';

/** The CloudWatch namespace of our metrics. The dimension `Bus` of a business metric identifies the environment. */
export const metricsNamespace = 'Houndwell';

/** The metric that counts the outbox events that the sweep found because the stream had not published them. */
export const sweptEventsMetric = 'SweptEvents';

/** The events that are counted as business metrics. */
export const businessMetrics: readonly EventType[] = Object.values(events)
  .filter(({ isMetric }) => isMetric)
  .map(({ type }) => type);
