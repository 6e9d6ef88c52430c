import { readQuota } from '#functions/chat/question-quota.ts';
import { answer } from '#functions/core/api.ts';
import { chat } from '#shared/contract/chat.ts';

export const getQuestionQuota = answer(chat.getQuestionQuota, ({ caller }) => readQuota(caller));
