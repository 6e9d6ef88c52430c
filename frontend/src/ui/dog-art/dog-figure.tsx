import type { DogLook } from './dog-coats.ts';
import { DogPart } from './dog-part.tsx';
import type { DogPose, DogShape, HeadShape } from './shapes/dog-shape.ts';
import { earCurls, farEars, nearEars, topCurls } from './shapes/ears.ts';

/** The parts of a breed's look that the drawing needs. */
type FigureLook = Pick<DogLook, 'ears' | 'face'>;

/** The transform of hanging ears when the dog's head rests on the ground. */
const lyingEar = 'rotate(32 140 46)';

function Ear({ ears, place, asleep }: { ears: DogLook['ears']; place?: string; asleep: boolean }) {
  if (ears === 'curly') {
    return (
      <g transform={place}>
        <DogPart tone="shade" paths={earCurls} />
      </g>
    );
  }
  const lies = asleep && (ears === 'floppy' || ears === 'long');
  return (
    <g transform={place}>
      <path className="hw-dog-ear" d={nearEars[ears]} transform={lies ? lyingEar : undefined} />
    </g>
  );
}

function Marking({ head, face }: { head: HeadShape; face: DogLook['face'] }) {
  if (face === 'mask') return <path className="hw-dog-mask" d={head.mask} />;
  if (face === 'beard') {
    return (
      <>
        <path className="hw-dog-beard" d={head.beard} />
        <path className="hw-dog-line hw-dog-line--pale" d={head.brow} />
      </>
    );
  }
  return <path className="hw-dog-pale" d={face === 'blaze' ? `${head.blaze} ${head.muzzle}` : head.muzzle} />;
}

function Head({ head, look: { ears, face }, asleep }: { head: HeadShape; look: FigureLook; asleep: boolean }) {
  const [noseX, noseY, rx, ry] = head.nose;
  const [eyeX, eyeY, r] = head.eye;
  const far = farEars[ears];
  return (
    <>
      {far ? <path className="hw-dog-ear" d={far} transform={head.ears} /> : null}
      <DogPart tone="coat" paths={ears === 'curly' ? [head.outline, ...topCurls] : [head.outline]} />
      <Marking head={head} face={face} />
      <path className={face === 'mask' ? 'hw-dog-line hw-dog-mouth' : 'hw-dog-line'} d={head.smile} />
      <Ear ears={ears} place={head.ears} asleep={asleep} />
      <ellipse
        className="hw-dog-dark"
        cx={noseX}
        cy={noseY}
        rx={rx}
        ry={ry}
        transform={`rotate(20 ${noseX} ${noseY})`}
      />
      {asleep ? (
        <path
          className="hw-dog-line"
          d={`M${eyeX - 7} ${eyeY} C${eyeX - 4} ${eyeY + 5} ${eyeX + 4} ${eyeY + 5} ${eyeX + 7} ${eyeY}`}
        />
      ) : (
        <circle className="hw-dog-dark" cx={eyeX} cy={eyeY} r={r} />
      )}
    </>
  );
}

type DogFigureProps = { shape: DogShape; pose: DogPose; look: FigureLook };

/** The shapes of a dog's drawing: the body of a body type with the ears and markings of a breed. */
export function DogFigure({ shape, pose, look }: DogFigureProps) {
  const { tail, far, body, saddle, chest, foot, line, collar, tag, head } = shape[pose];
  return (
    <>
      {tail ? <DogPart tone="coat" paths={[tail]} /> : null}
      <DogPart tone="far" paths={far} />
      <DogPart tone="coat" paths={body} />
      <path className="hw-dog-saddle" d={saddle} />
      {chest ? <path className="hw-dog-pale" d={chest} /> : null}
      {foot ? <DogPart tone="coat" paths={[foot]} /> : null}
      {line ? <path className="hw-dog-line" d={line} /> : null}
      {collar ? <path className="hw-dog-collar" d={collar} /> : null}
      {tag ? <circle className="hw-dog-tag" cx={tag[0]} cy={tag[1]} r="6.5" /> : null}
      <g transform={head}>
        <Head head={shape.head} look={look} asleep={pose === 'sleeping'} />
      </g>
    </>
  );
}
