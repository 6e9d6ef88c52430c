"""The architecture of the Universal Sentence Encoder Lite, and its pretrained weights.

`shared/text-model/encoder.ts` computes the same.
"""

import json
import math
from pathlib import Path

import numpy as np
import torch
from torch import nn
from torch.nn import functional as F

HEADS = 4
MAX_PIECES = 128
EPSILON = 1e-6


def read_pretrained(folder: Path) -> dict[str, np.ndarray]:
    """Reads the weights of a model in the format of TensorFlow.js."""
    manifest = json.loads((folder / "model.json").read_text())["weightsManifest"][0]
    data = b"".join((folder / path).read_bytes() for path in manifest["paths"])
    types = {"float32": np.float32, "int32": np.int32, "bool": np.bool_}
    weights, at = {}, 0
    for entry in manifest["weights"]:
        kind = np.dtype(types[entry["dtype"]])
        size = math.prod(entry["shape"]) * kind.itemsize
        weights[entry["name"]] = np.frombuffer(data[at : at + size], kind).reshape(entry["shape"]).copy()
        at += size
    return weights


class Layer(nn.Module):
    """A layer with normalization before attention and before the feed-forward part."""

    def __init__(self, index: int, weights: dict[str, np.ndarray], dropout: float):
        super().__init__()
        names = "module_apply_default/Encoder_en/KonaTransformer/Encode/"
        layer = f"Layer_{index}/TransformerLayer/"
        stack = f"{names}TransformerStack/{layer}FFN/"
        kernels = f"module/Encoder_en/KonaTransformer/Encode/{layer}MultiheadAttention/"

        def load(name: str) -> nn.Parameter:
            return nn.Parameter(torch.tensor(weights[name]).squeeze())

        def variable(name: str) -> nn.Parameter:
            return load(f"{names}{layer}{name}/ConcatPartitions/concat")

        self.qkv = load(f"{kernels}qkv_transform_single/kernel/part_0")
        self.qkv_bias = variable("MultiheadAttention/qkv_transform_single/bias")
        self.out = load(f"{kernels}output_transform_single/kernel/part_0")
        self.out_bias = variable("MultiheadAttention/output_transform_single/bias")
        self.scale_1 = variable("layer_prepostprocess/layer_norm/layer_norm_scale")
        self.shift_1 = variable("layer_prepostprocess/layer_norm/layer_norm_bias")
        self.scale_2 = variable("FFN/layer_prepostprocess/layer_norm/layer_norm_scale")
        self.shift_2 = variable("FFN/layer_prepostprocess/layer_norm/layer_norm_bias")
        self.expand = load(f"{stack}conv1/Tensordot/Reshape_1")
        self.expand_bias = variable("FFN/conv1/bias")
        self.contract = load(f"{stack}conv2/Tensordot/Reshape_1")
        self.contract_bias = variable("FFN/conv2/bias")
        # The first layer widens its input, so its residual connection needs a matrix.
        self.residual = variable("dense/kernel") if index == 0 else None
        self.residual_bias = variable("dense/bias") if index == 0 else None
        self.dropout = dropout

    def forward(self, x: torch.Tensor, mask_bias: torch.Tensor) -> torch.Tensor:
        texts, pieces, size = x.shape
        normal = F.layer_norm(x, (size,), self.scale_1, self.shift_1, EPSILON)
        width = self.qkv.shape[1] // 3
        q, k, v = (
            part.view(texts, pieces, HEADS, width // HEADS).transpose(1, 2)
            for part in (normal @ self.qkv + self.qkv_bias).split(width, 2)
        )
        shares = torch.softmax(q @ k.transpose(2, 3) * (width // HEADS) ** -0.5 + mask_bias, 3)
        mixed = (shares @ v).transpose(1, 2).reshape(texts, pieces, width) @ self.out + self.out_bias
        if self.residual is not None:
            x = x @ self.residual + self.residual_bias
        x = x + F.dropout(mixed, self.dropout, self.training)
        normal = F.layer_norm(x, (x.shape[2],), self.scale_2, self.shift_2, EPSILON)
        fed = F.relu(normal @ self.expand + self.expand_bias) @ self.contract + self.contract_bias
        return x + F.dropout(fed, self.dropout, self.training)


class Encoder(nn.Module):
    """Returns the meanings of texts as vectors of length 1. The texts are lists of pieces, padded with -1."""

    def __init__(self, weights: dict[str, np.ndarray], kept: list[int], dropout: float, piece_dropout: float):
        super().__init__()
        names = "module/Encoder_en/hidden_layers/tanh_layer_0/"
        self.embeddings = nn.Parameter(torch.tensor(weights["module/Embeddings_en"][kept]))
        self.layers = nn.ModuleList(Layer(index, weights, dropout) for index in (0, 1))
        self.out = nn.Parameter(torch.tensor(weights[f"{names}weights"]))
        self.out_bias = nn.Parameter(torch.tensor(weights[f"{names}bias"]))
        self.piece_dropout = piece_dropout

    def forward(self, pieces: torch.Tensor) -> torch.Tensor:
        mask = pieces >= 0
        vectors = self.embeddings[pieces.clamp(min=0)]
        if self.training:
            vectors = vectors * (torch.rand(pieces.shape) > self.piece_dropout).float()[..., None]
        waves = vectors.shape[2] // 2
        rates = 10_000.0 ** (-torch.arange(waves) / (waves - 1))
        angles = torch.arange(pieces.shape[1])[:, None] * rates
        # An embedding counts twice: once itself, and once with the signal of its position.
        x = (2 * vectors + torch.cat([angles.sin(), angles.cos()], 1)) * mask[..., None]
        mask_bias = (~mask).float()[:, None, None, :] * -1e9
        for layer in self.layers:
            x = layer(x, mask_bias)
        mean = (x * mask[..., None]).sum(1) / mask.sum(1, keepdim=True).clamp(min=1)
        return F.normalize(torch.tanh(mean @ self.out + self.out_bias), dim=1)


def pad(texts: list[list[int]]) -> torch.Tensor:
    """Puts texts into one tensor. What does not fit is cut off."""
    length = max(1, min(MAX_PIECES, max(map(len, texts))))
    padded = torch.full((len(texts), length), -1)
    for row, pieces in enumerate(texts):
        cut = pieces[:length]
        padded[row, : len(cut)] = torch.tensor(cut)
    return padded
