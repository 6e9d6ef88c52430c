/** The pose of a drawn dog. */
export type DogPose = 'sitting' | 'walking' | 'sleeping';

/** The body type of a breed. */
export type DogBuild = 'standard' | 'spitz' | 'bully' | 'dachshund' | 'toy' | 'sighthound' | 'hound';

/** A head in profile, with the shapes of every face marking. Strings are SVG paths. */
export interface HeadShape {
  outline: string;
  muzzle: string;
  blaze: string;
  mask: string;
  beard: string;
  brow: string;
  smile: string;
  /** The center and the two radii of the nose. */
  nose: readonly [x: number, y: number, rx: number, ry: number];
  eye: readonly [x: number, y: number, r: number];
  /** The transform that moves the standard ears to this head. */
  ears?: string;
}

/** A body in one pose, in drawing order from back to front. Strings are SVG paths. */
export interface PoseShape {
  tail?: string;
  /** Legs on the far side, or the paw under a sleeping head. */
  far: readonly string[];
  body: readonly string[];
  /** The back, which is dark on a tricolor coat. */
  saddle: string;
  chest?: string;
  foot?: string;
  line?: string;
  collar?: string;
  tag?: readonly [x: number, y: number];
  /** The transform that moves the head to this body. */
  head?: string;
}

/** The drawing of a body type in every pose. */
export type DogShape = { head: HeadShape } & Record<DogPose, PoseShape>;

/** The SVG view box of each pose. The lower edge of the box is the ground. */
export const poseBoxes: Record<DogPose, string> = {
  sitting: '8 4 228 270',
  walking: '52 22 300 216',
  sleeping: '20 36 280 114',
};
