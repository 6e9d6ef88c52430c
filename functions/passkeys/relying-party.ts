import { environment } from '#functions/core/environment.ts';
import { passkeySeconds } from '#shared/passkeys.ts';

/** Who asks for a passkey, in the words of WebAuthn. */
export function relyingParty(): { id: string; origin: string } {
  const origin = environment('SITE_ORIGIN');
  return { id: new URL(origin).hostname, origin };
}

/** How long the browser's prompt stays open, in milliseconds. */
export const promptMs = passkeySeconds * 1000;
