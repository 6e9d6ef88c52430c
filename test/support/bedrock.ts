import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { systemPrompt } from '#functions/chat/prompt.ts';
import { atEnd } from '#test/support/clean-up.ts';

/** A Converse request as Bedrock receives it. */
export interface ConverseRequest {
  path: string;
  authorization: string;
  /** The JSON body as text, exactly as it was sent. */
  text: string;
  body: {
    system: { text: string }[];
    messages: { role: string; content: { text: string }[] }[];
    inferenceConfig: { maxTokens: number; temperature: number };
    toolConfig: { tools: { toolSpec: { name: string; inputSchema: { json: object } } }[]; toolChoice: object };
  };
}

type Behavior = (response: ServerResponse, request: ConverseRequest) => void;

function json(status: number, body: object, headers: Record<string, string> = {}): Behavior {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify(body));
  };
}

/** A valid input for the tool that the model must call. Without `articleIds`, the answer is based on all that were offered. */
export const goodInput = {
  answer: 'Rex can have a little plain pumpkin. See a vet if the stool stays soft.',
  unanswerable: false,
  actions: [] as object[],
};

/** Returns a behavior that responds with this message content. */
function converse(content: object[], stopReason = 'tool_use', totalTokens = 1500): Behavior {
  return json(200, {
    output: { message: { role: 'assistant', content } },
    stopReason,
    usage: { inputTokens: totalTokens - 200, outputTokens: 200, totalTokens },
    metrics: { latencyMs: 1 },
  });
}

function error(status: number, type: string): Behavior {
  return json(
    status,
    { message: 'This text must not reach the owner.' },
    { 'x-amzn-errortype': `${type}:http://internal.amazon.com/` },
  );
}

/** The behaviors of the fake Bedrock, valid and faulty. */
export const behaviors = {
  answers:
    (input: unknown = goodInput, totalTokens?: number): Behavior =>
    (response, request) => {
      const articleIds = readData(request).articles.map(({ id }) => id);
      const grounded = typeof input === 'object' && input ? { articleIds, ...input } : input;
      const toolUse = { toolUseId: 'tool-1', name: 'answer_owner', input: grounded };
      converse([{ toolUse }], 'tool_use', totalTokens)(response, request);
    },
  answersInText: (): Behavior => converse([{ text: 'Give 5 ml of this.' }], 'end_turn'),
  callsTool: (name: string, input: unknown): Behavior => converse([{ toolUse: { toolUseId: 'tool-1', name, input } }]),
  callsAnotherTool: (): Behavior => behaviors.callsTool('delete_owner', goodInput),
  throttles: (): Behavior => error(429, 'ThrottlingException'),
  fails: (): Behavior => error(500, 'InternalServerException'),
  refuses: (): Behavior => error(403, 'AccessDeniedException'),
  neverAnswers: (): Behavior => () => undefined,
  /** Sends a byte every 50 ms and never ends the response. */
  dribbles: (): Behavior => (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const timer = setInterval(() => response.write(' '), 50);
    response.on('close', () => clearInterval(timer));
  },
  cutsTheConnection: (): Behavior => (response) => response.destroy(),
  cutsTheBody: (): Behavior => (response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' });
    response.write('{"output":{"message":{"role":"assistant","content":[{"toolUse":');
    setTimeout(() => response.destroy(), 20);
  },
  sendsGarbage: (): Behavior => (response) => response.end('<html>\u0000 not JSON'),
  sendsEmptyJson: (): Behavior => json(200, {}),
  sendsTenMegabytes: (): Behavior => behaviors.answers({ ...goodInput, answer: 'a'.repeat(10 * 1024 * 1024) }),
} as const;

/** Starts a fake Bedrock that answers Converse requests over HTTP with the behaviors that the test sets. */
export async function startBedrock() {
  const requests: ConverseRequest[] = [];
  let queue: Behavior[] = [behaviors.answers()];
  const server = createServer(async (request: IncomingMessage, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    const { authorization = '' } = request.headers;
    const received = { path: request.url ?? '', authorization, text, body: JSON.parse(text) };
    requests.push(received);
    const [next, ...rest] = queue;
    if (rest.length > 0) queue = rest;
    next?.(response, received);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  atEnd(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The requests since the last call of `behave`, oldest first. */
    requests,
    /**
     * Sets the behaviors for the next requests, one after the other. The last behavior is used for all further
     * requests.
     */
    behave: (...behaviorsInOrder: Behavior[]) => {
      queue = behaviorsInOrder;
      requests.length = 0;
    },
  };
}

/**
 * Returns the data of a request, which is different in every request.
 * @throws Error if any other part of the request differs from the usual request
 */
export function readData({ body }: ConverseRequest): {
  today: string;
  question: { category: string; text: string };
  earlier: { question: string; answer: string; dogId: string | null; emergency: boolean }[];
  aboutDogId: string | null;
  dogs: { id: string; name: string; appointments: object[] }[];
  articles: { id: string; title: string; text: string }[];
} {
  const [turn, ...others] = body.messages;
  const [block, ...blocks] = turn?.content ?? [];
  const [, json] = /^<data>\n([^<>\n]*)\n<\/data>$/.exec(block?.text ?? '') ?? [];
  const isUsual =
    others.length === 0 &&
    blocks.length === 0 &&
    turn?.role === 'user' &&
    body.system.length === 1 &&
    json !== undefined;
  if (!isUsual || body.system[0]?.text !== systemPrompt) throw new Error('The request has another structure.');
  return JSON.parse(json);
}
