import { Phone, Siren } from 'lucide-react';
import { useSession } from '../../domain/session/use-user.ts';
import { Icon } from '../../ui/icon.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import './emergency.css';

/** US poison hotlines, open 24/7. Published at aspca.org/pet-care/animal-poison-control and petpoisonhelpline.com. */
const poisonLines = [
  { name: 'ASPCA Animal Poison Control', number: '(888) 426-4435', tel: '+18884264435' },
  { name: 'Pet Poison Helpline', number: '(855) 764-7661', tel: '+18557647661' },
];

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
            Call your own vet. If nobody answers, call the nearest emergency animal hospital and say you're on your way.
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
            If your dog swallowed something and no vet answers, call one of these. Both answer 24/7 and may charge a
            fee.
          </p>
          <ul>
            {poisonLines.map(({ name, number, tel }) => (
              <li key={tel}>
                <LinkButton href={`tel:${tel}`} variation="danger" icon={Phone} full>
                  <span className="hw-emergency-line">
                    {name} <strong>{number}</strong>
                  </span>
                </LinkButton>
              </li>
            ))}
          </ul>
          <h2>Have ready</h2>
          <p>Your dog's weight, what it swallowed, how much and when. Take the package with you.</p>
          <h2>Don't</h2>
          <p>Don't make your dog vomit and don't give any medicine unless a vet tells you to.</p>
        </div>
      </section>
    </div>
  );
}
