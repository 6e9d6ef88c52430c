/**
 * Creates a random key of 32 hexadecimal digits. `crypto.randomUUID` is not used, because it requires a secure context.
 */
export function createKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * The idempotency keys of one action of the user. A retry of the same request reuses its key until the action succeeds.
 * A request with changed content gets a new key.
 */
export class IdempotencyKeys {
  readonly #keys = new Map<string, { content: string; key: string }>();

  /** Returns the key for a request of an operation with this content. */
  keyFor(operation: string, request: unknown): string {
    const content = JSON.stringify(request ?? null);
    const known = this.#keys.get(operation);
    if (known?.content === content) return known.key;
    const key = createKey();
    this.#keys.set(operation, { content, key });
    return key;
  }

  /** Forgets the keys. Call it after a success, because the same content sent again is a new action. */
  reset(): void {
    this.#keys.clear();
  }
}
