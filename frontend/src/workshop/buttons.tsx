import {
  Bell,
  Bone,
  CalendarPlus,
  Check,
  Clock,
  Footprints,
  Pencil,
  Phone,
  Plus,
  Stethoscope,
  Trash2,
  X,
} from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/controls/button.tsx';
import { Chip, ChipRow } from '../ui/controls/chip.tsx';
import { IconButton, IconLink } from '../ui/controls/icon-button.tsx';
import { LinkButton } from '../ui/controls/link-button.tsx';
import { Badge } from '../ui/feedback/badge.tsx';
import { DesignSection } from './section.tsx';

/** Buttons, links styled as buttons, and icon buttons. */
export function DesignButtons() {
  return (
    <DesignSection title="Buttons">
      <div className="hw-row hw-row--wrap">
        <Button icon={Plus}>Add Dog</Button>
        <Button variation="outline">Cancel</Button>
        <Button variation="quiet">See More</Button>
        <Button variation="danger" icon={Phone}>
          Call your vet
        </Button>
        <Button busy busyLabel="Saving...">
          Save
        </Button>
        <Button disabled>Not yet</Button>
      </div>
      <div className="hw-row hw-row--wrap">
        <Button size="s">Small</Button>
        <Button size="s" variation="outline">
          Complete
        </Button>
        <Button size="s" variation="quiet">
          Cancel
        </Button>
        <LinkButton to="/design" variation="outline" icon={CalendarPlus}>
          A link
        </LinkButton>
        <LinkButton href="tel:+15550100" variation="danger" icon={Phone}>
          A number
        </LinkButton>
      </div>
      <div className="hw-row hw-row--wrap">
        <IconButton icon={Bell} label="Notifications, 2 unread" count={2} />
        <IconButton icon={Bell} label="Notifications, 99+ unread" count={120} />
        <IconButton icon={Pencil} label="Edit" />
        <IconButton icon={Trash2} label="Delete" tone="danger" />
        <IconButton icon={Plus} label="Add" bordered />
        <IconLink to="/design" icon={Stethoscope} label="Partner vets" wideLabel="Partner vets" />
        <IconLink to="/design" icon={Bone} label="Dog food" wideLabel="Dog food" />
      </div>
      <div className="hw-field hw-design-field hw-row hw-row--wrap">
        <Button variation="field" icon={Footprints}>
          Log Walk
        </Button>
        <Button variation="field-outline">Book Vet</Button>
      </div>
    </DesignSection>
  );
}

/** Chips and badges. */
export function DesignBadges() {
  const [topic, setTopic] = useState('Health');
  return (
    <DesignSection title="Chips and badges">
      <ChipRow label="Topics">
        {['Health', 'Training', 'Nutrition', 'Exercise', 'Behaviour'].map((name) => (
          <Chip key={name} pressed={name === topic} onPress={() => setTopic(name)}>
            {name}
          </Chip>
        ))}
      </ChipRow>
      <div className="hw-row hw-row--wrap">
        <Badge tone="info" icon={Clock}>
          Scheduled
        </Badge>
        <Badge tone="success" icon={Check}>
          Completed
        </Badge>
        <Badge tone="danger" icon={X}>
          Cancelled
        </Badge>
        <Badge tone="amber">Leading Member</Badge>
        <Badge tone="pine">Training</Badge>
        <Badge>Draft</Badge>
      </div>
    </DesignSection>
  );
}
