import { Siren } from 'lucide-react';
import { type ComponentType, startTransition, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { poisonHotlines } from '#shared/emergency/poison-hotlines.ts';
import { CallPoisonHotlines } from '../../domain/emergency/call-buttons.tsx';
import { guidePath } from '../../domain/guide/paths.ts';
import { Icon } from '../../ui/controls/icon.tsx';
import { ChecksSkeleton } from './checks-skeleton.tsx';
import { callHeadingId, FirstSteps } from './first-steps.tsx';
import { OwnVet } from './own-vet.tsx';
import { checksFailed } from './texts.ts';
import './emergency-page.css';

/** Loads the checks, whose model and toxins are too large for the page itself. The service worker has them offline. */
async function loadChecks(): Promise<ComponentType | 'failed'> {
  try {
    return (await import('./checks.tsx')).Checks;
  } catch {
    return 'failed';
  }
}

/**
 * Whom to call, first steps, a check of what the owner describes, and a check of what a dog has swallowed. Needs no account
 * or network. All but the checks is prerendered.
 */
export function EmergencyPage() {
  const [Checks, setChecks] = useState<ComponentType | 'failed'>();
  useEffect(() => {
    // In parts, so that the calls above the checks respond.
    void loadChecks().then((loaded) => startTransition(() => setChecks(() => loaded)));
  }, []);
  return (
    <div className="hw-emergency">
      <div className="hw-urgent hw-emergency-card hw-emergency-call">
        <div className="hw-emergency-head">
          <Icon of={Siren} size="l" />
          <h1 id={callHeadingId} tabIndex={-1}>
            Call a vet now
          </h1>
        </div>
        <div className="hw-emergency-body">
          <OwnVet />
          <h2 className="hw-row-title">Something poisonous</h2>
          {poisonHotlines.length > 0 ? <CallPoisonHotlines hotlines={poisonHotlines} /> : <p>Call your vet.</p>}
          <p>
            <strong>Not sure? Call anyway.</strong>
          </p>
          <h2 className="hw-row-title">Have ready</h2>
          <p>Your dog's weight, what they swallowed, how much and when. Take the package with you.</p>
          <h2 className="hw-row-title">Don't</h2>
          <p>Don't make your dog vomit and don't give any medicine unless a vet tells you to.</p>
        </div>
      </div>
      <div className="hw-stack">
        <FirstSteps />
        <div className="hw-emergency-checks hw-stack">
          {Checks === 'failed' ? <p>{checksFailed}</p> : Checks ? <Checks /> : <ChecksSkeleton />}
        </div>
        <p className="hw-soft">This doesn't replace a vet. If you're worried, call.</p>
        <p>
          Not urgent? <Link to={guidePath}>Search the care guide</Link>
        </p>
      </div>
    </div>
  );
}
