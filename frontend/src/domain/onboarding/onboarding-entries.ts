import { storageEntry } from '../../platform/storage/storage.ts';

/** Whether the setup wizard was completed on this device. */
export const onboardedEntry = storageEntry('user_onboarded');

/** Whether the owner asked for the guided tour before signing up. */
export const tourRequestEntry = storageEntry('start_guided_tutorial');

/** Whether the guided tour was completed on this device. */
export const tourCompletedEntry = storageEntry('tutorial_completed');

/** Whether the quick start was skipped or completed on this device. */
export const quickStartSeenEntry = storageEntry('quick_start_seen');

/** The draft of the setup wizard, for every tab. */
export const wizardDraft = storageEntry('draft.onboarding');
