import type { EntityItem } from 'electrodb';
import { tableEntity } from '#functions/core/data/entity.ts';
import { foodAttributes } from '#functions/entities/recommendations.ts';

/** The number of owners who have recommended an entry. An approval changes it on the condition that nobody else has. */
const recommendedBy = { type: 'number', required: true } as const;

/** The recommended vets, by their place. An index by geohash finds those around a point, as for places. */
export const DirectoryVets = tableEntity(
  'directoryVet',
  'directory-vet#${placeId}',
  'directory-vet',
  {
    placeId: { type: 'string', required: true, readOnly: true },
    /** Degrees, like the longitude. */
    latitude: { type: 'number', required: true },
    longitude: { type: 'number', required: true },
    cell: { type: 'string', required: true },
    geohash: { type: 'string', required: true },
    vetNames: { type: 'list', items: { type: 'string' }, required: true },
    specialties: { type: 'list', items: { type: 'string' }, required: true },
    /** Shown if the place has no number. */
    phone: { type: 'string' },
    recommendedBy,
  },
  { inCell: { index: 'gsi1', pk: 'directory-vet-cell#${cell}', sk: '${geohash}#${placeId}' } },
);
export type DirectoryVetRow = EntityItem<typeof DirectoryVets>;

/** The recommended foods, sorted by the words of brand and product. Moderators approve each, so they are few. */
export const DirectoryFoods = tableEntity('directoryFood', 'directory-foods', '${id}', {
  /** The words of brand and product. */
  id: { type: 'string', required: true, readOnly: true },
  ...foodAttributes,
  recommendedBy,
});
export type DirectoryFoodRow = EntityItem<typeof DirectoryFoods>;
