type Normals = readonly [
  name: string,
  ...degrees: [number, number, number, number, number, number, number, number, number, number, number, number],
];

/**
 * The usual temperature of each state in each month, January first: the mean of day and night and of the whole state, in
 * whole °F. The source is the National Centers for Environmental Information (NOAA), U.S. Climate Divisional Database
 * (nClimDiv), statewide normals of the mean temperature of 1991 to 2020, file climdiv-norm-tmpcst-v1.0.0-20260506.
 *
 * Two are not in it. The District of Columbia has those of Maryland. Hawaii has those of Honolulu, 72 °F in February and
 * 78 °F in August (Pacific Islands Ocean Observing System, University of Hawaii, "Surface Air Temperature"), and we
 * estimated the months between.
 */
export const climateNormals: Readonly<Record<string, Normals>> = {
  AK: ['Alaska', 4, 9, 12, 26, 40, 51, 54, 50, 41, 27, 13, 7],
  AL: ['Alabama', 45, 49, 56, 63, 71, 78, 80, 80, 75, 65, 54, 48],
  AR: ['Arkansas', 40, 44, 52, 61, 69, 77, 81, 80, 73, 62, 51, 43],
  AZ: ['Arizona', 43, 46, 52, 58, 67, 76, 81, 80, 74, 62, 51, 42],
  CA: ['California', 45, 47, 51, 55, 62, 70, 76, 76, 71, 61, 51, 44],
  CO: ['Colorado', 26, 29, 37, 44, 53, 63, 69, 66, 59, 47, 35, 26],
  CT: ['Connecticut', 27, 29, 37, 48, 58, 67, 72, 71, 63, 52, 42, 33],
  DC: ['District of Columbia', 34, 36, 44, 54, 63, 72, 77, 75, 68, 57, 46, 38],
  DE: ['Delaware', 35, 37, 44, 54, 64, 73, 77, 76, 69, 58, 48, 40],
  FL: ['Florida', 58, 61, 65, 70, 76, 81, 82, 82, 80, 74, 66, 61],
  GA: ['Georgia', 47, 50, 57, 64, 71, 78, 81, 80, 75, 65, 55, 49],
  IA: ['Iowa', 20, 24, 36, 49, 60, 70, 73, 71, 64, 51, 37, 25],
  HI: ['Hawaii', 72, 72, 73, 74, 75, 77, 77, 78, 78, 77, 75, 73],
  ID: ['Idaho', 25, 28, 35, 42, 50, 58, 66, 65, 56, 44, 33, 25],
  IL: ['Illinois', 27, 31, 41, 53, 63, 72, 75, 74, 67, 55, 42, 32],
  IN: ['Indiana', 28, 31, 41, 52, 63, 71, 74, 73, 66, 55, 42, 33],
  KS: ['Kansas', 31, 35, 45, 54, 64, 74, 79, 77, 69, 56, 43, 33],
  KY: ['Kentucky', 34, 38, 46, 56, 65, 73, 76, 75, 69, 58, 46, 38],
  LA: ['Louisiana', 50, 54, 60, 67, 74, 80, 82, 82, 78, 68, 58, 52],
  MA: ['Massachusetts', 26, 28, 35, 46, 57, 66, 71, 70, 62, 51, 41, 32],
  MD: ['Maryland', 34, 36, 44, 54, 63, 72, 77, 75, 68, 57, 46, 38],
  ME: ['Maine', 15, 18, 27, 39, 52, 61, 66, 65, 57, 45, 34, 23],
  MI: ['Michigan', 20, 22, 31, 43, 55, 65, 69, 67, 60, 48, 36, 26],
  MN: ['Minnesota', 10, 15, 28, 42, 55, 65, 69, 67, 59, 45, 30, 17],
  MO: ['Missouri', 31, 36, 45, 55, 65, 74, 78, 76, 68, 57, 45, 35],
  MS: ['Mississippi', 46, 50, 57, 64, 72, 79, 81, 81, 76, 65, 54, 48],
  MT: ['Montana', 21, 24, 32, 41, 51, 59, 67, 65, 56, 43, 31, 22],
  NC: ['North Carolina', 41, 44, 50, 59, 67, 74, 78, 76, 71, 60, 50, 44],
  ND: ['North Dakota', 10, 15, 27, 41, 54, 64, 69, 68, 58, 43, 28, 16],
  NE: ['Nebraska', 25, 28, 39, 48, 58, 69, 74, 72, 64, 50, 37, 27],
  NH: ['New Hampshire', 19, 21, 30, 42, 54, 63, 68, 66, 58, 47, 36, 25],
  NJ: ['New Jersey', 32, 34, 41, 52, 61, 70, 75, 74, 67, 55, 45, 37],
  NM: ['New Mexico', 36, 40, 46, 53, 62, 71, 74, 72, 66, 55, 44, 36],
  NV: ['Nevada', 33, 36, 42, 47, 56, 66, 74, 72, 64, 52, 40, 32],
  NY: ['New York', 22, 24, 32, 44, 56, 64, 69, 67, 60, 49, 38, 28],
  OH: ['Ohio', 28, 31, 40, 51, 61, 70, 73, 72, 65, 54, 42, 33],
  OK: ['Oklahoma', 38, 42, 51, 60, 68, 77, 82, 81, 73, 61, 49, 40],
  OR: ['Oregon', 34, 36, 40, 44, 52, 58, 67, 66, 59, 49, 39, 32],
  PA: ['Pennsylvania', 27, 29, 37, 48, 59, 67, 71, 70, 63, 51, 41, 32],
  RI: ['Rhode Island', 29, 31, 38, 48, 58, 67, 72, 71, 64, 53, 43, 35],
  SC: ['South Carolina', 45, 49, 55, 63, 71, 78, 81, 80, 74, 64, 54, 48],
  SD: ['South Dakota', 18, 22, 33, 45, 56, 66, 73, 71, 62, 47, 33, 22],
  TN: ['Tennessee', 38, 42, 50, 58, 67, 74, 78, 77, 70, 59, 48, 41],
  TX: ['Texas', 47, 51, 59, 66, 74, 81, 83, 83, 76, 67, 56, 48],
  UT: ['Utah', 28, 32, 40, 47, 56, 66, 73, 71, 62, 50, 37, 28],
  VA: ['Virginia', 36, 39, 46, 56, 64, 72, 76, 74, 68, 57, 47, 39],
  VT: ['Vermont', 17, 20, 28, 41, 53, 62, 67, 65, 58, 46, 35, 24],
  WA: ['Washington', 32, 35, 40, 45, 53, 58, 65, 65, 58, 47, 37, 31],
  WI: ['Wisconsin', 15, 19, 31, 43, 55, 65, 69, 67, 60, 47, 33, 21],
  WV: ['West Virginia', 31, 35, 42, 53, 61, 69, 72, 71, 65, 54, 43, 35],
  WY: ['Wyoming', 22, 24, 33, 40, 49, 59, 67, 65, 55, 43, 31, 22],
};

/** The mean of the 48 contiguous states, each counted once, for owners whose state is unknown. */
export const countryNormals: Normals = ['the United States', 31, 34, 42, 51, 61, 69, 74, 73, 66, 54, 43, 34];
