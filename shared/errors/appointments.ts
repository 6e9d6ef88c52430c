import type { ErrorDefinitions } from '#shared/errors/error-definition.ts';

/** The error codes of the appointments domain. */
export const appointmentErrors = {
  appointmentNotFound: { status: 404, message: "We couldn't find this appointment." },
  statusTransition: { status: 409, message: 'A completed visit stays completed.' },
  appointmentLimitReached: {
    status: 409,
    message: 'You can have up to 2,000 single visits. Please delete some old ones before you add another.',
  },
  seriesLimitReached: {
    status: 409,
    message: 'You can have up to 50 repeating appointments. Please delete one before you add another.',
  },
  undoNotFound: { status: 404, message: "This can't be undone anymore." },
  undoConflict: { status: 409, message: "One of these visits was changed since, so this can't be undone." },
} as const satisfies ErrorDefinitions;
