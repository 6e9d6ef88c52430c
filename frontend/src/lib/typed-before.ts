import * as z from 'zod/mini';
import { addressFields, Email, longestName, text } from '#shared/contract/fields.ts';
import { readJson } from './storage.ts';

const Name = z.catch(text(1, longestName, ''), '');
const { homeAddress, city, state, zipCode } = addressFields;

/** What an account could be made of. Whatever it would not take counts as not typed: storage can be tampered with. */
const KnownVisitor = z.object({
  name: Name,
  ownerName: Name,
  email: z.catch(Email, ''),
  homeAddress: z.catch(homeAddress, ''),
  address: z.catch(homeAddress, ''),
  city: z.catch(city, ''),
  state: z.catch(state, ''),
  zipCode: z.catch(zipCode, ''),
});

/** What the visitor has already typed into the payment form or the wizard, so that nobody types it twice. */
export function typedBefore() {
  const [paid, told] = [readJson('signup_data'), readJson('onboarding_data')].map((kept) => {
    const known = KnownVisitor.safeParse(kept);
    return known.success ? known.data : KnownVisitor.parse({});
  });
  const first = (...values: (string | null | undefined)[]) => values.find(Boolean) ?? '';
  return {
    name: first(paid?.name, told?.ownerName),
    email: first(paid?.email, told?.email),
    homeAddress: first(paid?.address, told?.homeAddress),
    city: first(paid?.city, told?.city),
    state: first(paid?.state, told?.state),
    zipCode: first(paid?.zipCode, told?.zipCode),
  };
}
