import { addAbortSignal, pipeline, type Readable, Transform } from 'node:stream';
import {
  BedrockRuntimeClient,
  ConverseCommand,
  type ConverseCommandInput,
  type ConverseCommandOutput,
} from '@aws-sdk/client-bedrock-runtime';
import { NodeHttpHandler } from '@smithy/node-http-handler';
import { ModelFailed } from '#functions/chat/model-failed.ts';
import { reserveTokens, settleTokens, type TokenReservation } from '#functions/chat/token-budget.ts';
import { elapsed } from '#functions/core/clock.ts';
import { environment } from '#functions/core/environment.ts';
import { log } from '#functions/core/log.ts';

/** What the model gets, and the form of its answer. */
export interface ModelRequest {
  system: string;
  /** The user turn. */
  data: string;
  /** The tool that the model must call: its input is the answer. */
  tool: { name: string; description: string; schema: Record<string, unknown> };
  maxTokens: number;
}

/** For both attempts together. Within the Lambda's 28 seconds, it leaves time to answer from the care guide. */
const totalMs = 20_000;

/** The part of the time that must be left for a second attempt. */
const minPartForRetry = 0.3;

const retryDelayMs = 300;

/** Far more than the longest answer. */
const maxResponseBytes = 256 * 1024;

/** Limits the size of responses. A body that is larger, or is still arriving when the time is over, fails. */
class BoundedHandler extends NodeHttpHandler {
  override async handle(...[request, options]: Parameters<NodeHttpHandler['handle']>) {
    const { response } = await super.handle(request, options);
    let bytes = 0;
    const bounded = new Transform({
      transform: (chunk: Buffer, _encoding, done) => {
        bytes += chunk.length;
        done(bytes > maxResponseBytes ? new Error('The response is too large.') : null, chunk);
      },
    });
    // Errors reach the reader through `bounded`.
    pipeline(response.body as Readable, bounded, () => undefined);
    if (options?.abortSignal) addAbortSignal(options.abortSignal as AbortSignal, bounded);
    return { response: Object.assign(response, { body: bounded }) };
  }
}

let client: BedrockRuntimeClient | undefined;

function bedrock(): BedrockRuntimeClient {
  // HTTP/1, because a Lambda calls once and HTTP/2 only adds a handshake. We retry, because both attempts share a time limit.
  client ??= new BedrockRuntimeClient({
    maxAttempts: 1,
    requestHandler: new BoundedHandler({ connectionTimeout: 3000 }),
  });
  return client;
}

function buildInput(modelId: string, { system, data, tool, maxTokens }: ModelRequest): ConverseCommandInput {
  const { name, description, schema } = tool;
  return {
    modelId,
    system: [{ text: system }],
    messages: [{ role: 'user', content: [{ text: data }] }],
    inferenceConfig: { maxTokens, temperature: 0.2 },
    toolConfig: {
      tools: [{ toolSpec: { name, description, inputSchema: { json: schema as never } } }],
      toolChoice: { tool: { name } },
    },
  };
}

/** An upper bound of a call's tokens: no tokenizer needs more than one for three bytes of such text. */
function estimate({ system, data, tool, maxTokens }: ModelRequest): number {
  return Math.ceil(Buffer.byteLength(system + data + JSON.stringify(tool)) / 3) + maxTokens;
}

/** Whether an error says that the model did not run. A lost response may have been charged. */
function isFree(error: unknown): boolean {
  const { $metadata, code } = error as { $metadata?: { httpStatusCode?: number }; code?: string };
  const status = $metadata?.httpStatusCode ?? 0;
  return status >= 400 || code === 'ECONNREFUSED';
}

/** An inexact budget is better than a lost answer. */
async function settleIfPossible(reservation: TokenReservation, used: number): Promise<void> {
  try {
    await settleTokens(reservation, used);
  } catch (error) {
    log.warn('The token budget was not corrected', log.describe(error));
  }
}

/** Calls the model once, within the budget. */
async function call(input: ConverseCommandInput, tokens: number, signal: AbortSignal): Promise<ConverseCommandOutput> {
  const reservation = await reserveTokens(tokens);
  if (!reservation) throw new ModelFailed('budget');
  try {
    const output = await bedrock().send(new ConverseCommand(input), { abortSignal: signal });
    await settleIfPossible(reservation, output.usage?.totalTokens ?? tokens);
    return output;
  } catch (error) {
    if (isFree(error)) await settleIfPossible(reservation, 0);
    throw error;
  }
}

function findToolInput({ output }: ConverseCommandOutput, name: string): unknown {
  const { content = [] } = output?.message ?? {};
  return content.find(({ toolUse }) => toolUse?.name === name)?.toolUse?.input;
}

/**
 * Asks the model, twice if the first attempt fails soon.
 * @param accept turns the tool's input into the answer, or undefined if it cannot be used
 * @throws ModelFailed
 */
export async function askModel<Answer>(
  request: ModelRequest,
  accept: (input: unknown) => Answer | undefined,
): Promise<Answer> {
  const limitMs = environment('ASSISTANT_TIMEOUT_MS') ?? totalMs;
  const input = buildInput(environment('ASSISTANT_MODEL_ID'), request);
  const startedAt = elapsed();
  const signal = AbortSignal.timeout(limitMs);
  let failure = new ModelFailed('failed');
  for (let attempt = 1; attempt <= 2; attempt += 1) {
    try {
      const output = await call(input, estimate(request), signal);
      const answer = accept(findToolInput(output, request.tool.name));
      const fields = { attempt, ms: Math.round(elapsed() - startedAt), tokens: output.usage?.totalTokens };
      log.info(answer ? 'the model answered' : 'the answer of the model cannot be used', fields);
      if (answer) return answer;
      failure = new ModelFailed('unusable');
    } catch (error) {
      if (error instanceof ModelFailed) throw error;
      log.warn('the model failed', { attempt, ms: Math.round(elapsed() - startedAt), ...log.describe(error) });
      failure = new ModelFailed(signal.aborted ? 'timeout' : 'failed', { cause: error });
    }
    if (limitMs - (elapsed() - startedAt) < minPartForRetry * limitMs) throw failure;
    await new Promise((resolve) => setTimeout(resolve, Math.min(retryDelayMs, limitMs / 10)));
  }
  throw failure;
}
