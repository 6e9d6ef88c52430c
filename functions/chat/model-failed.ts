/** Why there is no answer of the model. */
export type ModelFailure = 'budget' | 'failed' | 'timeout' | 'unusable';

/** The model gave no answer that can be used. Its own file, because the client of Bedrock is loaded on first use. */
export class ModelFailed extends Error {
  readonly reason: ModelFailure;

  constructor(reason: ModelFailure, options?: ErrorOptions) {
    super(`The model gave no answer: ${reason}.`, options);
    this.name = 'ModelFailed';
    this.reason = reason;
  }
}
