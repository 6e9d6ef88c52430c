/** What an export can be. `failed`: it took too long or stopped, and can be started again. */
export const exportStatuses = ['running', 'ready', 'failed'] as const;
export type ExportStatus = (typeof exportStatuses)[number];

/** How many days an export can be downloaded. */
export const exportDays = 7;

/** How many days owners can change their mind about deleting their account. */
export const deletionDays = 14;
