import { paths } from '../lib/paths.ts';
import { buttonClasses } from '../ui/button-look.ts';

/** What stands where a screen has failed: what happened, and how to go on. It is plain, so that it cannot fail as well. */
export function CrashScreen({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="hw-narrow" role="alert">
      <div className="hw-card hw-stack">
        <h1 tabIndex={-1}>Something went wrong here</h1>
        <p className="hw-soft">What you saved is safe. Try this screen again, or start over from the first one.</p>
        <div className="hw-row hw-row--wrap">
          <button type="button" className={buttonClasses({})} onClick={onRetry}>
            Try again
          </button>
          <a className={buttonClasses({ variation: 'outline' })} href={paths.home}>
            Go to the start
          </a>
        </div>
      </div>
    </div>
  );
}
