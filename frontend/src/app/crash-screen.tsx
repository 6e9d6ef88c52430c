import { useEffect, useRef } from 'react';
import { paths } from '../lib/paths.ts';
import { buttonClasses } from '../ui/button-styles.ts';

const words = {
  missing: 'What you saved is safe. Please check your connection and try again.',
  trouble: 'Houndwell has trouble right now. What you saved is safe. Please try again in a moment.',
  crashed: 'What you saved is safe. Try this screen again, or start over from the first one.',
} as const;

type CrashScreenProps = {
  /** `missing` where what the screen needs did not come, `trouble` where the server could not give it, `crashed` where it broke. */
  kind: keyof typeof words;
  /** It is being tried again. */
  busy?: boolean;
  onRetry: () => void;
};

/**
 * What stands where a screen has failed: what happened, and how to go on. It is plain, so that it cannot fail as well.
 * Only from a screen that broke something leads out of the page, which may else be all there is.
 */
export function CrashScreen({ kind, busy = false, onRetry }: CrashScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // What had the focus went with the screen. Read out from here, it needs no alert beside it.
    heading.current?.focus();
  }, []);
  return (
    <div className="hw-narrow">
      <div className="hw-card hw-stack">
        <h1 ref={heading} tabIndex={-1}>
          {kind === 'crashed' ? 'Something went wrong here' : 'This could not be loaded'}
        </h1>
        <p className="hw-soft">{words[kind]}</p>
        <div className="hw-row hw-row--wrap">
          <button type="button" className={buttonClasses({})} onClick={onRetry}>
            {busy ? 'Trying...' : 'Try again'}
          </button>
          {kind === 'crashed' ? (
            <a className={buttonClasses({ variation: 'outline' })} href={paths.home}>
              Go to the start
            </a>
          ) : null}
        </div>
      </div>
    </div>
  );
}
