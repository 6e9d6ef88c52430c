import { Phone } from 'lucide-react';
import type { PoisonHotline } from '#shared/emergency/poison-hotlines.ts';
import { formatDate } from '../../lib/format.ts';
import { useSession } from '../../platform/session/use-user.ts';
import { buttonClasses } from '../../ui/controls/button-styles.ts';
import { Icon } from '../../ui/controls/icon.tsx';
import { MapLink } from './map-link.tsx';
import { toTelUrl } from './tel-url.ts';
import './emergency.css';

type CallButtonProps = {
  name: string;
  phone: string;
  /** Before the number, such as "Your vet". */
  detail?: string;
  variation?: 'danger' | 'primary' | 'outline';
};

function CallButton({ name, phone, detail, variation = 'outline' }: CallButtonProps) {
  return (
    <a className={buttonClasses({ variation, full: true }, 'hw-call')} href={toTelUrl(phone)}>
      <Icon of={Phone} size="l" />
      <span className="hw-call-text">
        <span className="hw-hidden">Call </span>
        <strong>{name}</strong>
        <span className="hw-call-number">
          {detail ? `${detail}, ` : ''}
          <span>{phone}</span>
        </span>
      </span>
    </a>
  );
}

/**
 * The button that calls the owner's vet, or whom to call instead, and the map. Works offline with the cached owner.
 * @param isNow whether minutes count, which the button's color says
 */
export function CallVet({ isNow = true }: { isNow?: boolean }) {
  const { user } = useSession();
  if (!user?.vetPhone) {
    return (
      <>
        <p>Call your vet. If nobody answers, call the nearest emergency animal hospital and say you're on your way.</p>
        <MapLink isNow={isNow} />
      </>
    );
  }
  return (
    <>
      <CallButton
        variation={isNow ? 'danger' : 'primary'}
        name={user.vetName || 'Your vet'}
        detail={user.vetName ? 'Your vet' : undefined}
        phone={user.vetPhone}
      />
      <MapLink isNow={isNow} />
      <p>No answer? Call the nearest emergency animal hospital and say you're on your way.</p>
    </>
  );
}

const countryNames = new Intl.DisplayNames('en-US', { type: 'region' });

type CallPoisonHotlinesProps = {
  hotlines: readonly PoisonHotline[];
  /** Whether they are the first to call, which the first button's color says. */
  isFirst?: boolean;
};

/** The buttons that call poison hotlines, each with its country, what it costs, and when its number was checked. */
export function CallPoisonHotlines({ hotlines, isFirst = false }: CallPoisonHotlinesProps) {
  return hotlines.map(({ name, phone, country, fee, checkedOn }, place) => (
    <div key={phone} className="hw-call-line">
      <CallButton name={name} phone={phone} variation={isFirst && place === 0 ? 'danger' : 'outline'} />
      <p className="hw-small hw-soft">
        {countryNames.of(country)}. {fee} Number checked on {formatDate(checkedOn)}.
      </p>
    </div>
  ));
}
