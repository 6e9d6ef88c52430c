import { Pause, Play } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { useDogs } from '../../domain/dogs/use-dogs.ts';
import { walkPath } from '../../domain/exercise/paths.ts';
import { logList } from '../../domain/exercise/use-exercise-logs.ts';
import { isReached, onConnectionChange } from '../../lib/connection.ts';
import { deviceNow } from '../../lib/now.ts';
import { useListCache } from '../../platform/lists/list-cache.ts';
import { useUser } from '../../platform/session/use-user.ts';
import { Icon } from '../../ui/controls/icon.tsx';
import { useRootMark } from '../../ui/use-root-mark.ts';
import { sendWaitingWalks } from './send-walks.ts';
import { joinNames } from './texts.ts';
import { useDeviceTime } from './use-device-time.ts';
import { useDistance } from './use-distance.ts';
import { formatClock, isRunning, pauseWalk, resumeWalk, sumTime, type Walk } from './walk.ts';
import { useWaiting, useWalk, writeWalk } from './walk-store.ts';
import './walk-companion.css';

/** Sends the walks that ended without a connection: at the start, and when the server responds again. */
function useSendWaiting(): void {
  const { id } = useUser();
  const waiting = useWaiting();
  const { refresh } = useListCache(logList);
  const hasWaiting = waiting.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `refresh` is a new function in each render
  useEffect(() => {
    if (!hasWaiting) return;
    const send = () => void sendWaitingWalks(id).then((isDone) => (isDone ? refresh() : undefined));
    send();
    const unsubscribe = onConnectionChange(() => {
      if (isReached()) send();
    });
    globalThis.addEventListener('online', send);
    return () => {
      unsubscribe();
      globalThis.removeEventListener('online', send);
    };
  }, [id, hasWaiting]);
}

function WalkBar({ walk }: { walk: Walk }) {
  useRootMark('data-walk');
  const { data: dogs = [] } = useDogs();
  const running = isRunning(walk);
  const time = useDeviceTime(running);
  const names = dogs.filter(({ id }) => walk.dogIds.includes(id)).map(({ name }) => name);
  const toggle = () => writeWalk(running ? pauseWalk(walk, deviceNow()) : resumeWalk(walk, deviceNow()));
  return (
    <aside className="hw-walkbar hw-field" aria-label="Walk">
      <Link to={walkPath}>
        <strong className="hw-number">{formatClock(sumTime(walk, time))}</strong>
        <span className="hw-small">
          {running ? 'Walking' : 'Paused'}
          {names.length > 0 ? ` with ${joinNames(names)}` : ''}
        </span>
      </Link>
      <button type="button" aria-label={running ? 'Pause the walk' : 'Resume the walk'} onClick={toggle}>
        <Icon of={running ? Pause : Play} />
      </button>
    </aside>
  );
}

/**
 * What a walk needs on every screen: a bar that leads back to it, its distance, and sending it once the server responds.
 */
export function WalkCompanion() {
  const walk = useWalk();
  const { pathname } = useLocation();
  useSendWaiting();
  useDistance(walk);
  return walk && pathname !== walkPath ? <WalkBar walk={walk} /> : null;
}
