"""Trains the text model on the examples that `write-examples.ts` writes. See README.md.

    python3 train.py <folder of the pretrained encoder> <folder of the examples> <model file>
"""

import json
import math
import random
import sys
from pathlib import Path

import torch
from torch import nn
from torch.nn import functional as F

from encoder import Encoder, pad, read_pretrained
from write_model import write_model

EPOCHS = 5
# The emergency texts are many, and need fewer epochs.
FIRST_EPOCH_OF_CHECK = 2
BATCH = 64
# Learning rates of the pretrained encoder, of the articles, and of the verdicts.
LEARNING_RATES = (3e-4, 3e-3, 3e-4)
WARM_UP_STEPS = 200
DROPOUT = 0.1
PIECE_DROPOUT = 0.1
SMOOTHING = {"articles": 0.05, "verdict": 0.02}
# The first article of a question counts most.
FIRST_SHARE = 0.6
VERDICTS = ["harmless", "urgent", "emergency"]
VECTOR_SIZE = 512
# The scale of logits of vectors of length 1 at the start.
LOGIT_SCALE = 16.0


class Classes(nn.Module):
    """Compares a text's meaning with a vector of each class."""

    def __init__(self, vectors: torch.Tensor):
        super().__init__()
        self.vectors = nn.Parameter(vectors)
        self.bias = nn.Parameter(torch.zeros(len(vectors)))
        self.scale = nn.Parameter(torch.tensor(LOGIT_SCALE))

    def forward(self, meaning: torch.Tensor) -> torch.Tensor:
        return self.scale * F.dropout(meaning, DROPOUT, self.training) @ self.vectors.t() + self.bias


def list_targets(examples: list[dict], index_of: dict[str, int]) -> torch.Tensor:
    """Returns the probability that each example should get for each class. The last class is "no article"."""
    targets = torch.zeros(len(examples), len(index_of) + 1)
    for row, example in enumerate(examples):
        first, *others = [index_of[article] for article in example["articles"]] or [len(index_of)]
        targets[row, first] = FIRST_SHARE if others else 1
        for other in others:
            targets[row, other] += (1 - FIRST_SHARE) / len(others)
    return targets


def list_batches(examples: list[dict]) -> list[list[dict]]:
    """Returns random batches of texts of similar length."""
    shuffled = random.sample(examples, len(examples))
    batches = []
    for start in range(0, len(shuffled), BATCH * 20):
        similar = sorted(shuffled[start : start + BATCH * 20], key=lambda each: len(each["pieces"]))
        batches += [similar[at : at + BATCH] for at in range(0, len(similar), BATCH)]
    return batches


@torch.no_grad()
def average_meanings(encoder: Encoder, examples: list[dict], index_of: dict[str, int]) -> torch.Tensor:
    """Returns the mean direction of each article's questions, from which the classes start."""
    encoder.eval()
    sums = torch.zeros(len(index_of) + 1, VECTOR_SIZE)
    for batch in list_batches(examples):
        sums += list_targets(batch, index_of).t() @ encoder(pad([each["pieces"] for each in batch]))
    return F.normalize(sums, dim=1)


def smooth(targets: torch.Tensor, kind: str) -> torch.Tensor:
    return targets * (1 - SMOOTHING[kind]) + SMOOTHING[kind] / targets.shape[1]


def main(pretrained: Path, folder: Path, model: Path) -> None:
    torch.manual_seed(1)
    random.seed(1)
    pieces = json.loads((folder / "pieces.json").read_text())
    articles = json.loads((folder / "articles.json").read_text())
    index_of = {article: index for index, article in enumerate(articles)}
    examples = [json.loads(line) for line in (folder / "examples.jsonl").read_text().splitlines()]
    of_guide = [each for each in examples if "articles" in each]
    of_check = [each for each in examples if "verdict" in each]
    encoder = Encoder(read_pretrained(pretrained), pieces["kept"], DROPOUT, PIECE_DROPOUT)
    guide = Classes(average_meanings(encoder, of_guide, index_of))
    check = Classes(torch.zeros(len(VERDICTS), VECTOR_SIZE))
    heads = nn.ModuleList([guide, check])
    optimizer = torch.optim.Adam([{"params": part.parameters()} for part in (encoder, guide, check)])
    epochs = [of_guide + (of_check if epoch >= FIRST_EPOCH_OF_CHECK else []) for epoch in range(EPOCHS)]
    steps = sum(math.ceil(len(each) / BATCH) for each in epochs)
    step = 0
    for number, texts in enumerate(epochs):
        encoder.train()
        heads.train()
        batches = list_batches([each for each in texts if "articles" in each])
        batches += list_batches([each for each in texts if "verdict" in each])
        random.shuffle(batches)
        losses = {"articles": [], "verdict": []}
        for batch in batches:
            step += 1
            factor = min(1, step / WARM_UP_STEPS) * (1 - step / (steps + 1))
            for group, rate in zip(optimizer.param_groups, LEARNING_RATES):
                group["lr"] = rate * factor
            # Numbers of 16 bits take a third of the time.
            with torch.autocast("cpu", dtype=torch.bfloat16):
                meaning = encoder(pad([each["pieces"] for each in batch])).float()
            if "articles" in batch[0]:
                kind, logits, targets = "articles", guide(meaning), list_targets(batch, index_of)
            else:
                kind, logits = "verdict", check(meaning)
                targets = torch.eye(len(VERDICTS))[[VERDICTS.index(each["verdict"]) for each in batch]]
            loss = F.cross_entropy(logits, smooth(targets, kind))
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            losses[kind].append(loss.item())
            if step % 100 == 0:
                means = {kind: round(sum(all) / max(1, len(all)), 3) for kind, all in losses.items()}
                print(f"epoch {number + 1}, step {step} of {steps}: {means}", flush=True)
        write_model(model, encoder, {"articles": guide, "urgency": check}, pieces, articles)


main(*map(Path, sys.argv[1:4]))
