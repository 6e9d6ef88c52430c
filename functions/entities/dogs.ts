import { Entity, type EntityItem } from 'electrodb';
import { onTable } from '#functions/core/data/table.ts';

export const Dogs = new Entity(
  {
    model: { entity: 'dog', service: 'houndwell', version: '1' },
    attributes: {
      ownerId: { type: 'string', required: true, readOnly: true },
      /** A ULID: dogs sort by creation time. */
      id: { type: 'string', required: true, readOnly: true },
      name: { type: 'string', required: true },
      breed: { type: 'string', required: true },
      birthDate: { type: 'string', required: true },
      birthDateEstimated: { type: 'boolean', required: true },
      /** Pounds, with one decimal place. */
      weight: { type: 'number' },
      photoUrl: { type: 'string' },
      description: { type: 'string' },
      createdAt: { type: 'string', required: true, readOnly: true },
      updatedAt: { type: 'string', required: true },
    },
    indexes: {
      ofOwner: {
        pk: { field: 'pk', composite: ['ownerId'], template: 'owner#${ownerId}', casing: 'none' },
        sk: { field: 'sk', composite: ['id'], template: 'dog#${id}', casing: 'none' },
      },
    },
  },
  onTable(),
);
export type DogRow = EntityItem<typeof Dogs>;
