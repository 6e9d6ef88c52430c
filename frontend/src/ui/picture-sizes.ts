/** The pixels of the pictures of our screens, as `npm run pictures` takes them. */
export const pictureSizes = { phone: { width: 585, height: 825 }, wide: { width: 1560, height: 1200 } } as const;
