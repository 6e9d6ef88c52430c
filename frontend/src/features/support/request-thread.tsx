import { useQueryClient } from '@tanstack/react-query';
import { ChevronLeft } from 'lucide-react';
import { useState } from 'react';
import { type SupportMessage, SupportReply, type SupportThread, support } from '#shared/contract/support.ts';
import { supportCategoryLabels } from '#shared/support.ts';
import { supportPath } from '../../domain/support/paths.ts';
import { useApiMutation } from '../../platform/forms/use-api-mutation.ts';
import { registerField, useZodForm } from '../../platform/forms/use-zod-form.ts';
import { useUser } from '../../platform/session/use-user.ts';
import { Button } from '../../ui/controls/button.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import { toast } from '../../ui/feedback/toast-store.ts';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { StatusBadge } from './status-badge.tsx';
import { supportTexts } from './texts.ts';
import { requestsKey, toRequestKey, useRequest } from './use-support.ts';

/** A request with its messages, in which the owner can write again. */
export function RequestThread({ id }: { id: string }) {
  const { data, isError, error, isFetching, refetch } = useRequest(id);
  return (
    <>
      <div>
        <LinkButton to={supportPath} variation="quiet" size="s" icon={ChevronLeft}>
          My requests
        </LinkButton>
      </div>
      {data ? <Thread request={data} /> : null}
      {data || isError ? null : <Loading label="Loading your request..." height="card" />}
      {isError && !data ? (
        <>
          <PageHeading title="Support" />
          <LoadError what="Your request" comfort="" error={error} busy={isFetching} onRetry={refetch} />
        </>
      ) : null}
    </>
  );
}

function Thread({ request }: { request: SupportThread }) {
  const [isWriting, setWriting] = useState(false);
  const { subject, status, category, isPriority, messages, email } = request;
  return (
    <div className="hw-support-thread hw-stack">
      <PageHeading title={<bdi>{subject}</bdi>} />
      <p className="hw-support-facts">
        <StatusBadge status={status} />
        <span className="hw-small hw-soft">{supportCategoryLabels[category]}</span>
        {isPriority ? <Badge tone="amber">Priority</Badge> : null}
      </p>
      <Card>
        <ol className="hw-support-messages">
          {messages.map((message) => (
            <Message key={message.id} message={message} />
          ))}
        </ol>
      </Card>
      <p className="hw-small hw-soft">
        We also email answers to <bdi>{email}</bdi>.
      </p>
      {isWriting ? (
        <ReplyForm id={request.id} onDone={() => setWriting(false)} />
      ) : (
        <div>
          <Button variation="outline" onClick={() => setWriting(true)}>
            Write again about this
          </Button>
        </div>
      )}
    </div>
  );
}

function Message({ message: { from, name, text, createdAt } }: { message: SupportMessage }) {
  const { timeZone } = useUser();
  return (
    <li>
      <p className="hw-small">
        <strong>{from === 'owner' ? 'You' : <bdi>{`${name}, Houndwell support`}</bdi>}</strong>{' '}
        <span className="hw-soft">
          {new Date(createdAt).toLocaleString('en-US', { timeZone, dateStyle: 'medium', timeStyle: 'short' })}
        </span>
      </p>
      <p className="hw-support-text">
        <bdi>{text}</bdi>
      </p>
    </li>
  );
}

function ReplyForm({ id, onDone }: { id: string; onDone: () => void }) {
  const queries = useQueryClient();
  const form = useZodForm(SupportReply, { defaultValues: { message: '' } });
  const reply = useApiMutation({
    mutationFn: (body: SupportReply, call) => call(support.replyToSupport, { params: { id }, body }),
    texts: { failed: supportTexts.failed },
    form,
    onSuccess: async (thread) => {
      toast({ tone: 'success', title: supportTexts.sent, detail: supportTexts.sentDetail });
      queries.setQueryData(toRequestKey(id), thread);
      onDone();
      await queries.invalidateQueries({ queryKey: requestsKey, exact: true });
    },
  });
  return (
    <form className="hw-stack" noValidate onSubmit={form.handleSubmit((body) => reply.mutate(body))}>
      <TextAreaField {...registerField(form, 'message')} label="Message" rows={5} />
      <div className="hw-row">
        <Button type="submit" busy={reply.isPending} busyLabel="Sending...">
          Send Message
        </Button>
        <Button variation="quiet" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
