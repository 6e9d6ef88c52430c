import { readQuota } from '#functions/chat/question-quota.ts';
import { defineHandler } from '#functions/core/http/api.ts';
import { chat } from '#shared/contract/chat.ts';

export const getQuestionQuota = defineHandler(chat.getQuestionQuota, ({ caller }) => readQuota(caller));
