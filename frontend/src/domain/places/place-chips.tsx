import { type PlaceType, placeTypeLabels, placeTypes } from '#shared/places.ts';
import { Chip, ChipRow } from '../../ui/controls/chip.tsx';
import { placeIcons } from './place-icons.ts';

type PlaceChipsProps = { type: PlaceType | undefined; onSelect: (type: PlaceType | undefined) => void };

/** The buttons that show one type of places, or all. Their icons are the map's legend. */
export function PlaceChips({ type, onSelect }: PlaceChipsProps) {
  return (
    <ChipRow label="Type of place">
      <Chip pressed={type === undefined} onPress={() => onSelect(undefined)}>
        All Places
      </Chip>
      {placeTypes.map((each) => (
        <Chip key={each} icon={placeIcons[each]} pressed={each === type} onPress={() => onSelect(each)}>
          {placeTypeLabels[each]}
        </Chip>
      ))}
    </ChipRow>
  );
}
