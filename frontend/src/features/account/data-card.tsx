import { Archive } from 'lucide-react';
import { Card } from '../../ui/card.tsx';
import { SmallEmpty } from '../../ui/small-empty.tsx';

/** Where an owner will take the data along or delete the account: until that exists it says so. */
export function DataCard() {
  return (
    <Card title="Your data">
      <SmallEmpty
        icon={Archive}
        title="Export and deletion are coming soon"
        text="Until then nothing of yours is deleted, and nothing is handed on."
      />
    </Card>
  );
}
