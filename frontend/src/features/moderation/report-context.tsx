import { Award } from 'lucide-react';
import type { ContextEntry, ReportDetail } from '#shared/contract/moderation-fields.ts';
import { forumCategoryLabels } from '#shared/forum.ts';
import { classes } from '../../ui/classes.ts';
import { Avatar } from '../../ui/dog-art/avatar.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { useTimes } from './case.tsx';

/** The post and the comments around what was reported, and what its author objects. */
export function ReportContext({ detail }: { detail: ReportDetail }) {
  const { item, context, category, imageAlt } = detail;
  const where = category ? ` in ${forumCategoryLabels[category]}` : '';
  return (
    <section className="hw-case-context" aria-label="Context">
      {item.objection === null ? null : (
        <div className="hw-case-objection">
          <h3 className="hw-row-title">What {item.author.name} objects</h3>
          <p className="hw-case-text">
            <bdi>{item.objection}</bdi>
          </p>
        </div>
      )}
      <p className="hw-small hw-soft">
        {item.kind === 'comment' ? 'On ' : ''}“<bdi>{item.title}</bdi>”{where}
      </p>
      {context.length > 0 ? (
        context.map((entry) => <Entry key={entry.id} entry={entry} />)
      ) : (
        <>
          <p className="hw-small hw-soft">Deleted since. This is what it said when it was reported:</p>
          <p className="hw-case-text">
            <bdi>{item.content}</bdi>
          </p>
        </>
      )}
      {item.imageUrl ? (
        <figure>
          <img className="hw-case-photo" src={item.imageUrl} alt="Attached to the post" />
          {imageAlt ? (
            <figcaption className="hw-small hw-soft">
              Described as: <bdi>{imageAlt}</bdi>
            </figcaption>
          ) : null}
        </figure>
      ) : null}
    </section>
  );
}

function Entry({ entry }: { entry: ContextEntry }) {
  const { formatShort } = useTimes();
  const { author, content, createdAt, isReported, isHidden } = entry;
  return (
    <div className={classes('hw-case-entry', isReported && 'hw-case-entry--reported')}>
      <Avatar name={author.name} src={author.profileImageUrl} size="s" />
      <div>
        <p className="hw-case-who">
          <strong>
            <bdi>{author.name}</bdi>
          </strong>
          {author.badge ? (
            <Badge tone="amber" icon={Award}>
              {author.badge}
            </Badge>
          ) : null}
          <span>{formatShort(createdAt)}</span>
          {isReported ? <span className="hw-hidden">Reported</span> : null}
          {isHidden && !isReported ? <span>Hidden</span> : null}
        </p>
        <p className="hw-case-text">
          <bdi>{content}</bdi>
        </p>
      </div>
    </div>
  );
}
