import { chatMessageOf } from '#functions/chat/chat-message.ts';
import { answer } from '#functions/core/api.ts';
import { readPage } from '#functions/core/page.ts';
import { ChatMessages } from '#functions/entities/chat-messages.ts';
import { chat } from '#shared/contract/chat.ts';

export const listChatMessages = answer(chat.listChatMessages, async (input) => {
  const rows = await readPage(input, ChatMessages.query.ofOwner({ ownerId: input.caller.id }), 'desc');
  return rows.map(chatMessageOf);
});
