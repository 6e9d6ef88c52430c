/** The support screen. */
export const supportPath = '/support';
