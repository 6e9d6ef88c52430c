import { type Feature, includes, type Tier } from '#shared/plans.ts';

/** How a notification reaches an owner. */
export const channels = ['inApp', 'push', 'email'] as const;
export type Channel = (typeof channels)[number];

/** The types of notifications in the list, each with an icon. */
export const notificationTypes = ['appointment', 'exercise', 'community', 'system', 'other'] as const;
export type NotificationType = (typeof notificationTypes)[number];

/** `on` and `off` are the defaults that the owner can change; `always` cannot be turned off. */
type Setting = 'on' | 'off' | 'always';

interface Kind {
  type: NotificationType;
  /** The heading of the row in the settings. */
  label: string;
  /** The line below the heading. */
  hint: string;
  /** What the kind is about, worded for the middle of a sentence. */
  about: string;
  /** The channels that the kind uses. */
  channels: Partial<Record<Channel, Setting>>;
  /** The feature that emails of this kind need. Emails about the account have none, and every owner gets them. */
  emailNeeds?: Feature;
}

/**
 * The kinds of notifications, in the order of the settings. A domain that notifies owners of something else adds a row
 * and calls `notify` with its name. Names have lower-case letters only, because unsubscribe links contain them.
 */
const rows = {
  tips: {
    type: 'other',
    label: 'Daily tip',
    hint: 'At 9:00 AM',
    about: 'daily tips',
    channels: { inApp: 'on', push: 'on' },
  },
  appointments: {
    type: 'appointment',
    label: 'Vet visit reminders',
    hint: 'Before each visit in your calendar',
    about: 'upcoming vet visits',
    channels: { inApp: 'on', push: 'on', email: 'on' },
    emailNeeds: 'calendar',
  },
  comments: {
    type: 'community',
    label: 'Comments',
    hint: 'On your posts',
    about: 'comments on your posts',
    channels: { inApp: 'on', push: 'on', email: 'off' },
    emailNeeds: 'advancedNotifications',
  },
  likes: {
    type: 'community',
    label: 'Likes',
    hint: 'At most once an hour for each post',
    about: 'likes',
    channels: { inApp: 'on', push: 'off', email: 'off' },
    emailNeeds: 'advancedNotifications',
  },
  decisions: {
    type: 'community',
    label: 'Decisions of moderators',
    hint: 'On your posts, application and suggested places',
    about: 'decisions of moderators',
    channels: { inApp: 'always', push: 'on', email: 'always' },
    emailNeeds: 'advancedNotifications',
  },
  summary: {
    type: 'other',
    label: 'Weekly summary',
    hint: 'Sundays: walks, visits, tip of the week',
    about: 'your week',
    channels: { email: 'off' },
    emailNeeds: 'advancedNotifications',
  },
  account: {
    type: 'system',
    label: 'Account and billing',
    hint: 'Your plan, sign-ins, invites and support requests',
    about: 'your account',
    channels: { inApp: 'always', push: 'off', email: 'always' },
  },
} as const satisfies Record<string, Kind>;

export type NotificationKind = keyof typeof rows;

export const notificationKinds: Readonly<Record<NotificationKind, Kind>> = rows;

export const kindNames = Object.keys(rows) as NotificationKind[];

/** Lists the channels that a kind uses. */
export function listChannels(kind: NotificationKind): Channel[] {
  return channels.filter((channel) => channel in notificationKinds[kind].channels);
}

/** The kinds whose emails have an unsubscribe link. */
export const emailKinds = kindNames.filter((kind) => {
  const { email } = notificationKinds[kind].channels;
  return email === 'on' || email === 'off';
});

/** Whether a tier includes a channel of a kind. Owners whose trial has ended only hear about their account. */
export function allowsChannel(tier: Tier, kind: NotificationKind, channel: Channel): boolean {
  if (kind === 'account') return true;
  const { emailNeeds } = notificationKinds[kind];
  return tier !== 'expired' && (channel !== 'email' || emailNeeds === undefined || includes(tier, emailNeeds));
}

/** Whether a tier includes quiet hours. */
export function allowsQuietHours(tier: Tier): boolean {
  return includes(tier, 'advancedNotifications');
}

/**
 * Returns the kinds of email that an unsubscribe token names in its second part, such as `appointments` or
 * `appointments-tips`. Undefined when the token is malformed.
 */
export function parseEmailKinds(token: string): NotificationKind[] | undefined {
  const [, names = ''] = token.split('.');
  const kinds = names.split('-').map((name) => emailKinds.find((kind) => kind === name));
  return kinds.every((kind) => kind !== undefined) ? kinds : undefined;
}

/** Formats what kinds are about, for the middle of a sentence: "daily tips and upcoming vet visits". */
export function formatKinds(kinds: readonly NotificationKind[]): string {
  return new Intl.ListFormat('en-US').format(kinds.map((kind) => notificationKinds[kind].about));
}

/** Whether a text is a path of our site. `//host` and `/\\host` are addresses of other sites. */
export function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])[\x21-\x7e]*$/.test(path);
}
