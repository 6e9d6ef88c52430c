import { decodeModels, type LinearModels } from '#shared/emergency/model.ts';
import { modelWeights } from '#shared/emergency/model-weights.ts';
import type { Network } from '#shared/emergency/network.ts';
import { decodeNetwork } from '#shared/emergency/network-encoding.ts';
import { networkWeights } from '#shared/emergency/network-weights.ts';

/** The models of the check. Their scores are added. */
export interface Models extends LinearModels {
  network: Network;
}

let committed: Models | undefined;

/** Decodes the committed weights, once. */
export function loadModels(): Models {
  committed ??= { ...decodeModels(modelWeights), network: decodeNetwork(networkWeights) };
  return committed;
}
