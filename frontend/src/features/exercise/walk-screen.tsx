import { ChevronDown, Pause, Play, Siren } from 'lucide-react';
import { useState } from 'react';
import { defaultDailyGoal, exerciseGoal } from '#shared/exercise-goal.ts';
import { emergencyPath } from '../../domain/emergency/paths.ts';
import { exerciseLogPath } from '../../domain/exercise/paths.ts';
import { useExerciseDays } from '../../domain/exercise/use-exercise-logs.ts';
import { deviceNow } from '../../lib/now.ts';
import { classes } from '../../ui/classes.ts';
import { Button } from '../../ui/controls/button.tsx';
import { IconLink } from '../../ui/controls/icon-button.tsx';
import { BreedDrawing } from '../../ui/dog-art/breed-drawing.tsx';
import { ProgressBar } from '../../ui/feedback/progress.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { historyDays } from './history.ts';
import { PlanSteps } from './plan-steps.tsx';
import { StopWalkDialog } from './stop-walk-dialog.tsx';
import { formatMinutes } from './texts.ts';
import { useDeviceTime } from './use-device-time.ts';
import { findStep, formatClock, isRunning, pauseWalk, resumeWalk, sumTime } from './walk.ts';
import { Distance, formatWalked } from './walk-distance.tsx';
import { Companions, type CompanionsProps } from './walk-dogs.tsx';
import { Leash } from './walk-leash.tsx';
import { WalkRing } from './walk-ring.tsx';
import { CurrentStepText } from './walk-step.tsx';
import { writeWalk } from './walk-store.ts';

/** The timer, the steps of the plan, and the buttons that pause and stop the walk. */
export function WalkScreen({ walk, dogs }: CompanionsProps) {
  const running = isRunning(walk);
  const time = useDeviceTime(running);
  const [stoppedAt, setStoppedAt] = useState<number>();
  const walked = sumTime(walk, time);
  const planned = walk.activities.reduce((sum, { duration }) => sum + duration, 0);
  const step = findStep(walk.activities, walked);
  const dog = dogs.find(({ id }) => id === walk.dogIds[0]) ?? dogs[0];
  const { minutesOn, today } = useExerciseDays(walk.dogIds[0] ?? '', historyDays);
  const minutesToday = (minutesOn[today] ?? 0) + Math.floor(walked / 60_000);
  const goal = dog ? exerciseGoal(dog, today).minutes : defaultDailyGoal;
  const title = walk.title ?? 'Walk';
  const toggle = () => writeWalk(running ? pauseWalk(walk, deviceNow()) : resumeWalk(walk, deviceNow()));

  return (
    <div className={classes('hw-walk', !running && 'hw-walk--paused')}>
      <div className="hw-walk-head">
        <IconLink to={exerciseLogPath} icon={ChevronDown} label="Make the walk small" className="hw-walk-phone" />
        <h1 tabIndex={-1}>{title}</h1>
        <IconLink to={emergencyPath} icon={Siren} tone="danger" label="Emergency help" className="hw-walk-phone" />
      </div>
      <div className="hw-walk-phone">
        <Companions walk={walk} dogs={dogs} />
      </div>
      <section className="hw-walk-stage" aria-label="Timer">
        <Leash size="desktop" isRunning={running} />
        <div className="hw-walk-clock">
          <WalkRing walkedMs={walked} activities={walk.activities} />
          <div className="hw-walk-time">
            <span>{running ? 'Walking' : 'Paused'}</span>
            <strong role="timer" className="hw-number">
              {formatClock(walked)}
            </strong>
            <span className="hw-number">{planned > 0 ? `of ${formatMinutes(planned)}` : 'minutes'}</span>
          </div>
        </div>
        <div className="hw-walk-middle">
          <Leash size="phone" isRunning={running} />
          <CurrentStepText walk={walk} step={step} />
          {dog ? (
            <BreedDrawing pose={running ? 'walking' : 'sitting'} breed={dog.breed} className="hw-walk-dog" />
          ) : null}
        </div>
        <div className="hw-walk-hold hw-field">
          <dl className="hw-walk-facts hw-walk-phone">
            <div>
              <dt>{walk.meters === null ? 'distance' : 'walked'}</dt>
              <dd className="hw-number">{walk.meters === null ? 'not measured' : formatWalked(walk.meters)}</dd>
            </div>
            <div>
              <dt>{dog ? `${dog.name} today` : 'today'}</dt>
              <dd className="hw-number">
                {minutesToday} of {goal} min
              </dd>
            </div>
          </dl>
          <div className="hw-walk-buttons">
            <Button variation="field" icon={running ? Pause : Play} onClick={toggle}>
              {running ? 'Pause' : 'Resume'}
            </Button>
            <Button variation="field-outline" onClick={() => setStoppedAt(deviceNow())}>
              Stop
            </Button>
          </div>
          <div className="hw-walk-phone">
            <Distance walk={walk} />
          </div>
        </div>
      </section>
      <div className="hw-columns hw-walk-more">
        {walk.activities.length > 0 ? (
          <Card
            title="Step by step"
            action={
              <span className="hw-small hw-mute hw-number">
                {step.index < walk.activities.length
                  ? `Step ${step.index + 1} of ${walk.activities.length}`
                  : 'All steps done'}
              </span>
            }
          >
            <PlanSteps activities={walk.activities} current={step.index} />
          </Card>
        ) : (
          <Card title="No plan to follow">
            <p className="hw-soft">Walk as you like. The time counts while the timer is running.</p>
          </Card>
        )}
        <Card title="This walk" className="hw-walk-desktop">
          <div className="hw-stack">
            <Companions walk={walk} dogs={dogs} />
            <div className="hw-ex-goal">
              <div className="hw-between">
                <h3 className="hw-row-title">{dog ? `${dog.name} today` : 'Today'}</h3>
                <span className="hw-small hw-number">
                  <strong>{minutesToday}</strong> of {goal} minutes
                </span>
              </div>
              <ProgressBar value={minutesToday} max={goal} label={`Today: ${minutesToday} of ${goal} minutes`} />
            </div>
            <hr />
            <div className="hw-between">
              <h3 className="hw-row-title">Distance</h3>
              <span className="hw-number">{walk.meters === null ? 'Not measured' : formatWalked(walk.meters)}</span>
            </div>
            <Distance walk={walk} />
          </div>
        </Card>
      </div>
      {stoppedAt === undefined ? null : (
        <StopWalkDialog walk={walk} dogs={dogs} at={stoppedAt} onClose={() => setStoppedAt(undefined)} />
      )}
    </div>
  );
}
