import { createReadStream } from 'node:fs';
import { Tokenizer, TokenParser, TokenType } from '@streamparser/json';

/** An element of the file, and where it starts. */
export interface Element {
  value: unknown;
  line: number;
  /** In bytes from the start of the file. */
  offset: number;
}

/** The file is not valid JSON, or ends too early. The elements before the error were read. */
export class InvalidFile extends Error {}

const opening: readonly TokenType[] = [TokenType.LEFT_BRACE, TokenType.LEFT_BRACKET];
const closing: readonly TokenType[] = [TokenType.RIGHT_BRACE, TokenType.RIGHT_BRACKET];
const separators: readonly TokenType[] = [TokenType.COMMA, TokenType.COLON];

/** The nesting of the elements: in an array, in the root object. */
const elementDepth = 2;

/** Counts the lines of a file whose chunks arrive one after the other. */
class LineCounter {
  private line = 1;
  /** The offset up to which lines are counted. */
  private counted = 0;
  private start = 0;
  private chunk: Uint8Array = new Uint8Array();

  add(chunk: Uint8Array): void {
    this.find(this.start + this.chunk.length);
    this.start += this.chunk.length;
    this.chunk = chunk;
  }

  /** Returns the line of an offset in the current chunk. The offsets must increase. */
  find(offset: number): number {
    const newline = 10;
    for (; this.counted < offset; this.counted += 1) {
      if (this.chunk[this.counted - this.start] === newline) this.line += 1;
    }
    return this.line;
  }
}

/**
 * Reads the elements of Overpass JSON (`elements`) or GeoJSON (`features`) from a file of any size, one chunk at a time.
 * @param onProgress is called with the number of bytes that have been read
 * @throws InvalidFile
 */
export async function* readElements(file: string, onProgress: (bytes: number) => void): AsyncGenerator<Element> {
  const lines = new LineCounter();
  const found: Element[] = [];
  const tokenizer = new Tokenizer();
  // Without the stack, elements are released when they have been read.
  const parser = new TokenParser({ paths: ['$.elements.*', '$.features.*'], keepStack: false });
  let depth = 0;
  let start = { line: 1, offset: 0 };
  tokenizer.onToken = (token) => {
    if (depth === elementDepth && !closing.includes(token.token) && !separators.includes(token.token)) {
      start = { line: lines.find(token.offset), offset: token.offset };
    }
    if (opening.includes(token.token)) depth += 1;
    if (closing.includes(token.token)) depth -= 1;
    parser.write(token);
  };
  parser.onValue = ({ value }) => found.push({ value, ...start });
  let bytes = 0;
  let hasElements = false;
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    lines.add(chunk);
    bytes += chunk.length;
    const failure = attempt(() => tokenizer.write(chunk));
    hasElements ||= found.length > 0;
    yield* found.splice(0);
    if (failure) throw new InvalidFile(`The file is not valid JSON near line ${lines.find(bytes)}: ${failure.message}`);
    onProgress(bytes);
  }
  if (depth > 0) throw new InvalidFile(`The file ends too early, in line ${lines.find(bytes)}.`);
  if (!hasElements) throw new InvalidFile('The file has no "elements" (Overpass JSON) or "features" (GeoJSON).');
}

function attempt(work: () => void): Error | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    return error as Error;
  }
}
