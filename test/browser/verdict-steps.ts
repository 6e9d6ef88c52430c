import type { Page } from '@playwright/test';
import type { ChatMessage, ChatQuestion, QuestionQuota } from '#shared/contract/chat.ts';

/** Matches the URL of both operations on messages. */
const address = /\/api\/chat\/messages(\?.*)?$/;

const sources = [{ title: 'Vomiting once', url: '/guide/vomiting' }];

/** The fields of a stubbed answer that a test does not set. */
export const plainAnswer = {
  response: 'One upset stomach usually passes within a day.\n\n- Small sips of water.\n- A bland dinner.',
  source: 'guide',
  sources,
  actions: [],
} satisfies Partial<ChatMessage>;

interface StubbedApi {
  /** The questions that were sent. */
  sent: ChatQuestion[];
  /**
   * The answers to the next questions, in order: a stubbed answer, the real API's answer, a lost connection or status
   * 429. All further questions get the real API's answer.
   */
  answers: (Partial<ChatMessage> | 'real' | 429)[];
  /** Every answer waits for this promise. */
  held: Promise<unknown> | undefined;
  /** The quota that the stubbed answers contain. */
  quota: QuestionQuota | null;
}

/**
 * Replaces answers of the assistant's API. The list of messages contains the stubbed messages, then the stored ones.
 */
export async function stubAnswers(page: Page, ...answers: StubbedApi['answers']): Promise<StubbedApi> {
  const api: StubbedApi = { sent: [], answers, held: undefined, quota: null };
  const stubbed: object[] = [];
  await page.route(address, async (route) => {
    if (route.request().method() === 'GET') {
      const response = await route.fetch();
      return route.fulfill({ response, json: [...stubbed, ...(await response.json())] });
    }
    const question: ChatQuestion = route.request().postDataJSON();
    api.sent.push(question);
    await api.held;
    const answer = api.answers.shift() ?? 'real';
    if (answer === 'real') return route.continue();
    if (answer === 429) return route.fulfill({ status: 429, json: { code: 'rateLimited', message: 'Wait.' } });
    const { message: text, category, dogId = null } = question;
    const id = `01${String(stubbed.length).padStart(24, '0')}`;
    const asked = { id, userId: id, message: text, category, dogId, createdAt: new Date().toISOString() };
    const message = { ...asked, ...plainAnswer, ...answer };
    stubbed.unshift(message);
    await route.fulfill({ json: { message, quota: api.quota } });
  });
  return api;
}
