/** A reason not to start that the user can act on. The message is one or two sentences, shown without a stack trace. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
