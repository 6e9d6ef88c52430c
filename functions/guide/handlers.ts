import { defineHandlers } from '#functions/core/http/api.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import { consumeByAddress, consumeByOwner, rateLimit } from '#functions/core/limits/rate-limit.ts';
import { rateArticle } from '#functions/guide/rate-article.ts';
import { guide } from '#shared/contract/guide.ts';
import { hasArticle } from '#shared/guide/article-ids.ts';

const ownerLimit = rateLimit('articleRatingPerOwner', { burst: 30, seconds: 60 });

/** Larger than an owner's limit, because visitors can share an address. */
const addressLimit = rateLimit('articleRatingPerAddress', { burst: 60, seconds: 60 });

export const guideHandlers = defineHandlers(guide, {
  rateArticle: async ({ params: { id }, body: { helpful, visitorKey = crypto.randomUUID() }, address, findCaller }) => {
    if (!hasArticle(id)) throw new ApiError('articleNotFound');
    const caller = await findCaller();
    if (caller) await consumeByOwner(ownerLimit, caller.id);
    else await consumeByAddress(addressLimit, address);
    await rateArticle({ rater: caller ? `owner#${caller.id}` : `visitor#${visitorKey}`, articleId: id }, helpful);
  },
});
