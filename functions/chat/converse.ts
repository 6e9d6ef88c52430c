import { addAbortSignal, pipeline, type Readable, Transform } from 'node:stream';
import { BedrockRuntimeClient, ConverseCommand, type ConverseCommandInput } from '@aws-sdk/client-bedrock-runtime';
import { NodeHttpHandler } from '@smithy/node-http-handler';
import { environment } from '#functions/core/environment.ts';

/** What the model gets, and the form of its answer. */
export interface ModelRequest {
  system: string;
  /** The user turn. */
  data: string;
  /** The tool that the model must call: its input is the answer. */
  tool: { name: string; description: string; schema: Record<string, unknown> };
  maxTokens: number;
}

/** What the model has answered. */
export interface ModelReply {
  /** The input of the tool, unchecked. Undefined if the model did not call the tool. */
  input: unknown;
  /** The tokens of the request and the answer, if known. */
  tokens: number | undefined;
}

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
  // HTTP/1, because a Lambda calls once and HTTP/2 only adds a handshake. Callers retry, because they limit the time.
  client ??= new BedrockRuntimeClient({
    maxAttempts: 1,
    requestHandler: new BoundedHandler({ connectionTimeout: 3000 }),
  });
  return client;
}

function buildInput({ system, data, tool, maxTokens }: ModelRequest): ConverseCommandInput {
  const { name, description, schema } = tool;
  return {
    modelId: environment('ASSISTANT_MODEL_ID'),
    system: [{ text: system }],
    messages: [{ role: 'user', content: [{ text: data }] }],
    inferenceConfig: { maxTokens, temperature: 0.2 },
    toolConfig: {
      tools: [{ toolSpec: { name, description, inputSchema: { json: schema as never } } }],
      toolChoice: { tool: { name } },
    },
  };
}

/** Calls the model once, without a budget. */
export async function converse(request: ModelRequest, signal: AbortSignal): Promise<ModelReply> {
  const command = new ConverseCommand(buildInput(request));
  const { output, usage } = await bedrock().send(command, { abortSignal: signal });
  const { content = [] } = output?.message ?? {};
  const { input } = content.find(({ toolUse }) => toolUse?.name === request.tool.name)?.toolUse ?? {};
  return { input, tokens: usage?.totalTokens };
}
