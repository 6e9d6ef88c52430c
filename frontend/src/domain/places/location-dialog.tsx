import { useState } from 'react';
import * as z from 'zod/mini';
import { LocationForm, type OwnLocation } from '#shared/contract/place-fields.ts';
import { places } from '#shared/contract/places.ts';
import type { Coordinates } from '#shared/places.ts';
import { RecordDialog } from '../../platform/forms/record-dialog.tsx';
import { blankToNull, fromText } from '../../platform/forms/typed-fields.ts';
import { useDraftDialog } from '../../platform/forms/use-draft-dialog.ts';
import { registerField } from '../../platform/forms/use-zod-form.ts';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { AddressFields } from './address-fields.tsx';
import { PositionButton } from './position-button.tsx';
import { placeTexts } from './texts.ts';
import { useRefreshLocations } from './use-own-locations.ts';

const { address, city, state, zipCode } = LocationForm.shape;

function createSchema(position: Coordinates | undefined) {
  return z
    .object({
      address: fromText(address, blankToNull),
      city: fromText(city, blankToNull),
      state: fromText(state, blankToNull),
      zipCode: fromText(zipCode, blankToNull),
      isPrimary: z.boolean(),
    })
    .check(
      z.refine(({ zipCode }) => position !== undefined || Boolean(zipCode), {
        path: ['zipCode'],
        error: 'Please enter the ZIP code',
      }),
    );
}

type LocationDialogProps = {
  open: boolean;
  onClose: () => void;
  /** The location to edit; undefined for a new one. */
  location: OwnLocation | undefined;
  onSaved: () => void;
};

/** Adds or edits one of the owner's locations. */
export function LocationDialog({ open, onClose, location, onSaved }: LocationDialogProps) {
  const [position, setPosition] = useState<Coordinates>();
  const refresh = useRefreshLocations();
  const dialog = useDraftDialog({
    open,
    onClose,
    draftId: `own-location.${location?.id ?? 'new'}`,
    schema: createSchema(position),
    defaultValues: {
      address: location?.address ?? '',
      city: location?.city ?? '',
      state: location?.state ?? '',
      zipCode: location?.zipCode ?? '',
      isPrimary: location?.isPrimary ?? true,
    },
    isChanged: position !== undefined,
    save: (form, call): Promise<OwnLocation> => {
      const body: LocationForm = { ...form, ...position };
      return location
        ? call(places.updateLocation, { params: { id: location.id }, body })
        : call(places.addLocation, { body });
    },
    texts: location ? placeTexts.updateLocation : placeTexts.addLocation,
    onSaved: async ({ isPrimary }) => {
      await refresh();
      if (isPrimary) onSaved();
    },
  });
  return (
    <RecordDialog dialog={dialog} title={location ? 'Edit location' : 'Add a location'} action="Save location">
      <AddressFields register={(name) => registerField(dialog.form, name)} hasPosition={position !== undefined} />
      <PositionButton position={position} onChange={setPosition} />
      <CheckboxField
        {...registerField(dialog.form, 'isPrimary')}
        label="Measure distances from here"
        hint="On every device, unless you use another position."
      />
    </RecordDialog>
  );
}
