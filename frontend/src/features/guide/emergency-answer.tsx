import { useEffect, useMemo, useRef } from 'react';
import { Link } from 'react-router';
import { findAskedToxin } from '#shared/emergency/asked-toxin.ts';
import { checkEmergency } from '#shared/emergency/check-emergency.ts';
import type { ReasonCode } from '#shared/emergency/reasons.ts';
import { AskedToxin } from '../../domain/emergency/asked-toxin.tsx';
import { EmergencyCard } from '../../domain/emergency/emergency-card.tsx';
import { emergencyPath } from '../../domain/emergency/paths.ts';
import { useReading } from '../../domain/guide/use-reading.ts';
import type { Submitted } from './use-guide-filters.ts';

/**
 * Whether a text only names a topic, such as "diarrhea". The emergency models were trained on sentences, so they flag most
 * single words, but only with the general reason `severeIllness`.
 */
function isTopic(text: string, reasons: readonly ReasonCode[]): boolean {
  return !/\s/.test(text.trim()) && reasons.every((reason) => reason === 'severeIllness');
}

/**
 * Shows, above the results, an emergency card, the answer that a substance must not be given, or a link to emergency help
 * if the text may describe an emergency. The card and the answer get focus only after a submit, so that the visitor can
 * keep typing.
 */
export function EmergencyAnswer({ text, submitted }: { text: string; submitted: Submitted | undefined }) {
  const view = useRef<HTMLDivElement>(null);
  const { reading } = useReading(text);
  const found = useMemo(() => {
    const onDevice = checkEmergency({ text });
    // A card that is shown stays.
    return onDevice.card || !reading ? onDevice : checkEmergency({ text, urgency: reading.urgency });
  }, [text, reading]);
  const card = isTopic(text, found.reasons) ? null : found.card;
  const asked = useMemo(() => (card ? undefined : findAskedToxin(text)), [card, text]);
  const mayBeHappening = !card && (found.card !== null || found.verdict === 'unsure');
  const isSubmitted = submitted?.text === text;

  // biome-ignore lint/correctness/useExhaustiveDependencies: submitting the same text again moves the focus again
  useEffect(() => {
    if ((card || asked) && isSubmitted) view.current?.querySelector<HTMLElement>('h2')?.focus();
  }, [card, asked, isSubmitted, submitted]);

  return (
    <div ref={view} className="hw-guide-emergency">
      <p role="alert">{card ? 'This may be an emergency.' : ''}</p>
      {card ? <EmergencyCard card={card} /> : null}
      <div aria-live="polite">{asked ? <AskedToxin toxin={asked} hasLink /> : null}</div>
      {mayBeHappening ? (
        <p className="hw-guide-happening">
          Is this happening right now? <Link to={emergencyPath}>Emergency help</Link>
        </p>
      ) : null}
    </div>
  );
}
