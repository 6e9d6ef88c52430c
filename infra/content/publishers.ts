import * as z from 'zod/mini';
import type { Mistakes } from '#infra/content/content-error.ts';
import { type ContentFile, contentFolder } from '#infra/content/content-files.ts';
import { text } from '#infra/content/schema.ts';
import { readYaml } from '#infra/content/yaml.ts';

export const publishersPath = `${contentFolder}/publishers.yaml`;

/** Returns the publisher of a page; undefined for a page that may not be cited. */
export type FindPublisher = (url: string) => string | undefined;

/**
 * Reads the publishers whose pages may be cited, by domain. A page belongs to the longest listed domain that its host
 * name ends with.
 */
export function readPublishers(files: readonly ContentFile[], mistakes: Mistakes): FindPublisher {
  const file = files.find(({ path }) => path === publishersPath);
  if (!file) mistakes.add(publishersPath, 1, 'the file is missing');
  const data = file && readYaml(z.record(text(), text()), file, mistakes);
  const publishers = new Map(Object.entries(data?.value ?? {}));
  return (url) => {
    const labels = URL.canParse(url) ? new URL(url).hostname.split('.') : [];
    const ends = labels.map((_, index) => labels.slice(index).join('.'));
    return ends.map((end) => publishers.get(end)).find((name) => name !== undefined);
  };
}
