import { Phone, Siren } from 'lucide-react';
import { useSession } from '../../domain/session/use-user.ts';
import { Icon } from '../../ui/icon.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { poisonLines } from './poison-lines.ts';
import './emergency.css';

/** What to do when a dog is in danger. Works without an account. */
export function EmergencyPage() {
  const { user } = useSession();
  return (
    <div className="hw-emergency">
      <section className="hw-emergency-card">
        <div className="hw-emergency-head">
          <Icon of={Siren} size="l" />
          <h1 tabIndex={-1}>Call a vet now</h1>
        </div>
        <div className="hw-emergency-body">
          <p>
            Call your own vet. If nobody answers, call the nearest emergency animal hospital and say that you are on
            your way.
          </p>
          {user?.vetPhone ? (
            <LinkButton href={`tel:${user.vetPhone.replaceAll(/[^\d+]/g, '')}`} variation="danger" icon={Phone} full>
              <span className="hw-emergency-line">
                Call {user.vetName || 'your vet'} <strong>{user.vetPhone}</strong>
              </span>
            </LinkButton>
          ) : null}
          <h2>Something poisonous</h2>
          <p>
            If your dog swallowed something and no vet answers, call one of these. Both answer day and night and may
            charge a fee.
          </p>
          <ul>
            {poisonLines.map(({ name, number, dial }) => (
              <li key={dial}>
                <LinkButton href={`tel:${dial}`} variation="danger" icon={Phone} full>
                  <span className="hw-emergency-line">
                    {name} <strong>{number}</strong>
                  </span>
                </LinkButton>
              </li>
            ))}
          </ul>
          <h2>Have ready</h2>
          <p>Your dog's weight, what it swallowed, how much and when. Take the package with you.</p>
          <h2>Do not</h2>
          <p>Do not make your dog vomit and do not give any medicine, unless a vet tells you to.</p>
        </div>
      </section>
    </div>
  );
}
