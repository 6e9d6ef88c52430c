import { account } from '#shared/contract/account.ts';
import { type Appointment, appointments } from '#shared/contract/appointments.ts';
import { notifications } from '#shared/contract/notifications.ts';
import { startCalendar } from '#test/support/appointments.ts';
import { mailboxIn } from '#test/support/mailbox.ts';

/** Starts an app with a calendar. Returns functions that create owners and read their reminders. */
export async function startReminders(now?: string) {
  const { app, create, setClock, owner } = await startCalendar(now);
  const { readToken } = mailboxIn(app);

  /** Runs the reminder schedule, and waits until the resulting notifications and emails have been sent. */
  async function run(at?: string): Promise<void> {
    const { status } = await app.visitor().post('/__local/schedules/reminders', at ? { at } : {});
    if (status !== 200 && status !== 204) throw new Error(`The schedule returned ${status}.`);
    await app.settle();
  }

  /** Creates an owner with a confirmed email address. */
  async function verifiedOwner(timeZone?: string) {
    const made = await owner(timeZone);
    const token = await readToken(made.email, 'verify');
    await made.browser.ask(account.verifyEmail, { body: { token } });
    return made;
  }
  type Made = Awaited<ReturnType<typeof owner>>;

  return {
    app,
    create,
    setClock,
    run,
    owner,
    verifiedOwner,

    /** Sets the clock and runs the reminder schedule. */
    runAt: async (at: string): Promise<void> => {
      await setClock(at);
      await run();
    },

    schedule: ({ browser, form }: Made, more: object = {}): Promise<Appointment> =>
      browser.ask(appointments.createAppointment, { body: { ...form, ...more } as never }),

    /** Returns an owner's reminders in the app, oldest first. */
    inApp: async ({ browser }: Pick<Made, 'browser'>) => {
      const all = await browser.ask(notifications.listNotifications);
      return all.filter(({ type }) => type === 'appointment').reverse();
    },

    /** Returns the reminders that were emailed to an owner, oldest first. */
    emails: async ({ email }: Pick<Made, 'email'>) =>
      (await app.mails()).filter(({ to, text }) => to === email && /Open the calendar/.test(text)).reverse(),

    /** Returns the reminder events that were published for an owner, oldest first, as `day 05-20 21:30`. */
    reminded: async ({ user }: Pick<Made, 'user'>): Promise<string[]> => {
      const all = await app.publishedEvents();
      return all
        .filter(({ type, detail }) => type === 'AppointmentReminderDue' && detail.ownerId === user.id)
        .map(({ detail: { lead, startsAt = '' } }) => `${lead} ${startsAt.slice(5, 16).replace('T', ' ')}`)
        .reverse();
    },
  };
}
