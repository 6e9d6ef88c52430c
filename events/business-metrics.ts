import type { EventType } from '#events/catalogue.ts';

/** Where the figures stand among the metrics of an account; their dimension `Bus` tells the environments apart. */
export const figuresNamespace = 'Houndwell';

/** The figures by which the business is watched. Each is an announcement, so that nothing else needs to count. */
export const figures = [
  'OwnerRegistered',
  'EmailVerified',
  'TrialEnded',
  'SubscriptionChanged',
  'DogCreated',
  'DogDeleted',
] as const satisfies EventType[];
