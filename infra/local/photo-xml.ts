import { AwsFailure } from '#infra/local/engine.ts';

/** The little XML that the photo buckets speak. */

/** Text and lists of elements, by element name, in order. */
export interface Elements {
  [name: string]: string | Elements | Elements[] | undefined;
}

const namespace = 'http://s3.amazonaws.com/doc/2006-03-01/';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return [...text]
    .map((each) => escapes[each] ?? (each < ' ' ? `&#x${each.charCodeAt(0).toString(16).toUpperCase()};` : each))
    .join('');
}

function written(elements: Elements): string {
  return Object.entries(elements)
    .flatMap(([name, value]) => (Array.isArray(value) ? value : [value]).map((each) => [name, each] as const))
    .map(([name, value]) => {
      if (value === undefined) return '';
      return `<${name}>${typeof value === 'string' ? escaped(value) : written(value)}</${name}>`;
    })
    .join('');
}

/** A document with one root. Errors stand in no namespace. */
export function xmlDocument(root: string, elements: Elements): string {
  const attribute = root === 'Error' ? '' : ` xmlns="${namespace}"`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root}${attribute}>${written(elements)}</${root}>`;
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function malformed(): AwsFailure {
  return new AwsFailure('MalformedXML', 'The XML you provided was not well-formed or did not validate.');
}

function unescaped(text: string): string {
  return text.replace(/&([^;]*);?/g, (_, entity: string) => {
    const [, hex, decimal] = /^#(?:x([0-9a-f]{1,6})|(\d{1,7}))$/i.exec(entity) ?? [];
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    const character = code <= 0x10ffff ? String.fromCodePoint(code) : named[entity];
    if (character === undefined) throw malformed();
    return character;
  });
}

const objectElement = '<Object><Key>([^<]+)</Key></Object>';
const deleteDocument = new RegExp(
  `^\\s*(?:<\\?xml[^>]*\\?>)?\\s*<Delete(?: xmlns="${namespace}")?>((?:${objectElement}|<Quiet>(?:true|false)</Quiet>)+)</Delete>\\s*$`,
);

/**
 * What is to be deleted. Versions and conditions are not understood, and so refused.
 * @throws AwsFailure for any other document, and for more than a thousand keys
 */
export function parseDelete(document: string): { keys: string[]; quiet: boolean } {
  const content = deleteDocument.exec(document)?.[1];
  const keys = [...(content ?? '').matchAll(new RegExp(objectElement, 'g'))].map(([, key = '']) => unescaped(key));
  if (content === undefined || keys.length === 0 || keys.length > 1000) throw malformed();
  return { keys, quiet: content.includes('<Quiet>true</Quiet>') };
}
