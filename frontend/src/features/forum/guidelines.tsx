import { Check } from 'lucide-react';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';

const guidelines = [
  'Write as you would talk at the park.',
  'Say what worked for your dog, and what did not.',
  'If a dog may be in danger, call a vet first, post later.',
];

/** How owners talk to each other here. */
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
