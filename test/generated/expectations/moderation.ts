import type { moderation } from '#shared/contract/moderation.ts';
import type { DecisionForm } from '#shared/contract/moderation-fields.ts';
import { type ExpectationsOf, nothing, type Prepared, type Scene } from '#test/generated/expectation.ts';
import {
  apply,
  decide,
  recommendFood,
  recommendVet,
  reportPost,
  suggestPlace,
  writeComment,
  writePost,
} from '#test/support/moderation.ts';

const reason = 'Sale of animals is against the guidelines.';

/** A reported post by an owner who is not part of the scene. */
async function aReport({ create }: Scene): Promise<string> {
  return reportPost(await create.owner(), await writePost(await create.owner()));
}

function onReport(body: DecisionForm) {
  return async (scene: Scene): Promise<Prepared> => ({ params: { queue: 'reports', id: await aReport(scene) }, body });
}

function onPlace(body: DecisionForm) {
  return async ({ create }: Scene): Promise<Prepared> => {
    return { params: { queue: 'places', id: await suggestPlace(await create.owner()) }, body };
  };
}

function onRecommendation(recommend: typeof recommendVet | typeof recommendFood, body: DecisionForm) {
  return async ({ create }: Scene): Promise<Prepared> => {
    return { params: { queue: 'recommendations', id: await recommend(await create.owner()) }, body };
  };
}

export const expectations = {
  listAuditEntries: { who: 'moderators', status: 200, prepare: nothing },
  listQueue: {
    who: 'moderators',
    shared: true,
    status: 200,
    prepare: async ({ create }) => {
      await apply(await create.owner());
      return { params: { queue: 'leadership-applications' } };
    },
    cases: {
      reports: async (scene: Scene) => {
        await aReport(scene);
        return { params: { queue: 'reports' } };
      },
      places: async ({ create }: Scene) => {
        await suggestPlace(await create.owner());
        return { params: { queue: 'places' } };
      },
      recommendations: async ({ create }: Scene) => {
        await recommendVet(await create.owner());
        return { params: { queue: 'recommendations' } };
      },
    },
  },
  getReport: {
    who: 'moderators',
    shared: true,
    status: 200,
    prepare: async (scene) => ({ params: { id: await aReport(scene) } }),
  },
  decide: {
    who: 'moderators',
    shared: true,
    status: 200,
    prepare: async ({ create }) => {
      const params = { queue: 'leadership-applications', id: await apply(await create.owner()) };
      return { params, body: { decision: 'approve' } };
    },
    cases: {
      'keep a reported post': onReport({ decision: 'keep' }),
      'hide a reported post': onReport({ decision: 'hide', reason }),
      'warn the author of a post': onReport({ decision: 'warn', reason }),
      'hide everything by an author': onReport({ decision: 'hideAll', reason }),
      'approve a place': onPlace({ decision: 'approve' }),
      'reject a place': onPlace({ decision: 'reject', reason }),
      'approve a recommended vet': onRecommendation(recommendVet, { decision: 'approve' }),
      'approve a recommended food': onRecommendation(recommendFood, { decision: 'approve' }),
      'reject a recommendation': onRecommendation(recommendFood, { decision: 'reject', reason }),
    },
  },
  getPostObjection: {
    who: 'owners',
    needs: 'forumReading',
    status: 200,
    prepare: async ({ owner }) => ({ params: { id: await writePost(owner) } }),
  },
  getCommentObjection: {
    who: 'owners',
    needs: 'forumReading',
    status: 200,
    prepare: async ({ owner }) => ({ params: await writeComment(owner, await writePost(owner)) }),
  },
  objectToPostDecision: {
    who: 'owners',
    needs: 'forumReading',
    status: 204,
    prepare: async ({ create, owner }) => {
      const id = await writePost(owner);
      const reportId = await reportPost(await create.owner(), id);
      await decide(await create.moderator(), 'reports', reportId, { decision: 'hide', reason });
      return { params: { id }, body: { text: 'The shelter asked me to post this.' } };
    },
  },
  objectToCommentDecision: {
    who: 'owners',
    needs: 'forumReading',
    status: 204,
    prepare: async ({ create, owner }) => {
      const [reporter, moderator] = [await create.owner(), await create.moderator()];
      const params = await writeComment(owner, await writePost(reporter));
      await reporter.browser.post(`/api/forum/posts/${params.id}/comments/${params.commentId}/report`, { reason });
      await decide(moderator, 'reports', `${params.commentId}-1`, { decision: 'hide', reason });
      return { params, body: { text: 'It was a joke about my uncle.' } };
    },
  },
} satisfies ExpectationsOf<typeof moderation>;
