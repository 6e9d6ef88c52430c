import { LockKeyholeOpen } from 'lucide-react';
import { Card } from '../../ui/card.tsx';
import { SmallEmpty } from '../../ui/small-empty.tsx';

/** The Security tab of the profile. */
export function SecurityTab() {
  return (
    <Card title="App Lock">
      <SmallEmpty
        icon={LockKeyholeOpen}
        title="The lock is off"
        text="Houndwell opens on this device without a passcode. On a device that others use, sign out when you leave."
      />
    </Card>
  );
}
