type DogPartProps = {
  tone: 'coat' | 'shade' | 'far';
  paths: readonly string[];
};

/** Shapes of one color with a shared outline: all strokes are drawn first, then all fills. */
export function DogPart({ tone, paths }: DogPartProps) {
  return (
    <>
      <g className="hw-dog-out">
        {paths.map((path) => (
          <path key={path} d={path} />
        ))}
      </g>
      <g className={`hw-dog-${tone}`}>
        {paths.map((path) => (
          <path key={path} d={path} />
        ))}
      </g>
    </>
  );
}
