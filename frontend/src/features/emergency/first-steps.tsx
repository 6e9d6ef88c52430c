import { ChevronDown } from 'lucide-react';
import { buildEmergencyCard } from '#shared/emergency/card.ts';
import { CardSteps } from '../../domain/emergency/card-steps.tsx';
import { SourceList } from '../../domain/emergency/source-list.tsx';
import { Icon } from '../../ui/controls/icon.tsx';
import { commonEmergencies } from './common-emergencies.ts';

/** The ID of the heading above the numbers. */
export const callHeadingId = 'emergency-call';

const headingId = 'emergency-first-steps';

/** The first steps of the common emergencies. They open without a script. */
export function FirstSteps() {
  return (
    <section className="hw-card hw-first-steps" aria-labelledby={headingId}>
      <div className="hw-card-head">
        <h2 id={headingId}>First steps</h2>
      </div>
      <p className="hw-soft">Choose what you see.</p>
      {commonEmergencies.map(({ reason, label, icon }) => {
        const { why, steps, doNot, sources } = buildEmergencyCard([reason]);
        return (
          <details key={reason}>
            <summary>
              <Icon of={icon} size="l" />
              <span>{label}</span>
              <Icon of={ChevronDown} />
            </summary>
            <div className="hw-emergency-body">
              <p>{why}</p>
              <CardSteps steps={steps} doNot={doNot} />
              <p>
                <a href={`#${callHeadingId}`}>See the numbers to call</a>
              </p>
              <SourceList sources={sources} />
            </div>
          </details>
        );
      })}
    </section>
  );
}
