import { Siren } from 'lucide-react';
import { Link } from 'react-router';
import { emergencyPath } from '../../domain/emergency/paths.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Icon } from '../../ui/controls/icon.tsx';
import './verdicts.css';

type ReminderProps = {
  /** Undefined if the earlier emergency is not among the loaded messages. */
  onShowCard: (() => void) | undefined;
  onLeave: () => void;
};

/** One line below an answer after an emergency. */
export function Reminder({ onShowCard, onLeave }: ReminderProps) {
  return (
    <div className="hw-care-reminder">
      <Icon of={Siren} size="s" />
      <div>
        <p>You described an emergency earlier. Call a vet if you haven't.</p>
        {onShowCard ? (
          <Button variation="quiet" size="s" onClick={onShowCard}>
            Show the card
          </Button>
        ) : (
          <Link to={emergencyPath} onClick={onLeave}>
            Get emergency help
          </Link>
        )}
      </div>
    </div>
  );
}
