import { type FormEvent, useState } from 'react';
import type { Dog } from '#shared/contract/dogs.ts';
import { convertFromPounds, convertToPounds } from '#shared/weight.ts';
import { pickDog, readSelectedDogId } from '../../domain/dogs/selected-dog.ts';
import { useDogs } from '../../domain/dogs/use-dogs.ts';
import { useSession } from '../../platform/session/use-user.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ComboBox } from '../../ui/fields/choice-list.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { AnswerView } from './answer-view.tsx';
import { type Answer, answerQuestion, listUnits, substanceSearch, substances } from './check.ts';

/** A positive number, undefined for an empty field, null for anything else. */
function parsePositive(text: string): number | undefined | null {
  if (text.trim() === '') return undefined;
  const value = Number(text.replace(',', '.'));
  return Number.isFinite(value) && value > 0 ? value : null;
}

type Errors = Partial<Record<'substance' | 'amount' | 'weight', string>>;

type PoisonFormProps = {
  /** The owner's dogs, whose weights are filled in. */
  dogs: readonly Dog[];
};

/** A form for what a dog swallowed, how much, and the dog's weight. Only the substance is required. */
export function PoisonForm({ dogs }: PoisonFormProps) {
  const units = useSession().user?.units ?? 'lb';
  const [substance, setSubstance] = useState('');
  const [amount, setAmount] = useState('');
  const [unit, setUnit] = useState('');
  const [dogId, setDogId] = useState(() => readSelectedDogId());
  const [typedWeight, setTypedWeight] = useState<string>();
  const [errors, setErrors] = useState<Errors>({});
  const [answer, setAnswer] = useState<Answer>();

  const dog = pickDog(dogs, dogId);
  const known = dog?.weight ? String(convertFromPounds(units, dog.weight)) : '';
  const weight = typedWeight ?? known;
  const unitChoices = listUnits(substance);
  const chosenUnit = unitChoices.find((each) => each === unit) ?? unitChoices[0];

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [howMuch, howHeavy] = [parsePositive(amount), parsePositive(weight)];
    const found: Errors = {
      ...(substance ? {} : { substance: 'Please choose what your dog swallowed' }),
      ...(howMuch === null ? { amount: 'Please enter a number, or leave it empty' } : {}),
      ...(howHeavy === null ? { weight: 'Please enter a number, or leave it empty' } : {}),
    };
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    const weightLb = howHeavy ? convertToPounds(units, howHeavy) : undefined;
    const toxin = { substance, amount: howMuch, unit: chosenUnit };
    setAnswer(answerQuestion({ toxin, weightLb, name: dog?.name }));
  };

  return (
    <div className="hw-stack">
      <form className="hw-stack" onSubmit={submit} noValidate>
        <ComboBox
          label="What was it?"
          placeholder="Chocolate, grapes, a medicine..."
          options={substances}
          search={substanceSearch}
          value={substance}
          onChange={setSubstance}
          error={errors.substance}
        />
        <div className="hw-poison-row">
          <TextField
            label="Amount"
            optional
            inputMode="decimal"
            value={amount}
            onChange={(event) => setAmount(event.target.value)}
            error={errors.amount}
          />
          <SelectField label="Unit" value={chosenUnit} onChange={(event) => setUnit(event.target.value)}>
            {unitChoices.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </SelectField>
        </div>
        {dogs.length > 1 ? (
          <SelectField
            label="Which dog?"
            value={dog?.id}
            onChange={(event) => {
              setDogId(event.target.value);
              setTypedWeight(undefined);
            }}
          >
            {dogs.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        ) : null}
        <TextField
          label={dog ? `${dog.name}'s weight` : "Your dog's weight"}
          optional
          inputMode="decimal"
          suffix={units === 'kg' ? 'kg' : 'lbs'}
          value={weight}
          onChange={(event) => setTypedWeight(event.target.value)}
          error={errors.weight}
        />
        <Button type="submit">Check</Button>
      </form>
      <AnswerView answer={answer} />
    </div>
  );
}

/** The form with the weights of the owner's dogs. Offline there are none, and the weight is typed. */
export function OwnerPoisonForm() {
  const { data } = useDogs();
  return <PoisonForm dogs={data ?? []} />;
}
