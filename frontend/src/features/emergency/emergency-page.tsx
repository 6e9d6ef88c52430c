import { Siren } from 'lucide-react';
import { useEffect, useState } from 'react';
import { poisonLines } from '#shared/emergency/poison-lines.ts';
import { CallPoisonLines, CallVet } from '../../domain/emergency/call-buttons.tsx';
import { Icon } from '../../ui/icon.tsx';
import { AddVet } from './add-vet.tsx';
import type { Check } from './answers.ts';
import { PoisonSection } from './poison-section.tsx';
import { QuestionSection } from './question-section.tsx';
import './emergency-page.css';

/** Loads the rules and the list of poisons, which are too large for the page itself. They are also there offline. */
async function loadCheck(): Promise<Check | 'failed'> {
  return import('./check.ts').catch(() => 'failed' as const);
}

/** Whom to call, a check of what the owner describes, and a check of what a dog has swallowed. Needs no account or network. */
export function EmergencyPage() {
  const [check, setCheck] = useState<Check | 'failed'>();
  useEffect(() => {
    void loadCheck().then(setCheck);
  }, []);
  return (
    <div className="hw-emergency">
      <section className="hw-emergency-card hw-emergency-call" aria-labelledby="call">
        <div className="hw-emergency-head">
          <Icon of={Siren} size="l" />
          <h1 id="call" tabIndex={-1}>
            Call a vet now
          </h1>
        </div>
        <div className="hw-emergency-body">
          <CallVet />
          <AddVet />
          <h2>Something poisonous</h2>
          <CallPoisonLines lines={poisonLines} />
          <p>
            <strong>Not sure? Call anyway.</strong>
          </p>
          <h2>Have ready</h2>
          <p>Your dog's weight, what it swallowed, how much and when. Take the package with you.</p>
          <h2>Don't</h2>
          <p>Don't make your dog vomit and don't give any medicine unless a vet tells you to.</p>
        </div>
      </section>
      <div className="hw-stack">
        <QuestionSection check={check} />
        <PoisonSection check={check} />
        <p className="hw-soft">This doesn't replace a vet. If you're worried, call.</p>
      </div>
    </div>
  );
}
