/** A tensor of a file, as it is stored. */
type Tensor = Int8Array | Float32Array;

/** The content of a file in the safetensors format. */
export interface TensorFile {
  /** Texts that belong to the tensors. */
  metadata: Readonly<Record<string, string>>;
  /** Returns a tensor. Throws if there is none of that name. */
  read: (name: string) => Tensor;
}

interface Header {
  [name: string]: { dtype: string; data_offsets: [number, number] } | undefined;
}

/**
 * Reads a file in the safetensors format: the length of a header (8 bytes), the header as JSON, and the numbers. Only whole
 * numbers of 8 bits and floating-point numbers of 32 bits are supported.
 */
export function readTensors(file: Uint8Array<ArrayBuffer>): TensorFile {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const headerLength = Number(view.getBigUint64(0, true));
  const text = new TextDecoder().decode(file.subarray(8, 8 + headerLength));
  const { __metadata__: metadata, ...header } = JSON.parse(text) as Header & { __metadata__: Record<string, string> };
  const start = file.byteOffset + 8 + headerLength;
  return {
    metadata,
    read: (name) => {
      const tensor = header[name];
      if (!tensor) throw new Error(`The file has no tensor ${name}.`);
      const [from, to] = tensor.data_offsets;
      // A copy, because numbers of 32 bits must start at a multiple of four.
      const buffer = file.buffer.slice(start + from, start + to);
      return tensor.dtype === 'I8' ? new Int8Array(buffer) : new Float32Array(buffer);
    },
  };
}
