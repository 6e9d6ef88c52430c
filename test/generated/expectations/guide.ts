import { guide } from '#shared/contract/guide.ts';
import type { ExpectationsOf, Prepared, Scene } from '#test/generated/expectation.ts';

function aRating(): Prepared & { body: object } {
  return { params: { id: 'ear-infection' }, body: { helpful: true, visitorKey: crypto.randomUUID() } };
}

export const expectations = {
  rateArticle: {
    who: 'anybody',
    status: 204,
    prepare: aRating,
    cases: {
      'a changed answer': async ({ app }: Scene) => {
        const { params, body } = aRating();
        await app.visitor().send('POST', guide.rateArticle.path.replace('{id}', 'ear-infection'), body);
        return { params, body: { ...body, helpful: false } };
      },
    },
  },
} satisfies ExpectationsOf<typeof guide>;
