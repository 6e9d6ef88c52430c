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
        text="Houndwell opens on this device without a passcode. If others use this device, sign out when you're done."
      />
    </Card>
  );
}
