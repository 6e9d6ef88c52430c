/**
 * Keys that name an owner's intent, so that a repeated submit is done once: the same form content keeps
 * its key until it has succeeded, changed content is another intent and gets another key.
 */
export interface IntentKeys {
  keyFor(content: unknown): string;
  /** The intent was carried out: the same content sent again is meant again. */
  done(): void;
}

/** A random key of 32 hexadecimal digits. `crypto.randomUUID` is missing where a site is opened over plain http. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The keys of one form. */
export function intentKeys(): IntentKeys {
  let current: { content: string; key: string } | undefined;
  return {
    keyFor(content) {
      const written = JSON.stringify(content);
      if (current?.content !== written) current = { content: written, key: randomKey() };
      return current.key;
    },
    done() {
      current = undefined;
    },
  };
}
