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
# The emergency texts are many, and need fewer epochs, for their verdicts as well as for the guesses. The first epoch is 0.
FIRST_EPOCH_OF_CHECK = 2
TEACHERS = 2
BATCH = 64
# Learning rates of the pretrained encoder, of the articles, and of the verdicts.
LEARNING_RATES = (3e-4, 3e-3, 3e-4)
WARM_UP_STEPS = 200
DROPOUT = 0.1
PIECE_DROPOUT = 0.1
# By task. A text of a task has a field of that name.
SMOOTHING = {"articles": 0.05, "guess": 0.03, "verdict": 0.02}
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


def compute_targets(examples: list[dict], index_of: dict[str, int]) -> torch.Tensor:
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


def read_meanings(encoder: Encoder, batch: list[dict]) -> torch.Tensor:
    """Returns the meanings of the texts of a batch."""
    # Numbers of 16 bits take a third of the time.
    with torch.autocast("cpu", dtype=torch.bfloat16):
        return encoder(pad([each["pieces"] for each in batch])).float()


class Model(nn.Module):
    """The encoder, and what it is trained for."""

    def __init__(self, pretrained: Path, kept: list[int], of_guide: list[dict], index_of: dict[str, int]):
        super().__init__()
        self.index_of = index_of
        self.encoder = Encoder(read_pretrained(pretrained), kept, DROPOUT, PIECE_DROPOUT)
        self.guide = Classes(self.average_meanings(of_guide))
        self.check = Classes(torch.zeros(len(VERDICTS), VECTOR_SIZE))

    @torch.no_grad()
    def average_meanings(self, of_guide: list[dict]) -> torch.Tensor:
        """Returns the mean direction of each article's questions, from which the classes start."""
        self.encoder.eval()
        sums = torch.zeros(len(self.index_of) + 1, VECTOR_SIZE)
        for batch in list_batches(of_guide):
            sums += compute_targets(batch, self.index_of).t() @ read_meanings(self.encoder, batch)
        return F.normalize(sums, dim=1)

    @torch.no_grad()
    def guess_articles(self, texts: list[dict]) -> list[torch.Tensor]:
        """Returns the probability of each article and of "no article" for each text."""
        self.eval()
        starts = range(0, len(texts), BATCH)
        batches = [texts[start : start + BATCH] for start in starts]
        return [row for each in batches for row in F.softmax(self.guide(read_meanings(self.encoder, each)), 1)]

    def compute_loss(self, batch: list[dict]) -> tuple[str, torch.Tensor]:
        """Returns the task of a batch, and its loss."""
        task = next(task for task in SMOOTHING if task in batch[0])
        meaning = read_meanings(self.encoder, batch)
        if task == "articles":
            logits, targets = self.guide(meaning), compute_targets(batch, self.index_of)
        elif task == "guess":
            logits, targets = self.guide(meaning), torch.stack([each["guess"] for each in batch])
        else:
            logits = self.check(meaning)
            targets = torch.eye(len(VERDICTS))[[VERDICTS.index(each["verdict"]) for each in batch]]
        smoothed = targets * (1 - SMOOTHING[task]) + SMOOTHING[task] / targets.shape[1]
        return task, F.cross_entropy(logits, smoothed)


def train_model(model: Model, epochs: list[list[list[dict]]]) -> None:
    """Trains a model with the texts of each epoch, which are in a list for each task."""
    parts = (model.encoder, model.guide, model.check)
    optimizer = torch.optim.Adam([{"params": part.parameters()} for part in parts])
    steps = sum(math.ceil(len(texts) / BATCH) for tasks in epochs for texts in tasks)
    step = 0
    for number, tasks in enumerate(epochs):
        model.train()
        batches = [batch for texts in tasks for batch in list_batches(texts)]
        random.shuffle(batches)
        losses = {task: [] for task in SMOOTHING}
        for batch in batches:
            step += 1
            factor = min(1, step / WARM_UP_STEPS) * (1 - step / (steps + 1))
            for group, rate in zip(optimizer.param_groups, LEARNING_RATES):
                group["lr"] = rate * factor
            task, loss = model.compute_loss(batch)
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            losses[task].append(loss.item())
            if step % 100 == 0:
                means = {task: round(sum(each) / len(each), 3) for task, each in losses.items() if each}
                print(f"epoch {number + 1}, step {step} of {steps}: {means}", flush=True)


def main(pretrained: Path, folder: Path, file: Path) -> None:
    torch.manual_seed(1)
    random.seed(1)
    pieces = json.loads((folder / "pieces.json").read_text())
    articles = json.loads((folder / "articles.json").read_text())
    index_of = {article: index for index, article in enumerate(articles)}
    examples = [json.loads(line) for line in (folder / "examples.jsonl").read_text().splitlines()]
    of_guide = [each for each in examples if "articles" in each]
    of_check = [each for each in examples if "verdict" in each]

    def create_model() -> Model:
        return Model(pretrained, pieces["kept"], of_guide, index_of)

    # Nobody has said which articles the texts of the check are about. Two models guess it together, and a third one learns from
    # their guesses as well, which makes it as good as the two.
    guesses = []
    for number in range(TEACHERS):
        print(f"Teacher {number + 1} of {TEACHERS}")
        teacher = create_model()
        train_model(teacher, [[of_guide]] * EPOCHS)
        guesses.append(teacher.guess_articles(of_check))
    guessed = [
        {"pieces": each["pieces"], "guess": sum(rows) / TEACHERS} for each, *rows in zip(of_check, *guesses, strict=True)
    ]
    print("The model")
    model = create_model()
    of_epoch = [[of_guide] + ([of_check, guessed] if epoch >= FIRST_EPOCH_OF_CHECK else []) for epoch in range(EPOCHS)]
    train_model(model, of_epoch)
    write_model(file, model.encoder, {"articles": model.guide, "urgency": model.check}, pieces, articles)


main(*map(Path, sys.argv[1:4]))
