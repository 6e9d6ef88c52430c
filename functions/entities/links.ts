import { Entity, type EntityItem } from 'electrodb';
import { onTable } from '#functions/core/table.ts';

export const linkPurposes = ['verify-email', 'reset-password'] as const;
export type LinkPurpose = (typeof linkPurposes)[number];

/** How long a mailed link works, in seconds. */
export const linkSeconds: Record<LinkPurpose, number> = { 'verify-email': 7 * 24 * 3600, 'reset-password': 3600 };

/** A link that was mailed. It works once; of its token only a SHA-256 is kept. */
export const Links = new Entity(
  {
    model: { entity: 'link', service: 'houndwell', version: '1' },
    attributes: {
      tokenHash: { type: 'string', required: true },
      purpose: { type: linkPurposes, required: true },
      ownerId: { type: 'string', required: true },
      /** The owner's session epoch when it was mailed: a new password makes every older link worthless. */
      epoch: { type: 'number', required: true },
      expiresAt: { type: 'number', required: true },
    },
    indexes: {
      byToken: {
        pk: { field: 'pk', composite: ['tokenHash'], template: 'link#${tokenHash}', casing: 'none' },
        sk: { field: 'sk', composite: [], template: 'link', casing: 'none' },
      },
    },
  },
  onTable(),
);
export type Link = EntityItem<typeof Links>;
