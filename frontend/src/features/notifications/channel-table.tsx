import { Bell, Check, Info, type LucideIcon, Mail, Smartphone } from 'lucide-react';
import { Link } from 'react-router';
import {
  allowsChannel,
  type Channel,
  channels,
  kindNames,
  type NotificationKind,
  notificationKinds,
} from '#shared/notification-kinds.ts';
import { includes, planNames, smallestPlanWith } from '#shared/plans.ts';
import { linkToProfileTab } from '../../domain/account/paths.ts';
import { pricingPath } from '../../domain/billing/paths.ts';
import { useUser } from '../../platform/session/use-user.ts';
import { Icon } from '../../ui/controls/icon.tsx';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import type { SaveStatus, SettingsPart } from './settings-part.ts';

const columns: Record<Channel, { label: string; by: string; icon: LucideIcon }> = {
  inApp: { label: 'In the app', by: 'in the app', icon: Bell },
  push: { label: 'Push', by: 'by push', icon: Smartphone },
  email: { label: 'Email', by: 'by email', icon: Mail },
};

/** Which kinds of notifications reach the owner by which channels, as a table of checkboxes. */
export function ChannelTable({ status, ...part }: SettingsPart & { status: SaveStatus }) {
  return (
    <Card title="What reaches you, and where">
      <div className="hw-small hw-soft hw-settings-status">
        Saved as you choose.
        <span role="status">
          {status === 'saved' ? (
            <span className="hw-settings-saved">
              <Icon of={Check} size="s" />
              Saved
            </span>
          ) : null}
          {status === 'saving' ? 'Saving...' : null}
        </span>
      </div>
      <table className="hw-channels">
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>Kind</VisuallyHidden>
            </th>
            {channels.map((channel) => (
              <th key={channel} scope="col">
                <Icon of={columns[channel].icon} />
                {columns[channel].label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {kindNames.map((kind) => (
            <KindRow key={kind} kind={kind} {...part} />
          ))}
        </tbody>
      </table>
      <PlanNote tier={part.tier} />
    </Card>
  );
}

function KindRow({ kind, preferences, tier, onChange }: SettingsPart & { kind: NotificationKind }) {
  const { label, hint } = notificationKinds[kind];
  const { emailVerified } = useUser();
  const { kinds } = preferences;
  const isWaiting = kind === 'summary' && !emailVerified && allowsChannel(tier, kind, 'email');
  return (
    <tr>
      <th scope="row">
        {label}
        <span className="hw-small hw-soft">{hint}</span>
        {isWaiting ? (
          <Link className="hw-small" to={linkToProfileTab('account')}>
            Confirm your email address to get it
          </Link>
        ) : null}
      </th>
      {channels.map((channel) => (
        <td key={channel}>
          <ChannelCell
            name={`${label}, ${columns[channel].by}`}
            setting={notificationKinds[kind].channels[channel]}
            isAllowed={allowsChannel(tier, kind, channel)}
            isOn={kinds[kind][channel] === true}
            onChange={(isOn) => onChange({ kinds: { ...kinds, [kind]: { ...kinds[kind], [channel]: isOn } } })}
          />
        </td>
      ))}
    </tr>
  );
}

type ChannelCellProps = {
  name: string;
  setting: 'on' | 'off' | 'always' | undefined;
  /** Whether the plan includes it. Without, a choice of a former plan can still be turned off elsewhere, by its link. */
  isAllowed: boolean;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
};

function ChannelCell({ name, setting, isAllowed, isOn, onChange }: ChannelCellProps) {
  if (setting === undefined) {
    return (
      <span className="hw-mute">
        <span aria-hidden="true">–</span>
        <VisuallyHidden>Never</VisuallyHidden>
      </span>
    );
  }
  const suffix = setting === 'always' ? ', always on' : isAllowed ? '' : ', not part of your plan';
  return (
    <CheckboxField
      name={name}
      label={
        <VisuallyHidden>
          {name}
          {suffix}
        </VisuallyHidden>
      }
      checked={isOn && isAllowed}
      disabled={setting === 'always' || !isAllowed}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}

const plan = planNames[smallestPlanWith('advancedNotifications')];

function PlanNote({ tier }: Pick<SettingsPart, 'tier'>) {
  return (
    <p className="hw-small hw-soft hw-settings-note">
      <Icon of={Info} size="s" />
      {includes(tier, 'advancedNotifications') ? (
        <span>
          {tier === 'free-trial' ? 'Your trial includes everything here.' : `Part of your ${plan} plan.`} On every other
          plan, email carries vet visit reminders and your account only, and quiet hours are off.
        </span>
      ) : (
        <span>
          Your plan includes emails about vet visits and your account. <Link to={pricingPath}>The {plan} plan</Link>{' '}
          adds the weekly summary and quiet hours.
        </span>
      )}
    </p>
  );
}
