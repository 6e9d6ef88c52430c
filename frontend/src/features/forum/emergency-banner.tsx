import { useEffect, useRef } from 'react';
import type { EmergencyCard as Content } from '#shared/emergency/card.ts';
import { EmergencyCard } from '../../domain/emergency/emergency-card.tsx';

/** The emergency card in a form, before its text is posted. It takes the focus when posting was stopped for it. */
export function EmergencyBanner({ card, takesFocus }: { card: Content; takesFocus: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    place.current?.querySelector<HTMLElement>('h2')?.focus();
    place.current?.scrollIntoView({ block: 'nearest' });
  }, [takesFocus]);
  return (
    <div ref={place} role="status" className="hw-forum-banner">
      <EmergencyCard card={card}>
        <p className="hw-small">Call first. You can still post after that.</p>
      </EmergencyCard>
    </div>
  );
}
