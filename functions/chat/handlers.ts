import { toChatMessage } from '#functions/chat/chat-message.ts';
import { readQuota } from '#functions/chat/question-quota.ts';
import { sendChatMessage } from '#functions/chat/send-chat-message.ts';
import { defineHandlers } from '#functions/core/http/api.ts';
import { readPage } from '#functions/core/http/page.ts';
import { ChatMessages } from '#functions/entities/chat-messages.ts';
import { chat } from '#shared/contract/chat.ts';

export const chatHandlers = defineHandlers(chat, {
  sendChatMessage,

  listChatMessages: async (input) => {
    const rows = await readPage(input, ChatMessages.query.ofOwner({ ownerId: input.caller.id }), 'desc');
    return rows.map(toChatMessage);
  },

  getQuestionQuota: ({ caller }) => readQuota(caller),
});
