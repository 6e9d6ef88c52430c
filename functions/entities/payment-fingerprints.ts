import { tableEntity } from '#functions/core/data/entity.ts';

/** The owners who have saved a card or bank account, also if they removed it since. */
export const PaymentFingerprints = tableEntity(
  'paymentFingerprint',
  'payment-fingerprint#${fingerprint}',
  '${ownerId}',
  {
    fingerprint: { type: 'string', required: true },
    ownerId: { type: 'string', required: true },
  },
  { ofOwner: { index: 'gsi1', pk: 'owner#${ownerId}', sk: 'payment-fingerprint#${fingerprint}' } },
);
