import { Check, LocateFixed, MapPin, Pencil, Plus, Trash2 } from 'lucide-react';
import { useId } from 'react';
import * as z from 'zod/mini';
import { ZipCode } from '#shared/contract/fields.ts';
import type { OwnLocation } from '#shared/contract/place-fields.ts';
import { places } from '#shared/contract/places.ts';
import { useApiMutation } from '../../platform/forms/use-api-mutation.ts';
import { registerField, useZodForm } from '../../platform/forms/use-zod-form.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Chip, ChipRow } from '../../ui/controls/chip.tsx';
import { Icon } from '../../ui/controls/icon.tsx';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { LazyDialog } from '../../ui/overlays/lazy-dialog.tsx';
import { useDialogState } from '../../ui/overlays/use-dialog-state.ts';
import { positionProblemTexts } from './device-position.ts';
import { LocationDialog } from './location-dialog.tsx';
import { formatLocation, useOwnLocations } from './use-own-locations.ts';
import { radiusChoices } from './use-place-filter.ts';
import type { usePosition } from './use-position.ts';

type Location = ReturnType<typeof usePosition>;

/** Says where distances are measured from now, and why. */
function describePosition({ position }: Location): string {
  if (!position) return 'We are finding out where you are.';
  if (position.source === 'device') return 'Distances are measured from where you are now.';
  if (position.source === 'sample')
    return `We don't know where you are, so distances are measured from a sample point in ${position.name}.`;
  const origin = position.source === 'location' ? 'your saved location' : 'the ZIP code';
  return `Distances are measured from ${origin}: ${position.name}.`;
}

function ZipForm({ onFound }: { onFound: (zipCode: string) => void }) {
  const id = useId();
  const form = useZodForm(z.object({ zipCode: ZipCode }), { defaultValues: { zipCode: '' } });
  const find = useApiMutation({
    mutationFn: ({ zipCode }: { zipCode: string }, call) => call(places.getPosition, { query: { zipCode } }),
    texts: { failed: "We couldn't find this ZIP code" },
    form,
    onSuccess: (_, { zipCode }) => onFound(zipCode),
  });
  return (
    <form id={id} className="hw-places-zip" noValidate onSubmit={form.handleSubmit((body) => find.mutate(body))}>
      <TextField
        {...registerField(form, 'zipCode')}
        label="ZIP code"
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={20}
      />
      <Button type="submit" variation="outline" busy={find.isPending}>
        Use it
      </Button>
    </form>
  );
}

type OwnLocationsProps = { onUse: () => void; onEdit: (location: OwnLocation | undefined) => void };

/** The owner's locations. Choosing one makes it the primary location. */
function OwnLocations({ onUse, onEdit }: OwnLocationsProps) {
  const { list, remove, makePrimary } = useOwnLocations();
  const choose = async (location: OwnLocation) => {
    if (location.isPrimary || (await makePrimary.mutate(location))) onUse();
  };
  return (
    <section className="hw-stack hw-stack--tight">
      <h3 className="hw-row-title">My locations</h3>
      {list.data?.length ? (
        <ul className="hw-places-own">
          {list.data.map((location) => {
            const name = formatLocation(location);
            return (
              <li key={location.id}>
                <button type="button" aria-pressed={location.isPrimary} onClick={() => void choose(location)}>
                  <Icon of={location.isPrimary ? Check : MapPin} />
                  <span>
                    <bdi>{name}</bdi>
                    {location.isPrimary ? <span className="hw-small hw-mute"> Primary</span> : null}
                  </span>
                </button>
                <IconButton icon={Pencil} label={`Edit ${name}`} onClick={() => onEdit(location)} />
                <IconButton icon={Trash2} label={`Delete ${name}`} onClick={() => void remove(location)} />
              </li>
            );
          })}
        </ul>
      ) : (
        <p className="hw-small hw-soft">Save home or a vacation spot, and choose it here on every device.</p>
      )}
      <div>
        <Button variation="quiet" size="s" icon={Plus} onClick={() => onEdit(undefined)}>
          Add a location
        </Button>
      </div>
    </section>
  );
}

type AreaDialogProps = {
  open: boolean;
  onClose: () => void;
  location: Location;
  /** In miles. */
  radius: number;
  onRadius: (miles: number) => void;
};

/** Chooses where distances are measured from, and how far to look. */
export function AreaDialog({ open, onClose, location, radius, onRadius }: AreaDialogProps) {
  const form = useDialogState<OwnLocation | undefined>();
  const { isLocating, problem } = location;
  return (
    <>
      <Dialog
        open={open}
        title="Where to look"
        onClose={onClose}
        footer={<Button onClick={onClose}>Show places</Button>}
      >
        <p className="hw-soft">{describePosition(location)}</p>
        <div className="hw-stack hw-stack--tight">
          <h3 className="hw-row-title">How far</h3>
          <ChipRow label="Radius">
            {radiusChoices.map((miles) => (
              <Chip key={miles} size="s" pressed={miles === radius} onPress={() => onRadius(miles)}>
                {miles} miles
              </Chip>
            ))}
          </ChipRow>
        </div>
        {problem ? <Alert tone="amber" title={positionProblemTexts[problem]} /> : null}
        <Button
          variation="outline"
          full
          icon={LocateFixed}
          busy={isLocating}
          busyLabel="Finding your position..."
          onClick={() => void location.locate()}
        >
          Use my position
        </Button>
        <ZipForm onFound={location.useZipCode} />
        <OwnLocations onUse={location.useOwn} onEdit={form.show} />
      </Dialog>
      <LazyDialog state={form}>
        {(edited, dialog) => (
          <LocationDialog key={form.opening} {...dialog} location={edited} onSaved={location.useOwn} />
        )}
      </LazyDialog>
    </>
  );
}
