import { createRequire } from 'node:module';
import { feature, mesh } from 'topojson-client';
import type { Plugin } from 'vite';

type Geometries = Extract<Parameters<typeof feature>[1], { type: 'GeometryCollection' }>;

type Atlas = Parameters<typeof mesh>[0] & Record<'objects', Record<'counties' | 'states', Geometries>>;

/** Coordinates of GeoJSON, nested as deeply as the geometry needs. */
type Nested = number | readonly Nested[];

/** What topojson-client makes of a state's counties. Its own type has geometries that counties don't have. */
interface CountyCollection {
  features: readonly { properties: { name: string }; geometry: { type: string; coordinates: Nested } }[];
}

/** The outlines of a state's counties. */
export interface CountyFile {
  /** The first two digits of its counties' FIPS codes. */
  state: string;
  /** South, west, north and east, in degrees. */
  bounds: [number, number, number, number];
  /** GeoJSON: a feature collection of polygons with the property `name`. */
  text: string;
}

/** Three decimals are 110 meters, a quarter of the distance between two points of the atlas. */
function round(value: Nested): Nested {
  return typeof value === 'number' ? Math.round(value * 1000) / 1000 : value.map(round);
}

/** Widens the bounds so that they contain the coordinates. */
function extend(bounds: CountyFile['bounds'], coordinates: Nested): void {
  if (typeof coordinates === 'number') return;
  const [longitude, latitude] = coordinates;
  if (typeof longitude !== 'number' || typeof latitude !== 'number') {
    for (const part of coordinates) extend(bounds, part);
    return;
  }
  bounds[0] = Math.min(bounds[0], latitude);
  bounds[1] = Math.min(bounds[1], longitude);
  bounds[2] = Math.max(bounds[2], latitude);
  bounds[3] = Math.max(bounds[3], longitude);
}

/**
 * Splits the atlas of the U.S. Census Bureau, so that a browser loads and converts only the counties near the map's view.
 * @returns the lines between the states as GeoJSON, and the counties by state
 */
export function splitAtlas(): { states: string; counties: CountyFile[] } {
  const atlas = createRequire(import.meta.url)('us-atlas/counties-10m.json') as Atlas;
  const lines = mesh(atlas, atlas.objects.states as Parameters<typeof mesh>[1]);
  const byState = Map.groupBy(atlas.objects.counties.geometries, ({ id }) => String(id).slice(0, 2));
  const counties = [...byState].map(([state, geometries]) => {
    const { features } = feature(atlas, { ...atlas.objects.counties, geometries }) as unknown as CountyCollection;
    const rounded = features.map(({ properties: { name }, geometry: { type, coordinates } }) => ({
      type: 'Feature',
      properties: { name },
      geometry: { type, coordinates: round(coordinates) },
    }));
    const bounds: CountyFile['bounds'] = [90, 180, -90, -180];
    for (const { geometry } of rounded) extend(bounds, geometry.coordinates);
    return {
      state,
      bounds,
      text: JSON.stringify({ type: 'FeatureCollection', features: rounded }),
    };
  });
  return { states: JSON.stringify({ ...lines, coordinates: round(lines.coordinates) }), counties };
}

const id = 'virtual:map-outlines';

/** Where the development server serves the files. */
const devFolder = '/@map-outlines/';

/** Provides the module `virtual:map-outlines` with the URLs of the files of `splitAtlas`. */
export function mapOutlines(): Plugin {
  let isBuild = false;
  const served = new Map<string, string>();
  return {
    name: 'houndwell:map-outlines',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    resolveId: (source) => (source === id ? id : undefined),
    load(source) {
      if (source !== id) return;
      const { states, counties } = splitAtlas();
      const add = (name: string, text: string) => {
        if (isBuild) return `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name, source: text })}`;
        served.set(name, text);
        return JSON.stringify(devFolder + name);
      };
      const files = counties.map(
        ({ state, bounds, text }) =>
          `{ bounds: ${JSON.stringify(bounds)}, url: ${add(`counties-${state}.json`, text)} }`,
      );
      return `export const statesUrl = ${add('states.json', states)};\nexport const countyFiles = [${files.join()}];`;
    },
    configureServer: ({ middlewares }) => {
      middlewares.use(devFolder, (request, response, next) => {
        const text = served.get((request.url ?? '').slice(1));
        if (text === undefined) return next();
        response.setHeader('content-type', 'application/json');
        response.end(text);
      });
    },
  };
}
