import { dogs } from '#shared/contract/dogs.ts';
import { forum } from '#shared/contract/forum.ts';
import { type ExpectationsOf, nothing, type Prepared, publishEvents, type Scene } from '#test/generated/expectation.ts';
import { createFactories, rex } from '#test/support/factories.ts';
import { publishedPhoto } from '#test/support/photo-files.ts';

const form = {
  title: 'Loose leash in a week',
  content: 'Five minutes before each meal.',
  category: 'training',
} as const;

async function aPost({ owner }: Scene): Promise<{ params: { id: string } }> {
  const { id } = await owner.browser.ask(forum.createPost, { body: form });
  return { params: { id } };
}

async function aComment(scene: Scene): Promise<{ params: { id: string; commentId: string } }> {
  const { params } = await aPost(scene);
  const { id } = await scene.owner.browser.ask(forum.createComment, { params, body: { content: 'Which treats?' } });
  return { params: { ...params, commentId: id } };
}

/** A post of another owner, which can be reported. */
async function aPostByAnother({ app }: Scene): Promise<{ params: { id: string }; by: string }> {
  const { browser, user } = await createFactories(app).owner();
  const { id } = await browser.ask(forum.createPost, { body: form });
  return { params: { id }, by: user.id };
}

async function aCommentByAnother(scene: Scene): Promise<Prepared> {
  const { params } = await aPost(scene);
  const { browser } = await createFactories(scene.app).owner();
  const { id } = await browser.ask(forum.createComment, { params, body: { content: 'Which treats?' } });
  return { params: { ...params, commentId: id } };
}

const reason = { reason: 'Spam or advertising' };
const reads = { who: 'owners', needs: 'forumReading' } as const;
const writes = { who: 'owners', needs: 'forumPosting' } as const;

export const expectations = {
  listPosts: {
    ...reads,
    status: 200,
    prepare: async (scene) => {
      await aPost(scene);
      return { query: { limit: '1' } };
    },
    cases: {
      'of a category, with words': async (scene: Scene) => {
        await aPost(scene);
        await publishEvents(scene);
        return { query: { limit: '1', category: 'training', q: 'loose leash' } };
      },
    },
  },
  countNewPosts: {
    ...reads,
    status: 200,
    prepare: async (scene) => ({ query: { since: (await aPost(scene)).params.id } }),
  },
  getPost: { ...reads, shared: true, status: 200, prepare: aPost },
  createPost: {
    ...writes,
    status: 201,
    prepare: () => ({ body: form }),
    cases: {
      'with a photo and a dog': async ({ owner }: Scene) => {
        const { id: dogId } = await owner.browser.ask(dogs.createDog, { body: rex });
        const imageUrl = await publishedPhoto(owner.browser);
        return { body: { ...form, imageUrl, imageAlt: 'Rex', dogId } };
      },
    },
  },
  updatePost: {
    ...writes,
    byAuthor: true,
    status: 200,
    prepare: async (scene) => ({ ...(await aPost(scene)), body: { ...form, title: 'Loose leash in two weeks' } }),
  },
  deletePost: { ...reads, byAuthor: true, status: 204, prepare: aPost },
  likePost: { ...writes, shared: true, status: 200, prepare: aPost },
  unlikePost: {
    ...reads,
    shared: true,
    status: 200,
    prepare: async (scene) => {
      const { params } = await aPost(scene);
      await scene.owner.browser.ask(forum.likePost, { params });
      return { params };
    },
  },
  reportPost: {
    ...reads,
    shared: true,
    status: 204,
    prepare: async (scene) => ({ params: (await aPostByAnother(scene)).params, body: reason }),
  },
  chooseAnswer: {
    ...reads,
    byAuthor: true,
    status: 200,
    prepare: async (scene) => {
      const { params } = await aComment(scene);
      return { params: { id: params.id }, body: { commentId: params.commentId } };
    },
  },
  listComments: {
    ...reads,
    shared: true,
    status: 200,
    prepare: async (scene) => ({ params: { id: (await aComment(scene)).params.id } }),
  },
  createComment: {
    ...writes,
    shared: true,
    status: 201,
    prepare: async (scene) => ({ ...(await aPost(scene)), body: { content: 'Which treats?' } }),
  },
  updateComment: {
    ...writes,
    byAuthor: true,
    status: 200,
    prepare: async (scene) => ({ ...(await aComment(scene)), body: { content: 'Which ones?' } }),
  },
  deleteComment: { ...reads, byAuthor: true, status: 204, prepare: aComment },
  likeComment: { ...writes, shared: true, status: 200, prepare: aComment },
  unlikeComment: {
    ...reads,
    shared: true,
    status: 200,
    prepare: async (scene) => {
      const { params } = await aComment(scene);
      await scene.owner.browser.ask(forum.likeComment, { params });
      return { params };
    },
  },
  reportComment: {
    ...reads,
    shared: true,
    status: 204,
    prepare: async (scene) => ({ ...(await aCommentByAnother(scene)), body: reason }),
  },
  listBlocks: { ...reads, status: 200, prepare: nothing },
  blockOwner: {
    ...reads,
    status: 200,
    prepare: async (scene) => ({ body: { ownerId: (await aPostByAnother(scene)).by } }),
  },
  unblockOwner: {
    ...reads,
    shared: true,
    status: 204,
    prepare: async (scene) => ({ params: { ownerId: (await aPostByAnother(scene)).by } }),
  },
} satisfies ExpectationsOf<typeof forum>;
