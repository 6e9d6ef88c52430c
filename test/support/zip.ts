import { promisify } from 'node:util';
import { type Entry, fromBuffer, type Options, type ZipFile } from 'yauzl';

const open = promisify<Buffer, Options, ZipFile>(fromBuffer);

/** Reads all files of a ZIP with a reader that has nothing in common with our writer. Checks every checksum. */
export async function readZip(zip: Buffer): Promise<Map<string, Buffer>> {
  const file = await open(zip, { lazyEntries: true });
  const read = promisify<Entry, NodeJS.ReadableStream>(file.openReadStream.bind(file));
  const files = new Map<string, Buffer>();
  return new Promise((resolve, reject) => {
    file.on('entry', (entry: Entry) => {
      read(entry)
        .then(async (stream) =>
          files.set(entry.fileName, Buffer.concat(await Array.fromAsync(stream as AsyncIterable<Buffer>))),
        )
        .then(() => file.readEntry(), reject);
    });
    file.on('end', () => resolve(files));
    file.on('error', reject);
    file.readEntry();
  });
}
