import { CalendarHeart, MessageCircleHeart, Users } from 'lucide-react';
import { Button } from '../../ui/controls/button.tsx';
import { Icon } from '../../ui/controls/icon.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useConfetti } from './confetti.ts';
import type { WelcomeTexts } from './welcome-texts.ts';

type WelcomeDialogProps = {
  open: boolean;
  firstName: string;
  texts: WelcomeTexts;
  onClose: () => void;
  /** Called instead of `onClose` when the owner chooses the tour. */
  onTour: () => void;
};

/** The dialog that welcomes an owner at the first login, and offers the tour. */
export function WelcomeDialog({ open, firstName, texts: { text, plan }, onClose, onTour }: WelcomeDialogProps) {
  const ready = [
    { icon: MessageCircleHeart, label: 'AI assistant ready' },
    { icon: CalendarHeart, label: plan },
    { icon: Users, label: 'Community access granted' },
  ];
  const canvas = useConfetti(open);

  return (
    <Dialog
      open={open}
      title={`Welcome, ${firstName.trim() || 'Dog Lover'}!`}
      width="narrow"
      onClose={onClose}
      footer={
        <>
          <Button variation="outline" onClick={onTour}>
            Take the tour
          </Button>
          <Button onClick={onClose}>Let's Get Started</Button>
        </>
      }
    >
      <p className="hw-soft">{text}</p>
      <ul className="hw-ready">
        {ready.map(({ icon, label }) => (
          <li key={label}>
            <Icon of={icon} />
            {label}
          </li>
        ))}
      </ul>
      <canvas ref={canvas} className="hw-confetti" />
    </Dialog>
  );
}
