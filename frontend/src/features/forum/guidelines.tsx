import { Check } from 'lucide-react';
import { Icon } from '../../ui/controls/icon.tsx';
import { Card } from '../../ui/layout/card.tsx';

const guidelines = [
  "Write the way you'd talk at the dog park.",
  "Share what worked for your dog and what didn't.",
  'If a dog may be in danger, call a vet first and post later.',
];

/** The community guidelines. */
export function Guidelines() {
  return (
    <Card tone="guide" title="Guidelines">
      <ul className="hw-ticks">
        {guidelines.map((guideline) => (
          <li key={guideline}>
            <Icon of={Check} />
            {guideline}
          </li>
        ))}
      </ul>
    </Card>
  );
}
