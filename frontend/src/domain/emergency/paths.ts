/** Emergency help, for everyone. */
export const emergencyPath = '/emergency';
