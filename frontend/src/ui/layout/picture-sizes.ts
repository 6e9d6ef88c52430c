/** The sizes of the screenshots that `npm run pictures` takes, in device pixels. */
export const pictureSizes = { phone: { width: 585, height: 825 }, wide: { width: 1560, height: 1200 } } as const;
