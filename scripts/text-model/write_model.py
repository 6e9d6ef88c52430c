"""Writes a trained text model in the safetensors format, which `shared/text-model/decode-model.ts` reads."""

import json
import struct
from pathlib import Path

import numpy as np

LARGEST = 127


def write_model(path: Path, encoder, heads: dict, pieces: dict, articles: list[str]) -> None:
    """Rounds each row of a matrix to whole numbers of 8 bits, in units of its own."""
    tensors = {}

    def numbers(values) -> np.ndarray:
        return values.detach().numpy().astype(np.float32)

    def rows(name: str, matrix) -> None:
        units = np.maximum(np.abs(numbers(matrix)).max(1), 1e-9) / LARGEST
        tensors[name] = np.round(numbers(matrix) / units[:, None]).astype(np.int8)
        tensors[f"{name}.units"] = units

    def linear(name: str, matrix, bias) -> None:
        rows(name, matrix)
        tensors[f"{name}.bias"] = numbers(bias)

    def norm(name: str, scale, shift) -> None:
        tensors[f"{name}.scale"] = numbers(scale)
        tensors[f"{name}.shift"] = numbers(shift)

    rows("embeddings", encoder.embeddings)
    for index, layer in enumerate(encoder.layers):
        name = f"layer{index}"
        norm(f"{name}.attentionNorm", layer.scale_1, layer.shift_1)
        linear(f"{name}.queryKeyValue", layer.qkv.t(), layer.qkv_bias)
        linear(f"{name}.attentionOutput", layer.out.t(), layer.out_bias)
        if layer.residual is not None:
            linear(f"{name}.residual", layer.residual.t(), layer.residual_bias)
        norm(f"{name}.feedForwardNorm", layer.scale_2, layer.shift_2)
        linear(f"{name}.expand", layer.expand.t(), layer.expand_bias)
        linear(f"{name}.contract", layer.contract.t(), layer.contract_bias)
    linear("output", encoder.out.t(), encoder.out_bias)
    for name, classes in heads.items():
        linear(name, classes.scale * classes.vectors, classes.bias)
    tensors["pieces.scores"] = np.array(pieces["scores"], np.float32)

    header = {"__metadata__": {"pieces": "\n".join(pieces["pieces"]), "articleIds": "\n".join(articles)}}
    data = b""
    for name, tensor in tensors.items():
        content = tensor.tobytes()
        header[name] = {
            "dtype": "I8" if tensor.dtype == np.int8 else "F32",
            "shape": list(tensor.shape),
            "data_offsets": [len(data), len(data) + len(content)],
        }
        data += content
    encoded = json.dumps(header, ensure_ascii=False, separators=(",", ":")).encode()
    temporary = path.with_suffix(".new")
    temporary.write_bytes(struct.pack("<Q", len(encoded)) + encoded + data)
    temporary.replace(path)
