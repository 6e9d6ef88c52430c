/**
 * Declares a regular expression that is created on first use. V8 expands Unicode classes such as `\p{L}` already while it
 * loads a file with such a literal, used or not, which takes longer than all other code of a form's schema.
 */
export function lazyRegExp(source: string, flags: string): () => RegExp {
  let pattern: RegExp | undefined;
  return () => {
    pattern ??= new RegExp(source, flags);
    return pattern;
  };
}
