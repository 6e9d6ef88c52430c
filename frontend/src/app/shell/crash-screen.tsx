import { useEffect, useRef } from 'react';
import { poisonPhones } from '#shared/emergency/poison-phone.ts';
import { toTelUrl } from '../../domain/emergency/tel-url.ts';
import { homePath } from '../../platform/session/paths.ts';
import { getSession } from '../../platform/session/session.ts';
import { buttonClasses } from '../../ui/controls/button-styles.ts';

const texts = {
  missing: 'What you saved is safe. Please check your connection and try again.',
  trouble: "We're having trouble right now. What you saved is safe. Please try again in a minute.",
  crashed: 'What you saved is safe. Try this page again, or go home.',
} as const;

type CrashScreenProps = {
  /**
   * `missing`: a file or the network failed. `trouble`: the server answered with an error. `crashed`: the screen threw.
   */
  kind: keyof typeof texts;
  busy?: boolean;
  onRetry: () => void;
};

/**
 * Replaces a screen that failed, and says what happened and what to do next. Uses no shared components, which may have
 * caused the failure. Only `crashed` has a link to another page: offline, no other page would load.
 */
export function CrashScreen({ kind, busy = false, onRetry }: CrashScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The focused element was removed. Focusing the heading also announces the heading, so no alert is needed.
    heading.current?.focus();
  }, []);
  return (
    <div className="hw-narrow">
      <div className="hw-card hw-stack">
        <h1 ref={heading} tabIndex={-1}>
          {kind === 'crashed' ? 'Something went wrong here' : "This page didn't load"}
        </h1>
        <p className="hw-soft">{texts[kind]}</p>
        <div className="hw-row hw-row--wrap">
          <button type="button" className={buttonClasses({})} onClick={onRetry}>
            {busy ? 'Trying...' : 'Try again'}
          </button>
          {kind === 'crashed' ? (
            <a className={buttonClasses({ variation: 'outline' })} href={homePath}>
              Go home
            </a>
          ) : null}
        </div>
      </div>
      <EmergencyHelp />
    </div>
  );
}

/** Emergency numbers and first-aid warnings, because the emergency page may fail to load too. */
function EmergencyHelp() {
  const { user } = getSession();
  const numbers = [...poisonPhones];
  if (user?.vetPhone) numbers.unshift({ name: user.vetName || 'Your vet', phone: user.vetPhone });
  return (
    <section className="hw-crash-emergency hw-stack hw-stack--tight">
      <h2>Is your dog in danger?</h2>
      <p>Call a vet now. If nobody answers, call the nearest emergency animal hospital and say you're on your way.</p>
      {numbers.map(({ name, phone }) => (
        <a key={phone} className="hw-crash-call" href={toTelUrl(phone)}>
          {name}: {phone}
        </a>
      ))}
      <p>Don't make your dog vomit and don't give any medicine unless a vet tells you to.</p>
    </section>
  );
}
