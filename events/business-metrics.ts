import { type EventType, events } from '#events/catalogue.ts';

/** The CloudWatch namespace of the metrics. The dimension `Bus` of business metrics tells environments apart. */
export const metricsNamespace = 'Houndwell';

/** Counts the events that the hourly sweep published instead of the stream. */
export const sweptEventsMetric = 'SweptEvents';

/** The events that are counted as business metrics. */
export const businessMetrics: readonly EventType[] = Object.values(events)
  .filter(({ isMetric }) => isMetric)
  .map(({ type }) => type);
