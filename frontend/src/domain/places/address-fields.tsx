import type { registerField } from '../../platform/forms/use-zod-form.ts';
import { TextField } from '../../ui/fields/text-field.tsx';

type AddressFieldsProps = {
  /** Registers a field in the form. */
  register: (name: 'address' | 'city' | 'state' | 'zipCode') => ReturnType<typeof registerField>;
  /** Whether the position is known without a ZIP code. */
  hasPosition: boolean;
};

/** The fields of an address. The ZIP code gives the position, unless the owner used the device's. */
export function AddressFields({ register, hasPosition }: AddressFieldsProps) {
  return (
    <>
      <TextField {...register('address')} label="Street" optional autoComplete="off" maxLength={400} />
      <TextField {...register('city')} label="City" optional autoComplete="off" maxLength={200} />
      <div className="hw-pair">
        <TextField {...register('state')} label="State" optional autoComplete="off" maxLength={200} />
        <TextField
          {...register('zipCode')}
          label="ZIP code"
          optional={hasPosition}
          inputMode="numeric"
          autoComplete="off"
          maxLength={40}
        />
      </div>
    </>
  );
}
