/** A mistake in a content file. */
export interface Mistake {
  /** The path from the project's root. */
  path: string;
  line: number;
  message: string;
}

/** Mistakes in content files, in the form of a compiler's errors: file, line, what is wrong. */
export class ContentError extends Error {
  override readonly name = 'ContentError';

  constructor(mistakes: readonly Mistake[]) {
    const sorted = mistakes.toSorted((a, b) => a.path.localeCompare(b.path, 'en') || a.line - b.line);
    super(sorted.map(({ path, line, message }) => `${path}:${line}: ${message}`).join('\n'));
  }
}

/** Collects mistakes, so that an author sees all of them at once. */
export class Mistakes {
  readonly #found: Mistake[] = [];

  /** Adds a mistake to the list. */
  add(path: string, line: number, message: string): void {
    this.#found.push({ path, line, message });
  }

  /** What is wrong, without the places. */
  get messages(): string[] {
    return this.#found.map(({ message }) => message);
  }

  /** @throws ContentError when there are mistakes */
  throwIfAny(): void {
    if (this.#found.length > 0) throw new ContentError(this.#found);
  }
}
