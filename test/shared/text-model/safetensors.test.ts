import { expect, test } from 'vitest';
import { readTensors } from '#shared/text-model/safetensors.ts';

/** A file with a header and the numbers 1 and -1 of 8 bits, and 0.5 of 32 bits. */
function buildFile(): Uint8Array<ArrayBuffer> {
  const header = JSON.stringify({
    __metadata__: { of: 'a test' },
    small: { dtype: 'I8', shape: [2], data_offsets: [0, 2] },
    large: { dtype: 'F32', shape: [1], data_offsets: [2, 6] },
  });
  const file = new Uint8Array(8 + header.length + 6);
  const view = new DataView(file.buffer);
  view.setBigUint64(0, BigInt(header.length), true);
  file.set(new TextEncoder().encode(header), 8);
  view.setInt8(8 + header.length, 1);
  view.setInt8(9 + header.length, -1);
  view.setFloat32(10 + header.length, 0.5, true);
  return file;
}

test('numbers of both kinds and the texts are read, wherever they start', () => {
  const { read, metadata } = readTensors(buildFile());
  expect(read('small')).toEqual(Int8Array.of(1, -1));
  expect(read('large')).toEqual(Float32Array.of(0.5));
  expect(metadata).toEqual({ of: 'a test' });
});

test('a missing tensor is named', () => {
  expect(() => readTensors(buildFile()).read('missing')).toThrow('no tensor missing');
});
