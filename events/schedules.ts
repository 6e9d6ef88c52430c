/** When clocks ring. `everyMinutes` counts from the full hour, in UTC. */
export const schedules = {
  'outbox-sweep': { everyMinutes: 60, does: 'Publishes announcements that the stream left behind.' },
  trials: { everyMinutes: 60, does: 'Tells owners that their trial is ending, and ends it.' },
  'orphaned-photos': { everyMinutes: 60, does: 'Takes away photos that were published and never shown.' },
} as const satisfies Record<string, { everyMinutes: number; does: string }>;

export type ScheduleName = keyof typeof schedules;
