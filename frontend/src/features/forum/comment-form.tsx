import { useQueryClient } from '@tanstack/react-query';
import { ArrowUp } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { forum } from '#shared/contract/forum.ts';
import { type Comment, CommentForm as CommentBody, type Post } from '#shared/contract/forum-fields.ts';
import { forumLengths } from '#shared/forum.ts';
import { useApiMutation } from '../../platform/forms/use-api-mutation.ts';
import { useFormDraft } from '../../platform/forms/use-form-draft.ts';
import { lazyComponent } from '../../platform/lazy-component.ts';
import { Button } from '../../ui/controls/button.tsx';
import { FieldError } from '../../ui/fields/field.tsx';
import { useEmergencyStop } from './emergency-stop.ts';
import { describeLengthLeft } from './length-left.ts';
import { forumTexts } from './texts.ts';
import { addToCache } from './use-comments.ts';

/** Loaded on demand, because few comments describe an emergency. */
const EmergencyBanner = lazyComponent(async () => (await import('./emergency-banner.tsx')).EmergencyBanner);

const Draft = z.object({ content: z.string() });

/** The counter is shown once so many characters, or fewer, are left. */
const counterFrom = 200;

type CommentFormProps = {
  post: Pick<Post, 'id' | 'title'>;
  /** Called with the text while it is being sent, and with undefined once the outcome is known. */
  onPending: (content: string | undefined) => void;
};

/** Where an owner writes a comment. Enter starts a new line, Ctrl or Command with Enter sends. */
export function CommentForm({ post, onPending }: CommentFormProps) {
  const queries = useQueryClient();
  const id = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  const draft = useFormDraft(`comment.${post.id}`, Draft);
  const [typed, setTyped] = useState(draft.restored?.content ?? '');
  const [error, setError] = useState<string>();
  const [wasStopped, setWasStopped] = useState(false);
  /** A second press may come while the text is still being checked. */
  const isSending = useRef(false);
  const emergency = useEmergencyStop(typed);

  const change = (content: string) => {
    setTyped(content);
    setError(undefined);
    if (content.trim()) draft.save({ content });
    else draft.clear();
  };
  const { mutate, isPending } = useApiMutation<string, Comment>({
    mutationFn: (content, call) => call(forum.createComment, { params: { id: post.id }, body: { content } }),
    texts: forumTexts.createComment,
    onSuccess: (comment) => addToCache(queries, comment),
  });

  const send = async () => {
    if (isSending.current) return;
    isSending.current = true;
    await trySending();
    isSending.current = false;
  };
  const trySending = async () => {
    const { data, error: invalid } = CommentBody.safeParse({ content: typed });
    if (!data) {
      setError(invalid.issues[0]?.message);
      input.current?.focus();
      return;
    }
    if (!(await emergency.mayPost())) return setWasStopped(true);
    const { content } = data;
    setTyped('');
    onPending(content);
    // The draft outlives a failure, and a page that is closed before the outcome is known.
    if (await mutate(content)) {
      // The next comment may already be typed.
      if (!input.current?.value.trim()) draft.clear();
      emergency.reset();
      setWasStopped(false);
    } else setTyped((now) => now || content);
    onPending(undefined);
    // An owner who has moved on in the meantime keeps the focus there.
    const { activeElement, body } = document;
    if (activeElement === body || input.current?.form?.contains(activeElement)) {
      input.current?.focus({ preventScroll: true });
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void send();
  };

  const isNearEnd = [...typed.trim()].length > forumLengths.comment - counterFrom;
  const hint = isNearEnd ? describeLengthLeft(typed, forumLengths.comment) : undefined;
  return (
    <form
      noValidate
      className="hw-forum-form"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {emergency.card ? <EmergencyBanner card={emergency.card} takesFocus={wasStopped} /> : null}
      <div className="hw-forum-write">
        <label className="hw-hidden" htmlFor={id}>{`Comment on ${post.title}`}</label>
        <textarea
          ref={input}
          id={id}
          rows={1}
          dir="auto"
          placeholder="Write a comment"
          value={typed}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-help`}
          onChange={(event) => change(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Button
          type="submit"
          icon={ArrowUp}
          busy={isPending}
          aria-label={emergency.card ? 'Post the comment anyway' : 'Post the comment'}
        />
      </div>
      <div id={`${id}-help`} className="hw-small hw-mute hw-number">
        {error ? <FieldError>{error}</FieldError> : hint}
      </div>
    </form>
  );
}
