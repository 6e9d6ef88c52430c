import { BellOff, BellRing, Laptop, MonitorSmartphone, RotateCcw, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PushBrowser } from '#shared/contract/push.ts';
import { now } from '../../lib/now.ts';
import { describeMoment } from '../../platform/lists/describe-moment.ts';
import { ListContent } from '../../platform/lists/list-content.tsx';
import { useUser } from '../../platform/session/use-user.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Icon } from '../../ui/controls/icon.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import { Card } from '../../ui/layout/card.tsx';
import type { BrowserPush } from './browser-push.ts';
import './push.css';
import { useBrowserPush, usePushBrowsers, useTestPush, useTurnOff, useTurnOn } from './use-push.ts';

/** The browsers with push, this one first. Nothing is asked before the owner turns push on. */
export function PushCard() {
  const browsers = usePushBrowsers();
  const { data: browser } = useBrowserPush();
  return (
    <Card title="Push">
      <p className="hw-small hw-soft">
        Reaches you with Houndwell closed. Each browser is turned on by itself, and signing out ends it.
      </p>
      <ListContent list={browsers} what="This list" loading={<Loading height="row" />}>
        {(rows) =>
          browser ? (
            <ul className="hw-push-browsers">
              <ThisBrowser browser={browser} rows={rows} />
              {rows
                .filter(({ current }) => !current)
                .map((row) => (
                  <Subscribed key={row.id} row={row} />
                ))}
            </ul>
          ) : (
            <Loading height="row" />
          )
        }
      </ListContent>
    </Card>
  );
}

function ThisBrowser({ browser, rows }: { browser: BrowserPush; rows: readonly PushBrowser[] }) {
  const own = rows.find(({ current, outdated }) => current && !outdated);
  if (own && browser.state === 'ready' && own.endpoint === browser.endpoint) return <Subscribed row={own} />;
  if (browser.state === 'ready') return <NotSubscribed />;
  if (browser.state === 'blocked') return <Blocked />;
  return (
    <Row icon={<Icon of={browser.state === 'needsHomeScreen' ? Smartphone : Laptop} />} title="This browser">
      <p className="hw-small hw-soft">
        {browser.state === 'needsHomeScreen'
          ? 'Safari sends push only to apps on the home screen. Tap Share, then Add to Home Screen, and turn it on from there.'
          : "This browser can't get push, or not in a private window. Try an ordinary window, or another browser."}
      </p>
    </Row>
  );
}

function NotSubscribed() {
  const { turnOn, cancel, isAsking, isPending } = useTurnOn();
  return (
    <Row icon={<Icon of={MonitorSmartphone} />} title="This browser">
      <p className="hw-small hw-soft" role="status">
        {isAsking
          ? 'Choose Allow in the question from your browser. Nothing is sent before that.'
          : 'Reminders and the 9:00 tip reach you with Houndwell closed. We ask only when you tap.'}
      </p>
      <div className="hw-push-actions">
        <Button
          icon={isAsking ? undefined : BellRing}
          busy={isAsking || isPending}
          busyLabel={isAsking ? 'Waiting for Allow' : 'Turning on...'}
          onClick={() => void turnOn()}
        >
          Turn on push
        </Button>
        {isAsking ? (
          <Button variation="quiet" onClick={cancel}>
            Cancel
          </Button>
        ) : null}
      </div>
    </Row>
  );
}

function Blocked() {
  const { refetch, isFetching } = useBrowserPush();
  return (
    <Row icon={<Icon of={BellOff} />} title="Blocked by the browser">
      <p className="hw-small hw-soft">
        Only the browser can change this. Tap the lock beside the address, then Notifications, then Allow. In a private
        window, they stay blocked.
      </p>
      <div className="hw-push-actions">
        <Button variation="outline" icon={RotateCcw} busy={isFetching} onClick={() => void refetch()}>
          Check again
        </Button>
      </div>
    </Row>
  );
}

function Subscribed({ row }: { row: PushBrowser }) {
  const { timeZone } = useUser();
  const off = useTurnOff(row);
  const test = useTestPush(row);
  const { device, current, createdAt, lastSentAt, endsAt } = row;
  const describe = (instant: string) => describeMoment(instant, now(), timeZone);
  const isPhone = /iPhone|iPad|Android/.test(device);
  return (
    <Row icon={<Icon of={isPhone ? Smartphone : Laptop} />} title={current ? `This browser, ${device}` : device}>
      <p className="hw-small hw-soft">
        Turned on {describe(createdAt)}.{lastSentAt ? ` Last sent ${describe(lastSentAt)}.` : ''}
        {endsAt ? ` Ends with this sign-in, ${describe(endsAt)}. To keep it, sign in with "Remember me".` : ''}
      </p>
      <p className="hw-small hw-soft" role="status">
        {test.isSuccess ? `A test is on its way to ${current ? 'this browser' : device}.` : ''}
      </p>
      <div className="hw-push-actions">
        <Button
          variation="outline"
          aria-label={`Turn off push, ${device}`}
          busy={off.isPending}
          busyLabel="Turning off..."
          onClick={() => void off.mutate(undefined)}
        >
          Turn off
        </Button>
        <Button
          variation="quiet"
          aria-label={`Send a test, ${device}`}
          busy={test.isPending}
          busyLabel="Sending..."
          onClick={() => void test.mutate(undefined)}
        >
          Send a test
        </Button>
      </div>
    </Row>
  );
}

function Row({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <li className="hw-push-browser">
      {icon}
      <div className="hw-push-text">
        <h3 className="hw-row-title">{title}</h3>
        {children}
      </div>
    </li>
  );
}
