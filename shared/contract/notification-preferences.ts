import * as z from 'zod/mini';
import {
  type Channel,
  kindNames,
  listChannels,
  type NotificationKind,
  notificationKinds,
} from '#shared/notification-kinds.ts';

/** The lead times of reminders: a day or an hour before a vet visit. */
export const reminderLeads = ['day', 'hour'] as const;
export type ReminderLead = (typeof reminderLeads)[number];

const ReminderLeads = z
  .array(z.enum(reminderLeads, 'Please choose day or hour'), 'Please list when to remind you')
  .check(z.refine((leads) => new Set(leads).size === leads.length, 'Please list each time once'))
  .register(z.globalRegistry, { uniqueItems: true });

const isOn = z.boolean('Please choose on or off');
const alwaysOn = z.literal(true, "This can't be turned off");

/** Whether each channel that a kind uses is on. */
export type ChannelChoices = { [Name in Channel]?: boolean };

function choices(kind: NotificationKind): z.ZodMiniType<ChannelChoices, ChannelChoices> {
  const used = listChannels(kind);
  const fields = used.map((channel) => [
    channel,
    notificationKinds[kind].channels[channel] === 'always' ? alwaysOn : isOn,
  ]);
  return z.strictObject(Object.fromEntries(fields), `Please send ${used.join(', ')}`);
}

type Choices = ReturnType<typeof choices>;

const Kinds = z.strictObject(
  Object.fromEntries(kindNames.map((kind) => [kind, choices(kind)])) as Record<NotificationKind, Choices>,
  'Please send your choices for each kind of notification',
);

const timeMessage = 'Please choose a time on the quarter hour, such as 21:30';

/** A local time on the quarter hour, because the schedule that sends what was held back runs every 15 minutes. */
const QuarterHour = z.string(timeMessage).check(z.regex(/^([01]\d|2[0-3]):(00|15|30|45)$/, timeMessage));

/** The local times between which push and email are silent. If the end is before the start, they cross midnight. */
export const QuietHours = z
  .strictObject({ start: QuarterHour, end: QuarterHour }, 'Please send start and end, or null')
  .check(
    z.refine(({ start, end }) => start !== end, {
      path: ['end'],
      message: "Quiet hours can't last all day. Please choose an end that differs from the start",
    }),
  );
export type QuietHours = z.output<typeof QuietHours>;

/** An owner's notification settings. Choices that the owner's plan does not include are kept and have no effect. */
export const NotificationPreferences = z.strictObject({
  /** The channels of each kind. */
  kinds: Kinds,
  /** When to remind of vet visits. */
  reminderLeads: ReminderLeads,
  /** In the owner's time zone; null if there are none. */
  quietHours: z.nullable(QuietHours),
});
export type NotificationPreferences = z.output<typeof NotificationPreferences>;
