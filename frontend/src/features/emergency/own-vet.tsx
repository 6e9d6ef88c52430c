import { Phone } from 'lucide-react';
import { Link } from 'react-router';
import { linkToProfileTab } from '../../domain/account/paths.ts';
import { CallVet } from '../../domain/emergency/call-buttons.tsx';
import { MapLink } from '../../domain/emergency/map-link.tsx';
import { useUnlockedUser } from '../../platform/lock/use-lock.ts';
import { useSession } from '../../platform/session/use-user.ts';
import { buttonClasses } from '../../ui/controls/button-styles.ts';
import { Icon } from '../../ui/controls/icon.tsx';

/** Leads an owner without a saved vet to where they can save one. */
function AddVet({ className }: { className?: string }) {
  return (
    <p className={className}>
      <Link to={linkToProfileTab('account')}>Save your vet's number</Link> to see it here next time, even offline.
    </p>
  );
}

/**
 * The button of the prerendered page, which has a place for every owner's vet. `fill-vet.ts` fills it in before React
 * starts, so React must accept other texts than its own.
 */
function PrerenderedCallVet() {
  return (
    <div className="hw-if-vet hw-own-vet">
      <a className={buttonClasses({ variation: 'danger', full: true }, 'hw-call')} href="tel:" suppressHydrationWarning>
        <Icon of={Phone} size="l" />
        <span className="hw-call-text">
          <span className="hw-hidden">Call </span>
          <strong data-vet="name" suppressHydrationWarning>
            Your vet
          </strong>
          <span className="hw-call-number">
            <span data-vet="detail" suppressHydrationWarning>
              {'Your vet, '}
            </span>
            <span data-vet="phone" suppressHydrationWarning>
              {'\u00A0'}
            </span>
          </span>
        </span>
      </a>
      <MapLink isNow />
      <p>No answer? Call the nearest emergency animal hospital and say you're on your way.</p>
    </div>
  );
}

/** Whom to call: the owner's vet, even while the app is locked, or any vet with a link to save one. */
export function OwnVet() {
  const { user, status } = useSession();
  const unlocked = useUnlockedUser();
  if (!user && status === 'loading') {
    return (
      <>
        <PrerenderedCallVet />
        <div className="hw-if-no-vet hw-own-vet">
          <CallVet />
        </div>
        <AddVet className="hw-if-owner hw-if-no-vet" />
      </>
    );
  }
  return (
    <>
      <CallVet />
      {unlocked && !unlocked.vetPhone ? <AddVet /> : null}
    </>
  );
}
