import * as z from 'zod/mini';
import { isTimeZone, timeZoneNamed } from '#shared/calendar.ts';
import { addressFields, Email, optionalText, PhoneNumber, personName } from '#shared/contract/fields.ts';
import { Password, PasswordOnFile } from '#shared/contract/password.ts';
import { experienceLevels, goals } from '#shared/owners.ts';
import { intervals } from '#shared/plans.ts';

/*
 * The schemas of account forms. They are separate from the operations in `account.ts`, because every screen loads the
 * operations, but few screens need these schemas.
 */

export const PersonName = personName(2, 'Name must be at least 2 characters');

const chooseTimeZone = 'Please choose a time zone';

/** An IANA time zone, in any letter case. */
export const TimeZone = z.string(chooseTimeZone).check(
  z.overwrite((name) => timeZoneNamed(name) ?? name),
  z.refine(isTimeZone, `${chooseTimeZone} from the list`),
);

/** The time zone that a browser reports. An unknown time zone becomes undefined. */
const BrowserTimeZone = z.pipe(z.string(chooseTimeZone), z.transform(timeZoneNamed));

/** The fields for which the setup wizard asks. In all other forms they are optional. */
const ownerFields = {
  experienceLevel: z.optional(z.nullable(z.enum(experienceLevels, 'Please select your experience level'))),
  primaryGoals: z.optional(
    z
      .array(z.enum(goals, 'Please choose goals from the list'), 'Please choose goals from the list')
      .check(z.refine((chosen) => new Set(chosen).size === chosen.length, 'Please list each goal once'))
      .register(z.globalRegistry, { uniqueItems: true }),
  ),
};

export const Registration = z.strictObject({
  name: PersonName,
  email: Email,
  password: Password,
  ...addressFields,
  ...ownerFields,
  planType: z._default(z.enum(['trial', 'free', 'basic', 'advanced'], 'Please choose a plan'), 'trial'),
  /** The billing interval of a paid plan. Default: monthly. */
  interval: z.optional(z.enum(intervals, 'Please choose monthly or annual')),
  timeZone: z.optional(BrowserTimeZone),
  inviteCode: optionalText(64),
  paymentToken: optionalText(2000),
});

export const Login = z.strictObject({
  email: Email,
  password: PasswordOnFile,
  rememberMe: z._default(z.boolean('Please choose yes or no'), false),
});

/** A change of some account fields. A missing field stays unchanged, and null clears a field. */
export const AccountChange = z.strictObject({
  firstName: z.optional(personName(1, 'First name is required')),
  lastName: z.optional(personName(0, 'Please enter some text')),
  ...addressFields,
  timeZone: z.optional(TimeZone),
  units: z.optional(z.enum(['lb', 'kg'], 'Please choose pounds or kilograms')),
  profileImageUrl: optionalText(2000),
  vetName: optionalText(200),
  vetPhone: PhoneNumber,
  ...ownerFields,
});

export const PasswordChange = z.strictObject({ currentPassword: PasswordOnFile, newPassword: Password });
