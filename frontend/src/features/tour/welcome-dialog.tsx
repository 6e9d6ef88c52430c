import { CalendarHeart, MessageCircleHeart, Users } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { celebrate } from './confetti.ts';

const ready = [
  { icon: MessageCircleHeart, words: 'AI assistant ready' },
  { icon: CalendarHeart, words: '7-day free trial activated' },
  { icon: Users, words: 'Community access granted' },
];

/** The first thing an owner sees after signing up. */
export function WelcomeDialog({ open, firstName, onClose }: { open: boolean; firstName: string; onClose: () => void }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (open && canvas.current) return celebrate(canvas.current);
  }, [open]);

  return (
    <Dialog
      open={open}
      title={`Welcome, ${firstName.trim() || 'Dog Lover'}!`}
      width="narrow"
      onClose={onClose}
      footer={<Button onClick={onClose}>Let's Get Started</Button>}
    >
      <p className="hw-soft">
        Everything is on for the next seven days. No card is needed, and nothing is charged by itself.
      </p>
      <ul className="hw-ready">
        {ready.map(({ icon, words }) => (
          <li key={words}>
            <Icon of={icon} />
            {words}
          </li>
        ))}
      </ul>
      <canvas ref={canvas} className="hw-confetti" />
    </Dialog>
  );
}
