/** The screen with the daily tips. */
export const tipsPath = '/tips';
