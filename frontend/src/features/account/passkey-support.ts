/** Whether this browser has passkeys, and reads and writes them as JSON. Others sign in with the password. */
export function hasPasskeys(): boolean {
  return typeof globalThis.PublicKeyCredential?.parseCreationOptionsFromJSON === 'function';
}

/** The browser's error when the owner cancels the prompt, or takes too long. */
export function isCanceled(error: unknown): boolean {
  return error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'AbortError');
}

/** The browser's error when the device has a passkey for the account already. */
export function isAddedAlready(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'InvalidStateError';
}
