/** The scheduled Lambdas. Each runs every `everyMinutes` minutes, counted from the full hour in UTC. */
export const schedules = {
  'outbox-sweep': { everyMinutes: 5, does: 'Publishes outbox events that the stream missed.' },
  trials: { everyMinutes: 60, does: 'Reminds owners that their trial is ending, and ends it.' },
  renewals: { everyMinutes: 15, does: 'Renews plans, retries failed payments, and ends plans.' },
  reminders: { everyMinutes: 15, does: 'Reminds owners of vet visits a day and an hour before.' },
  deliveries: { everyMinutes: 15, does: 'Sends what quiet hours held back, and weekly summaries.' },
  'daily-tips': { everyMinutes: 15, does: 'Sends the tip of the day to closed browsers at 9:00 local time.' },
  deletions: { everyMinutes: 60, does: 'Deletes accounts whose owners asked for it 14 days ago.' },
  'orphaned-photos': { everyMinutes: 60, does: 'Deletes photos that were uploaded and never used.' },
} as const satisfies Record<string, { everyMinutes: number; does: string }>;

export type ScheduleName = keyof typeof schedules;
