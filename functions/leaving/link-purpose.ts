import type { LinkPurpose } from '#functions/core/link-tokens.ts';
import { exportDays } from '#shared/leaving.ts';

/** The purpose of emailed links that download an export. */
export const exportLink = {
  name: 'export',
  lifetimeSeconds: exportDays * 24 * 3600,
} as const satisfies LinkPurpose;
