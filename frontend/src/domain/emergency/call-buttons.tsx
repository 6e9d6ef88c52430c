import { Phone } from 'lucide-react';
import type { PoisonLine } from '#shared/emergency/poison-lines.ts';
import { formatDate } from '../../lib/format.ts';
import { useSession } from '../../platform/session/use-user.ts';
import { buttonClasses } from '../../ui/controls/button-styles.ts';
import { Icon } from '../../ui/controls/icon.tsx';
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
 * The button that calls the owner's vet, or whom to call instead. Works offline with the cached owner.
 * @param isNow whether minutes count, which the button's color says
 */
export function CallVet({ isNow = true }: { isNow?: boolean }) {
  const { user } = useSession();
  if (!user?.vetPhone) {
    return (
      <p>Call your vet. If nobody answers, call the nearest emergency animal hospital and say you're on your way.</p>
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
      <p>No answer? Call the nearest emergency animal hospital and say you're on your way.</p>
    </>
  );
}

const countryNames = new Intl.DisplayNames('en-US', { type: 'region' });

/** The buttons that call poison lines, each with its country, what it costs, and when its number was checked. */
export function CallPoisonLines({ lines }: { lines: readonly PoisonLine[] }) {
  return lines.map(({ name, phone, country, fee, checkedOn }) => (
    <div key={phone} className="hw-call-line">
      <CallButton name={name} phone={phone} />
      <p className="hw-small hw-soft">
        {countryNames.of(country)}. {fee} Number checked on {formatDate(checkedOn)}.
      </p>
    </div>
  ));
}
