import { LocateFixed, X } from 'lucide-react';
import { useState } from 'react';
import type { Coordinates } from '#shared/places.ts';
import { Button } from '../../ui/controls/button.tsx';
import { FieldError } from '../../ui/fields/field.tsx';
import { findDevicePosition, type PositionProblem, positionProblemTexts } from './device-position.ts';

type PositionButtonProps = {
  position: Coordinates | undefined;
  onChange: (position: Coordinates | undefined) => void;
};

/** The button of a form that uses the device's position, for owners who are there. */
export function PositionButton({ position, onChange }: PositionButtonProps) {
  const [isLocating, setIsLocating] = useState(false);
  const [problem, setProblem] = useState<PositionProblem>();
  const locate = async () => {
    setIsLocating(true);
    setProblem(undefined);
    const found = await findDevicePosition();
    setIsLocating(false);
    if (typeof found === 'string') setProblem(found);
    else onChange(found);
  };
  return (
    <div className="hw-stack hw-stack--tight">
      <div role="status" className="hw-small hw-soft">
        {position
          ? 'Your position is used for the map.'
          : 'The ZIP code gives the position, or use yours if you are there.'}
      </div>
      <div>
        {position ? (
          <Button variation="quiet" size="s" icon={X} onClick={() => onChange(undefined)}>
            Use the ZIP code instead
          </Button>
        ) : (
          <Button
            variation="quiet"
            size="s"
            icon={LocateFixed}
            busy={isLocating}
            busyLabel="Finding your position..."
            onClick={() => void locate()}
          >
            I'm there now
          </Button>
        )}
      </div>
      <div role="alert">{problem ? <FieldError>{positionProblemTexts[problem]}</FieldError> : null}</div>
    </div>
  );
}
