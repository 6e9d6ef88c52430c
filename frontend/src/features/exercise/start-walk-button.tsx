import { Footprints, Play } from 'lucide-react';
import { useNavigate } from 'react-router';
import type { ExerciseActivity } from '#shared/contract/exercise-plans.ts';
import { walkPath } from '../../domain/exercise/paths.ts';
import { createKey } from '../../lib/idempotency-keys.ts';
import { deviceNow } from '../../lib/now.ts';
import { useUser } from '../../platform/session/use-user.ts';
import { Button } from '../../ui/controls/button.tsx';
import type { ButtonVariation } from '../../ui/controls/button-styles.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { useWalk, writeWalk } from './walk-store.ts';

/** The plan that a walk follows. */
export interface WalkPlan {
  planName: string;
  activities: ExerciseActivity[];
  /** The ID of the plan if it is saved, otherwise null. */
  savedId: string | null;
}

type StartWalkButtonProps = { dogId: string; variation: ButtonVariation; plan?: WalkPlan };

/** Starts timing a walk. While one is timed, leads back to it. */
export function StartWalkButton({ dogId, variation, plan }: StartWalkButtonProps) {
  const { id: ownerId } = useUser();
  const navigate = useNavigate();
  const walk = useWalk();
  if (walk) {
    return (
      <LinkButton to={walkPath} variation={variation} icon={Footprints}>
        Back to Walk
      </LinkButton>
    );
  }
  const start = () => {
    writeWalk({
      key: createKey(),
      ownerId,
      dogIds: [dogId],
      title: plan?.planName ?? null,
      exercisePlanId: plan?.savedId ?? null,
      activities: plan?.activities ?? [],
      spans: [{ from: deviceNow(), to: null }],
      meters: null,
    });
    void navigate(walkPath);
  };
  return (
    <Button variation={variation} icon={Play} onClick={start}>
      Start Walk
    </Button>
  );
}
