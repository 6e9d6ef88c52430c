import { toChatMessage } from '#functions/chat/chat-message.ts';
import { defineHandler } from '#functions/core/http/api.ts';
import { readPage } from '#functions/core/http/page.ts';
import { ChatMessages } from '#functions/entities/chat-messages.ts';
import { chat } from '#shared/contract/chat.ts';

export const listChatMessages = defineHandler(chat.listChatMessages, async (input) => {
  const rows = await readPage(input, ChatMessages.query.ofOwner({ ownerId: input.caller.id }), 'desc');
  return rows.map(toChatMessage);
});
