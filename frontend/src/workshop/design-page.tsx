import { Bell } from 'lucide-react';
import { useState } from 'react';
import { Chip, ChipRow } from '../ui/controls/chip.tsx';
import { Icon, PawIcon } from '../ui/controls/icon.tsx';
import { Toaster } from '../ui/feedback/toasts.tsx';
import { Brand } from '../ui/layout/brand.tsx';
import { Card } from '../ui/layout/card.tsx';
import { PageHeading } from '../ui/layout/page-heading.tsx';
import { showTheme, type ThemeChoice } from '../ui/theme.ts';
import { DesignBadges, DesignButtons } from './buttons.tsx';
import { DesignDogs } from './dogs.tsx';
import { DesignForms } from './forms.tsx';
import { DesignPanels } from './panels.tsx';
import { DesignProgress } from './progress.tsx';
import { DesignSection } from './section.tsx';
import './design-page.css';

const colors = [
  'ground',
  'surface',
  'raised',
  'sunken',
  'line',
  'control',
  'ink',
  'ink-2',
  'ink-3',
  'pine',
  'pine-tint',
  'field',
  'lead',
  'amber-tint',
  'amber-ink',
  'danger',
  'danger-tint',
  'success',
  'success-tint',
  'info',
  'info-tint',
  'focus',
];

/** The design page: every component in every state. Only the development server has this page. */
export default function DesignPage() {
  const [theme, setTheme] = useState<ThemeChoice>('system');
  return (
    <main className="hw-design">
      <PageHeading
        title="Every piece, one look"
        text="What screens are made of."
        action={
          <ChipRow label="Theme">
            {(['light', 'dark', 'system'] as const).map((choice) => (
              <Chip
                key={choice}
                pressed={theme === choice}
                onPress={() => {
                  setTheme(choice);
                  showTheme(choice);
                }}
              >
                {choice}
              </Chip>
            ))}
          </ChipRow>
        }
      />
      <DesignSection title="Color">
        <ul className="hw-design-colors">
          {colors.map((name) => (
            <li key={name}>
              <span className={`hw-design-${name}`} />
              {name}
            </li>
          ))}
        </ul>
      </DesignSection>
      <DesignSection title="Type">
        <p className="hw-design-hero">Besley 600, hero</p>
        <p className="hw-design-title">Besley 600, screen title</p>
        <h3>Figtree 650, row title</h3>
        <p className="hw-prose">
          Figtree 400, body at 16 px on 25 px lines. Numbers that change are tabular:{' '}
          <span className="hw-number">4:30 PM, 42 of 60, $17.85</span>.
        </p>
        <p className="hw-small hw-soft">Figtree 400, small, 14 px</p>
        <div className="hw-row hw-row--wrap">
          <Brand to="/design" />
          <Icon of={Bell} size="s" />
          <Icon of={Bell} label="A bell" />
          <Icon of={Bell} size="l" />
          <PawIcon />
        </div>
      </DesignSection>
      <DesignButtons />
      <DesignBadges />
      <DesignSection title="Cards">
        <div className="hw-design-two">
          <Card title="Today's Overview" action={<a href="#calendar">Calendar</a>}>
            <p>Rows divided by a hairline, not by boxes in boxes.</p>
          </Card>
          <Card tone="tip" title="Tip for today" level={3}>
            <p>Dry between Biscuit's toes after a wet walk. Damp fur rubs, and rubbed skin gets sore.</p>
          </Card>
        </div>
      </DesignSection>
      <DesignForms />
      <DesignProgress />
      <DesignPanels />
      <DesignDogs />
      <Toaster />
    </main>
  );
}
