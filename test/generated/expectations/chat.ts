import type { chat } from '#shared/contract/chat.ts';
import { dogs } from '#shared/contract/dogs.ts';
import { type ExpectationsOf, nothing, type Prepared, type Scene } from '#test/generated/expectation.ts';
import { rex } from '#test/support/factories.ts';

const question = { message: 'What should I tell my vet when I call?', category: 'general' };

async function aboutADog({ owner }: Scene): Promise<Prepared> {
  const { id } = await owner.browser.ask(dogs.createDog, { body: rex });
  return { body: { ...question, dogId: id } };
}

export const expectations = {
  listChatMessages: { who: 'owners', needs: 'aiChat', status: 200, prepare: nothing },
  getQuestionQuota: { who: 'owners', needs: 'aiChat', status: 200, prepare: nothing },
  sendChatMessage: {
    who: 'owners',
    needs: 'aiChat',
    status: 200,
    bound: true,
    prepare: aboutADog,
    cases: { 'an emergency': () => ({ body: { ...question, message: 'my dog collapsed and is not breathing' } }) },
  },
} satisfies ExpectationsOf<typeof chat>;
