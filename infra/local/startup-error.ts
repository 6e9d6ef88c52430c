/** A reason not to start that the user can act on: one or two clear sentences, shown without a stack. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
