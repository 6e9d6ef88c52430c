import { type EmailPreviews, previewRecipient as maya } from '#functions/core/mail/email-template.ts';
import { weeklySummaryEmail } from '#functions/summaries/email-templates.ts';
import type { Week } from '#functions/summaries/read-week.ts';

const token = `01ARZ3NDEKTSV4RRFFQ69G5FAV.summary.${'A'.repeat(43)}`;

const owner = { ...maya, timeZone: 'America/Chicago' };

const week: Week = {
  dogs: [
    { name: 'Rex', activities: 6, duration: 245, distance: 9.84 },
    { name: 'Maple', activities: 1, duration: 20, distance: 0 },
  ],
  visits: [{ title: 'Rabies booster', dogName: 'Rex', startsAt: new Date('2026-11-20T22:30:00Z') }],
  tip: 'On wet walks, dry the fur between the toes. Damp skin there gets sore within days.',
};

export const emailPreviews: EmailPreviews = {
  weeklySummaryEmail: () => weeklySummaryEmail(owner, week, token),
  'weeklySummaryEmail-quiet-week': () => weeklySummaryEmail(owner, { dogs: [], visits: [], tip: week.tip }, token),
};
