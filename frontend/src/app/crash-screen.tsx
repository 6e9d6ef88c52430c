import { useEffect, useRef } from 'react';
import { paths } from '../lib/paths.ts';
import { buttonClasses } from '../ui/button-look.ts';

/**
 * What stands where a screen has failed: what happened, and how to go on. It is plain, so that it cannot fail as well.
 * `isMissing` where the screen's code did not come: then nothing leads out of the page, which may be all there is.
 */
export function CrashScreen({ isMissing, onRetry }: { isMissing: boolean; onRetry: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // What had the focus went with the screen. Read out from here, it needs no alert beside it.
    heading.current?.focus();
  }, []);
  return (
    <div className="hw-narrow">
      <div className="hw-card hw-stack">
        <h1 ref={heading} tabIndex={-1}>
          {isMissing ? 'This could not be loaded' : 'Something went wrong here'}
        </h1>
        <p className="hw-soft">
          {isMissing
            ? 'What you saved is safe. Please check your connection and try again.'
            : 'What you saved is safe. Try this screen again, or start over from the first one.'}
        </p>
        <div className="hw-row hw-row--wrap">
          <button type="button" className={buttonClasses({})} onClick={onRetry}>
            Try again
          </button>
          {isMissing ? null : (
            <a className={buttonClasses({ variation: 'outline' })} href={paths.home}>
              Go to the start
            </a>
          )}
        </div>
      </div>
    </div>
  );
}
