import { formatDayAndTime } from '#functions/appointments/reminders/reminder-texts.ts';
import { type EmailSection, renderEmail } from '#functions/core/mail/email-template.ts';
import type { Email, Recipient } from '#functions/core/mail/mail.ts';
import { buildUnsubscribeParts } from '#functions/notifications/unsubscribe-parts.ts';
import type { DogWeek, Week } from '#functions/summaries/read-week.ts';

/** Renders the summary of a week. Only for verified addresses, because it contains texts that the owner entered. */
export function weeklySummaryEmail(
  owner: Recipient & { timeZone: string },
  { dogs, visits, tip }: Week,
  unsubscribeToken: string,
): Email {
  const active = dogs.filter(({ activities }) => activities > 0);
  const sections: EmailSection[] = [
    {
      title: 'Walks and other activities',
      lines: active.length > 0 ? active.map(formatActivities) : ['Nothing was logged in the last seven days.'],
    },
    {
      title: 'Vet visits in the next seven days',
      lines: visits.map(({ title, dogName, startsAt }) => {
        return `${formatDayAndTime({ startsAt, timeZone: owner.timeZone })}: ${title} (${dogName})`;
      }),
    },
    { title: 'Tip of the week', lines: tip ? [tip] : [] },
  ];
  return renderEmail(owner, {
    subject: `Your week with ${formatNames(dogs)}`,
    paragraphs: [active.length > 0 ? 'Here is your week in short.' : 'A new week starts. Here is what is ahead.'],
    sections: sections.filter(({ lines }) => lines.length > 0),
    action: { label: 'Open Houndwell', path: '/' },
    note: "You're getting this email on Sundays because you turned on the weekly summary in Houndwell.",
    ...buildUnsubscribeParts(unsubscribeToken),
  });
}

function formatNames(dogs: readonly DogWeek[]): string {
  const [first, second, ...more] = dogs.map(({ name }) => name);
  if (!first) return 'Houndwell';
  if (!second) return first;
  return more.length === 0 ? `${first} and ${second}` : 'your dogs';
}

/** Formats a dog's activities: "Rex: 3 activities, 95 minutes, 4.2 miles". */
function formatActivities({ name, activities, duration, distance }: DogWeek): string {
  const miles = Math.round(distance * 10) / 10;
  const parts = [formatNumber(activities, 'activity', 'activities'), formatNumber(duration, 'minute', 'minutes')];
  if (miles > 0) parts.push(formatNumber(miles, 'mile', 'miles'));
  return `${name}: ${parts.join(', ')}`;
}

function formatNumber(number: number, singular: string, plural: string): string {
  return `${number.toLocaleString('en-US')} ${number === 1 ? singular : plural}`;
}
