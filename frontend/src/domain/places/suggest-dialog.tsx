import { useState } from 'react';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { PlaceSuggestion } from '#shared/contract/place-fields.ts';
import { places } from '#shared/contract/places.ts';
import { amenities, type Coordinates, type PlaceType, placeTypeLabels, placeTypes } from '#shared/places.ts';
import { RecordDialog } from '../../platform/forms/record-dialog.tsx';
import { blankToNull, fromText } from '../../platform/forms/typed-fields.ts';
import { useDraftDialog } from '../../platform/forms/use-draft-dialog.ts';
import { registerField } from '../../platform/forms/use-zod-form.ts';
import { Chip } from '../../ui/controls/chip.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { AddressFields } from './address-fields.tsx';
import { formatAmenity } from './describe-place.ts';
import { linkToPlace } from './paths.ts';
import { PositionButton } from './position-button.tsx';
import { placeTexts } from './texts.ts';
import { useRefreshPlaces } from './use-places.ts';

const fields = PlaceSuggestion.shape;
const optional = <Value, Parsed>(rule: z.ZodMiniType<Value, Parsed>) => fromText(rule, blankToNull);

function createSchema(position: Coordinates | undefined) {
  return z
    .object({
      name: fields.name,
      placeType: fromText(fields.placeType),
      address: optional(fields.address),
      city: optional(fields.city),
      state: optional(fields.state),
      zipCode: optional(fields.zipCode),
      description: optional(fields.description),
      amenities: z.array(z.string()),
      hours: optional(fields.hours),
      phoneNumber: optional(fields.phoneNumber),
      website: optional(fields.website),
    })
    .check(
      z.refine(({ zipCode }) => position !== undefined || Boolean(zipCode), {
        path: ['zipCode'],
        error: "Please enter the ZIP code, or use your position if you're there",
        when: () => true,
      }),
    );
}

const blank = {
  name: '',
  placeType: '' as PlaceType | '',
  address: '',
  city: '',
  state: '',
  zipCode: '',
  description: '',
  amenities: [] as string[],
  hours: '',
  phoneNumber: '',
  website: '',
};

type SuggestDialogProps = { open: boolean; onClose: () => void };

/** Suggests a place. Only its owner sees it until a moderator confirms it. */
export function SuggestDialog({ open, onClose }: SuggestDialogProps) {
  const [position, setPosition] = useState<Coordinates>();
  const refresh = useRefreshPlaces();
  const navigate = useNavigate();
  const dialog = useDraftDialog({
    open,
    onClose,
    draftId: 'suggested-place',
    schema: createSchema(position),
    defaultValues: blank,
    isChanged: position !== undefined,
    save: (body, call) => call(places.suggestPlace, { body: { ...body, ...position } }),
    texts: placeTexts.suggestPlace,
    onSaved: async ({ id }) => {
      await refresh();
      void navigate(linkToPlace(id));
    },
  });
  const { form } = dialog;
  const chosen = form.watch('amenities');
  const toggle = (amenity: string) =>
    form.setValue(
      'amenities',
      chosen.includes(amenity) ? chosen.filter((each) => each !== amenity) : [...chosen, amenity],
      { shouldDirty: true },
    );
  return (
    <RecordDialog dialog={dialog} title="Suggest a place" action="Suggest place">
      <TextField {...registerField(form, 'name')} label="Name" autoComplete="off" maxLength={240} data-autofocus />
      <SelectField {...registerField(form, 'placeType')} label="Type">
        <option value="">Choose a type</option>
        {placeTypes.map((type) => (
          <option key={type} value={type}>
            {placeTypeLabels[type]}
          </option>
        ))}
      </SelectField>
      <AddressFields register={(name) => registerField(form, name)} hasPosition={position !== undefined} />
      <PositionButton position={position} onChange={setPosition} />
      <TextAreaField
        {...registerField(form, 'description')}
        label="What should other owners know?"
        optional
        maxLength={2000}
      />
      <fieldset className="hw-places-amenities">
        <legend>What is there? (optional)</legend>
        <div>
          {amenities.map((amenity) => (
            <Chip key={amenity} size="s" pressed={chosen.includes(amenity)} onPress={() => toggle(amenity)}>
              {formatAmenity(amenity)}
            </Chip>
          ))}
        </div>
      </fieldset>
      <TextField
        {...registerField(form, 'hours')}
        label="Hours"
        optional
        autoComplete="off"
        maxLength={240}
        placeholder="6 AM to 10 PM"
      />
      <div className="hw-pair">
        <TextField {...registerField(form, 'phoneNumber')} label="Phone" optional type="tel" autoComplete="off" />
        <TextField
          {...registerField(form, 'website')}
          label="Website"
          optional
          type="url"
          autoComplete="off"
          placeholder="https://"
        />
      </div>
    </RecordDialog>
  );
}
