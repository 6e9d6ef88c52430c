/**
 * Returns a function that creates a regular expression on the first call. V8 expands Unicode classes such as `\p{L}` in
 * a regular expression literal when the file is loaded, which takes longer than all other code of a form's schema.
 */
export function lazyRegExp(source: string, flags: string): () => RegExp {
  let pattern: RegExp | undefined;
  return () => {
    pattern ??= new RegExp(source, flags);
    return pattern;
  };
}
