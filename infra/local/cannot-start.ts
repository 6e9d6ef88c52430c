/** A reason not to start that the person at the keyboard can act on: one clear sentence or two, shown without a stack. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart';
}
