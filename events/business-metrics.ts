import type { EventType } from '#events/catalogue.ts';

/** The CloudWatch namespace of the business metrics. Their dimension `Bus` tells environments apart. */
export const metricsNamespace = 'Houndwell';

/** Counts the events that the hourly sweep published instead of the stream. */
export const sweptEventsMetric = 'SweptEvents';

/** The events that are counted as business metrics. */
export const businessMetrics = [
  'OwnerRegistered',
  'EmailVerified',
  'TrialEnded',
  'SubscriptionChanged',
  'DogCreated',
  'DogDeleted',
] as const satisfies EventType[];
