import { account } from '#shared/contract/account.ts';
import { onboardedEntry, tourRequestEntry } from '../../domain/onboarding/onboarding-entries.ts';
import { tourPath } from '../../domain/onboarding/paths.ts';
import { createPendingDog, removePendingDog, savePendingDog } from '../../domain/onboarding/pending-dog.ts';
import { updatePendingSignUp } from '../../domain/onboarding/pending-sign-up.ts';
import { toDogForm } from '../../domain/onboarding/setup-dog.ts';
import { CallError } from '../../lib/call-errors.ts';
import { useApiMutation } from '../../platform/forms/use-api-mutation.ts';
import type { ZodForm } from '../../platform/forms/use-zod-form.ts';
import { writeText } from '../../platform/storage/storage.ts';
import type { OnboardingForm, OnboardingRecord } from './onboarding-form.ts';

/**
 * Stores that the wizard is complete and that the tour is to be offered. Returns false if the browser cannot store
 * both.
 */
function markOnboarded(): boolean {
  const stored = writeText(onboardedEntry, 'true');
  return writeText(tourRequestEntry, 'true') && stored;
}

/** Stores a visitor's answers for the sign-up. Returns false if the answers are lost when the page is closed. */
export function saveForSignUp(onboarding: OnboardingRecord): boolean {
  const stored = updatePendingSignUp({ onboarding });
  return markOnboarded() && stored;
}

/** Maps fields of the two requests to the form's fields, which show the server's errors. */
const fieldNames = {
  name: 'dogName',
  breed: 'dogBreed',
  age: 'dogAge',
  weight: 'dogWeight',
  firstName: 'ownerName',
} as const;

/**
 * Returns a mutation that saves a signed-in owner's answers, creates the dog, and opens the page that offers the tour.
 */
export function useSaveOnboarding(form: ZodForm<typeof OnboardingForm>) {
  return useApiMutation({
    mutationFn: async (record: OnboardingRecord, call) => {
      const { ownerName: firstName, homeAddress, city, state, zipCode, experienceLevel, primaryGoals } = record;
      const owner = await call(account.updateUser, {
        body: { firstName, homeAddress, city, state, zipCode, experienceLevel, primaryGoals },
      });
      // A pending dog keeps its idempotency key, so that a retry after a reload does not create a second dog.
      savePendingDog(owner.id, toDogForm(record));
      try {
        await createPendingDog(owner);
      } catch (error) {
        // Status 403 means that the plan allows no more dogs. Without the removal, the app would try again at its next
        // start.
        if (error instanceof CallError && error.status === 403) removePendingDog();
        throw error;
      }
    },
    texts: { failed: "We couldn't save your setup. Please try again." },
    form,
    fieldNames,
    showsError: true,
    staysPending: true,
    onSuccess: () => {
      markOnboarded();
      window.location.assign(tourPath);
    },
  });
}
