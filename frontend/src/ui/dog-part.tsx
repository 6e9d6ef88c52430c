type DogPartProps = {
  tone: 'coat' | 'shade';
  paths: readonly string[];
};

/** Shapes of one tone with one outline around all of them: stroked dark first, then filled. */
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
