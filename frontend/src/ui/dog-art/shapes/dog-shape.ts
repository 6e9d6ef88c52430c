/** The pose of a drawn dog. */
export type DogPose = 'sitting' | 'walking' | 'sleeping';

/** The body of a breed group. */
export type DogBuild = 'standard' | 'spitz' | 'bully' | 'dachshund' | 'toy' | 'sighthound' | 'hound';

/** A head in profile, with every marking. Strings are SVG paths. */
export interface HeadShape {
  outline: string;
  muzzle: string;
  blaze: string;
  mask: string;
  beard: string;
  brow: string;
  smile: string;
  /** Center and radii. */
  nose: readonly [x: number, y: number, rx: number, ry: number];
  eye: readonly [x: number, y: number, r: number];
  /** Moves the standard ears to this head. */
  ears?: string;
}

/** A body in one pose, back to front. Strings are SVG paths. */
export interface PoseShape {
  tail?: string;
  /** Legs on the far side, or the paw under a sleeping head. */
  far: readonly string[];
  body: readonly string[];
  /** The dark back of a tricolor coat. */
  saddle: string;
  chest?: string;
  foot?: string;
  line?: string;
  collar?: string;
  tag?: readonly [x: number, y: number];
  /** The transform that places the head. */
  head?: string;
}

/** The drawings of a breed group. */
export type DogShape = { head: HeadShape } & Record<DogPose, PoseShape>;

/** The view boxes. Their lower edge is the ground. */
export const poseBoxes: Record<DogPose, string> = {
  sitting: '8 4 228 270',
  walking: '52 22 300 216',
  sleeping: '20 36 280 114',
};
