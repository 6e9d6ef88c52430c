import { Check } from 'lucide-react';
import { useId } from 'react';
import { type Specialty, specialties } from '#shared/leadership.ts';
import { Chip } from '../../ui/controls/chip.tsx';
import { FieldError } from '../../ui/fields/field.tsx';

type SpecialtiesFieldProps = {
  chosen: readonly Specialty[];
  error: string | undefined;
  onChange: (chosen: Specialty[]) => void;
};

/** The choice of what the applicant knows well. */
export function SpecialtiesField({ chosen, error, onChange }: SpecialtiesFieldProps) {
  const id = useId();
  return (
    <fieldset className="hw-specialties" aria-describedby={error ? id : undefined}>
      <legend>
        Specialties <span>(at least one)</span>
      </legend>
      <div>
        {specialties.map((specialty) => {
          const isChosen = chosen.includes(specialty);
          return (
            <Chip
              key={specialty}
              size="s"
              pressed={isChosen}
              icon={isChosen ? Check : undefined}
              onPress={() =>
                onChange(specialties.filter((each) => (each === specialty ? !isChosen : chosen.includes(each))))
              }
            >
              {specialty}
            </Chip>
          );
        })}
      </div>
      {error ? (
        <p id={id}>
          <FieldError>{error}</FieldError>
        </p>
      ) : null}
    </fieldset>
  );
}
