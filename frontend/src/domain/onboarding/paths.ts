import { homePath } from '../../platform/session/paths.ts';

/** The setup wizard. */
export const onboardingPath = '/onboarding';

/** The static page about the first week. */
export const welcomePath = '/welcome';

/** Home with the dialog that offers the guided tour. */
export const tourPath = `${homePath}?tutorial=true`;
