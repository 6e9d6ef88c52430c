import { readFile } from 'node:fs/promises';
import { log } from '#functions/core/log.ts';
import { decodeModel, type TextModel } from '#shared/text-model/decode-model.ts';
import { type Reading, readWith } from '#shared/text-model/read-text.ts';

let loaded: Promise<TextModel> | undefined;

/** Loads the committed model, once. */
export function loadModel(): Promise<TextModel> {
  loaded ??= readFile(new URL('model.safetensors', import.meta.url))
    .then(decodeModel)
    .catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
  return loaded;
}

/** The last readings by text: a message is read for the check, for the model and for the guide. */
const lastReadings = new Map<string, Reading>();
const maxReadings = 8;

/** Reads a text. If that fails, there is no reading, and the smaller models decide alone. */
export async function readText(text: string): Promise<Reading | undefined> {
  const known = lastReadings.get(text);
  if (known) return known;
  try {
    const reading = readWith(await loadModel(), text);
    lastReadings.set(text, reading);
    const [oldest] = lastReadings.keys();
    if (lastReadings.size > maxReadings && oldest !== undefined) lastReadings.delete(oldest);
    return reading;
  } catch (error) {
    log.error('The text model could not read a text', error);
    return undefined;
  }
}
