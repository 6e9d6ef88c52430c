import { Check, CircleAlert, ReceiptText } from 'lucide-react';
import { Link } from 'react-router';
import type { Invoice } from '#shared/contract/subscription.ts';
import { linkToReceipt } from '../../domain/billing/paths.ts';
import { useUser } from '../../platform/session/use-user.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { SkeletonCard } from '../../ui/feedback/skeleton.tsx';
import { SmallEmpty } from '../../ui/feedback/small-empty.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { formatListDay } from './billing-dates.ts';
import { describeInvoice, describeInvoiceStatus, formatAmount } from './invoice-texts.ts';
import { useInvoices } from './use-billing.ts';

const icons = { success: Check, danger: CircleAlert };

function InvoiceRow({ invoice }: { invoice: Invoice }) {
  const { timeZone } = useUser();
  const { label, tone } = describeInvoiceStatus(invoice);
  const day = formatListDay(invoice.createdAt, timeZone);
  return (
    <li className="hw-invoice">
      <strong className="hw-number hw-invoice-day">{day}</strong>
      <span className="hw-soft hw-invoice-what">{describeInvoice(invoice)}</span>
      <span className="hw-invoice-status">
        <Badge tone={tone} {...(tone === 'success' || tone === 'danger' ? { icon: icons[tone] } : {})}>
          {label}
        </Badge>
      </span>
      <span className="hw-number hw-invoice-sum">{formatAmount(invoice.totalCents)}</span>
      {invoice.status === 'paid' ? (
        <Link className="hw-small hw-invoice-link" to={linkToReceipt(invoice.id)} aria-label={`Receipt of ${day}`}>
          Receipt
        </Link>
      ) : null}
    </li>
  );
}

/** The owner's invoices, newest first, with a link to each receipt. */
export function InvoicesCard() {
  const { data, isError, error, isFetching, refetch, hasNextPage, fetchNextPage } = useInvoices();
  if (!data) {
    return isError ? (
      <Card title="Invoices">
        <LoadError what="Your invoices" error={error} busy={isFetching} onRetry={refetch} />
      </Card>
    ) : (
      <SkeletonCard lines={3} label="Loading your invoices..." />
    );
  }
  const invoices = data.pages.flatMap(({ rows }) => rows);
  return (
    <Card title="Invoices" className="hw-invoices">
      {invoices.length > 0 ? (
        <ul>
          {invoices.map((invoice) => (
            <InvoiceRow key={invoice.id} invoice={invoice} />
          ))}
        </ul>
      ) : (
        <SmallEmpty icon={ReceiptText} title="No invoices yet" text="When you pay for a plan, the receipt is here." />
      )}
      {hasNextPage ? (
        <Button variation="quiet" size="s" busy={isFetching} onClick={() => void fetchNextPage()}>
          Show older invoices
        </Button>
      ) : null}
    </Card>
  );
}
