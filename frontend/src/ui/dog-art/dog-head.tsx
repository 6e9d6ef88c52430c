import type { DogLook, Ears, Face } from './dog-coats.ts';
import { DogPart } from './dog-part.tsx';

const neck = 'M24 110 C24 88 34 78 48 78 C62 78 72 88 72 110 Z';

const round =
  'M48 17 C66 17 75 29 75 45 C75 56 71 62 68 68 C64 80 58 86 48 86 C38 86 32 80 28 68 C25 62 21 56 21 45 C21 29 30 17 48 17 Z';
const wedge =
  'M48 19 C65 19 74 30 75 44 C77 54 72 61 67 67 C64 79 58 87 48 87 C38 87 32 79 29 67 C24 61 19 54 21 44 C22 30 31 19 48 19 Z';
const square =
  'M48 24 C68 24 79 34 79 50 C82 66 76 78 66 83 C60 86 54 87 48 87 C42 87 36 86 30 83 C20 78 14 66 17 50 C17 34 28 24 48 24 Z';

/** Returns the path of a circle, so that several circles can share one outline. */
function curl(x: number, y: number, r: number): string {
  return `M${x - r} ${y} a${r} ${r} 0 1 0 ${2 * r} 0 a${r} ${r} 0 1 0 ${-2 * r} 0 Z`;
}

const skulls: Record<Ears, readonly string[]> = {
  floppy: [round],
  long: [round],
  fold: [round],
  prick: [wedge],
  bat: [square],
  curly: [round, curl(34, 22, 10), curl(48, 16, 11), curl(62, 22, 10)],
};

/** The ears that are drawn behind the head. */
const standing: Partial<Record<Ears, readonly [string, string]>> = {
  prick: [
    'M23 46 C15 28 15 9 18 6 C25 5 39 16 44 26 C41 36 33 44 23 46 Z',
    'M73 46 C81 28 81 9 78 6 C71 5 57 16 52 26 C55 36 63 44 73 46 Z',
  ],
  bat: [
    'M20 44 C15 30 14 12 19 7 C27 4 35 16 38 30 C34 40 28 44 20 44 Z',
    'M76 44 C81 30 82 12 77 7 C69 4 61 16 58 30 C62 40 68 44 76 44 Z',
  ],
};

/** The ears that are drawn in front of the head. */
const hanging: Partial<Record<Ears, readonly [string, string]>> = {
  floppy: [
    'M31 21 C18 18 9 32 10 50 C10 61 16 67 22 64 C29 60 28 46 32 36 C35 29 36 23 31 21 Z',
    'M65 21 C78 18 87 32 86 50 C86 61 80 67 74 64 C67 60 68 46 64 36 C61 29 60 23 65 21 Z',
  ],
  long: [
    'M31 22 C18 20 8 38 8 60 C8 76 14 86 20 83 C28 78 26 56 31 40 C34 30 36 24 31 22 Z',
    'M65 22 C78 20 88 38 88 60 C88 76 82 86 76 83 C68 78 70 56 65 40 C62 30 60 24 65 22 Z',
  ],
  fold: [
    'M22.5 34 C20 23 27 14 37 18 C39 26 33 37 24.5 44 C22 42 22 38 22.5 34 Z',
    'M73.5 34 C76 23 69 14 59 18 C57 26 63 37 71.5 44 C74 42 74 38 73.5 34 Z',
  ],
};

const curls = [
  [curl(20, 42, 8.5), curl(17, 54, 9), curl(21, 66, 8)],
  [curl(76, 42, 8.5), curl(79, 54, 9), curl(75, 66, 8)],
] as const;

function Marking({ ears, face }: { ears: Ears; face: Face }) {
  if (ears === 'bat') {
    return (
      <>
        <path
          className={face === 'mask' ? 'hw-dog-mask' : 'hw-dog-pale'}
          d="M48 56 C53 52 66 54 70 64 C73 75 63 84 55 83 C51 83 49 81 48 79 C47 81 45 83 41 83 C33 84 23 75 26 64 C30 54 43 52 48 56 Z"
        />
        {face === 'blaze' ? (
          <path className="hw-dog-pale" d="M48 27 C51 27 52 34 51.5 44 L49 56 L47 56 L44.5 44 C44 34 45 27 48 27 Z" />
        ) : null}
      </>
    );
  }
  if (face === 'blaze') {
    return (
      <path
        className="hw-dog-pale"
        d="M48 19 C51 19 52 24 52 32 C52 42 54 49 58 54 C64 60 64 70 61 76 C58 82 54 84 48 84 C42 84 38 82 35 76 C32 70 32 60 38 54 C42 49 44 42 44 32 C44 24 45 19 48 19 Z"
      />
    );
  }
  if (face === 'mask') {
    return (
      <path
        className="hw-dog-mask"
        d="M48 50 C60 50 66 60 64 70 C62 81 56 85 48 85 C40 85 34 81 32 70 C30 60 36 50 48 50 Z"
      />
    );
  }
  if (face === 'beard') {
    return (
      <>
        <path
          className="hw-dog-beard"
          d="M48 56 C57 51 68 57 70 69 C71 78 66 84 61 85 C60 90 55 92 48 92 C41 92 36 90 35 85 C30 84 25 78 26 69 C28 57 39 51 48 56 Z"
        />
        <path
          className="hw-dog-line hw-dog-line--pale"
          d="M30 40 C33 36.5 39 36.5 42 40 M54 40 C57 36.5 63 36.5 66 40"
        />
      </>
    );
  }
  return (
    <path
      className="hw-dog-pale"
      d="M48 53 C57 53 63 60 63 68 C63 78 56 84 48 84 C40 84 33 78 33 68 C33 60 39 53 48 53 Z"
    />
  );
}

/** A drawing of a dog's head from the front, with the ears, coat and face marking of `look`. */
export function DogHead({ look }: { look: DogLook }) {
  const { ears, face, coat } = look;
  const [left, right] = ears === 'bat' ? [33, 63] : [36.5, 59.5];
  return (
    <svg className={`hw-dog hw-dog--head hw-coat-${coat}`} viewBox="0 0 96 96" aria-hidden="true" focusable="false">
      <DogPart tone="coat" paths={[neck]} />
      <path className="hw-dog-collar" d="M30 90 C38 97 58 97 66 90" />
      {standing[ears]?.map((ear) => (
        <path key={ear} className="hw-dog-ear" d={ear} />
      ))}
      <DogPart tone="coat" paths={skulls[ears]} />
      <Marking ears={ears} face={face} />
      <circle className="hw-dog-dark" cx={left} cy="47" r="3.4" />
      <circle className="hw-dog-dark" cx={right} cy="47" r="3.4" />
      <path
        className="hw-dog-dark"
        d="M41 60.5 C41 57 44 56 48 56 C52 56 55 57 55 60.5 C55 64.5 51 67.5 48 67.5 C45 67.5 41 64.5 41 60.5 Z"
      />
      <path
        className={face === 'mask' ? 'hw-dog-line hw-dog-mouth' : 'hw-dog-line'}
        d="M48 67 V71.5 M48 71.5 C46.5 75.5 41.5 76 39 73 M48 71.5 C49.5 75.5 54.5 76 57 73"
      />
      {hanging[ears]?.map((ear) => (
        <path key={ear} className="hw-dog-ear" d={ear} />
      ))}
      {ears === 'curly' ? curls.map((side) => <DogPart key={side[0]} tone="shade" paths={side} />) : null}
    </svg>
  );
}
