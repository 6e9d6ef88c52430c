import { storageEntry } from '../../platform/storage/storage.ts';

/** Stores whether the setup wizard was completed on this device. */
export const onboardedEntry = storageEntry('user_onboarded');

/** Stores whether the visitor asked for the guided tour before signing up. */
export const tourRequestEntry = storageEntry('start_guided_tutorial');

/** Stores whether the guided tour was completed on this device. */
export const tourCompletedEntry = storageEntry('tutorial_completed');

/** Stores whether the quick start was skipped or completed on this device. */
export const quickStartSeenEntry = storageEntry('quick_start_seen');

/** The ID of the setup wizard's draft. */
export const wizardDraft = 'onboarding';
