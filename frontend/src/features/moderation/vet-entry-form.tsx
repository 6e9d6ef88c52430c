import { useEffect } from 'react';
import * as z from 'zod/mini';
import { places } from '#shared/contract/places.ts';
import { type VetAnswers, VetEntry } from '#shared/contract/recommendation-fields.ts';
import { splitLocation, vetFilters } from '#shared/recommendations.ts';
import { AddressFields } from '../../domain/places/address-fields.tsx';
import { blankToNull, fromText } from '../../platform/forms/typed-fields.ts';
import { useApiMutation } from '../../platform/forms/use-api-mutation.ts';
import { registerField, useZodForm } from '../../platform/forms/use-zod-form.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { EntryForm } from './entry-form.tsx';

const { shape } = VetEntry;
const schema = z.object({
  ...shape,
  address: fromText(shape.address, blankToNull),
  city: fromText(shape.city, blankToNull),
  state: fromText(shape.state, blankToNull),
  phone: fromText(shape.phone, blankToNull),
  specialties: fromText(shape.specialties, blankToNull),
});

type VetEntryFormProps = { vet: VetAnswers; onBack: () => void; onSubmit: (entry: VetEntry) => void };

/** What the directory will show of a vet. The ZIP code puts the clinic on the map, so it is checked first. */
export function VetEntryForm({ vet, onBack, onSubmit }: VetEntryFormProps) {
  const { address, city, state, zipCode } = splitLocation(vet.location);
  const form = useZodForm(schema, {
    defaultValues: {
      vetName: vet.vetName,
      clinicName: vet.clinicName,
      address: address ?? '',
      city: city ?? '',
      state: state ?? '',
      zipCode: zipCode ?? '',
      phone: vet.phone ?? '',
      specialties: vet.specialties ?? '',
    },
  });
  const check = useApiMutation({
    mutationFn: (entry: VetEntry, call) => call(places.getPosition, { query: { zipCode: entry.zipCode } }),
    texts: { failed: "We couldn't check the ZIP code. Please try again." },
    form: form as never,
    onSuccess: (_, entry) => onSubmit(entry),
  });
  const { setFocus } = form;
  useEffect(() => setFocus('vetName'), [setFocus]);
  return (
    <EntryForm
      action="Approve vet"
      busy={check.isPending}
      onBack={onBack}
      onSubmit={form.handleSubmit((entry) => check.mutate(entry))}
    >
      <div className="hw-pair">
        <TextField {...registerField(form, 'vetName')} label="Veterinarian" autoComplete="off" />
        <TextField {...registerField(form, 'clinicName')} label="Clinic" autoComplete="off" />
      </div>
      <AddressFields register={(name) => registerField(form, name)} hasPosition={false} />
      <TextField {...registerField(form, 'phone')} label="Phone" optional type="tel" autoComplete="off" />
      <TextField
        {...registerField(form, 'specialties')}
        label="Specialties"
        optional
        hint={`With commas. The buttons find: ${vetFilters.join(', ')}`}
        autoComplete="off"
      />
    </EntryForm>
  );
}
