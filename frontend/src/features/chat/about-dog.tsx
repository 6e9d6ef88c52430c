import type { Dog } from '#shared/contract/dogs.ts';
import { useUser } from '../../platform/session/use-user.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { describeDog } from './texts.ts';

type AboutDogProps = {
  /** Undefined while they load. */
  dogs: readonly Dog[] | undefined;
  dog: Dog | undefined;
  onChoose: (id: string) => void;
};

/** Which dog the next question is about. An owner of several dogs chooses. */
export function AboutDog({ dogs, dog, onChoose }: AboutDogProps) {
  const { units } = useUser();
  if (dogs && dog && dogs.length > 1)
    return (
      <div className="hw-care-about hw-small hw-mute">
        <span aria-hidden="true">Asking about</span>
        <SelectField label="Asking about" labelHidden value={dog.id} onChange={(event) => onChoose(event.target.value)}>
          {dogs.map((each) => (
            <option key={each.id} value={each.id}>
              {describeDog(each, units)}
            </option>
          ))}
        </SelectField>
      </div>
    );
  return (
    <p className="hw-care-about hw-small hw-mute">
      {dog ? (
        <>
          Asking about <bdi>{describeDog(dog, units)}</bdi>
        </>
      ) : dogs ? (
        'Ask anything about dogs'
      ) : null}
    </p>
  );
}
