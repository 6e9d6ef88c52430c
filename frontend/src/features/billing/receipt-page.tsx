import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Printer } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { billing } from '#shared/contract/billing.ts';
import type { Invoice } from '#shared/contract/subscription.ts';
import { linkToProfileTab } from '../../domain/account/paths.ts';
import { callPage } from '../../lib/call.ts';
import { formatFullDay } from '../../lib/texts.ts';
import { useUser } from '../../platform/session/use-user.ts';
import { Button } from '../../ui/controls/button.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import { Brand } from '../../ui/layout/brand.tsx';
import { formatAmount } from './invoice-texts.ts';
import { formatMethodName } from './method-texts.ts';
import { splitPrice } from './plan-texts.ts';
import { invoicesKey } from './use-billing.ts';
import './receipt.css';

/** Finds an invoice among the owner's invoices, which are few; null if there is none with this ID. */
async function findInvoice(id: string, signal: AbortSignal): Promise<Invoice | null> {
  let cursor: string | undefined;
  do {
    const page = await callPage(billing.listInvoices, { query: { cursor } }, { signal });
    const found = page.rows.find((invoice) => invoice.id === id);
    if (found) return found;
    cursor = page.nextCursor;
  } while (cursor);
  return null;
}

/** Prints once the fonts have loaded, because other fonts break lines elsewhere. */
async function printWithFonts(): Promise<void> {
  await document.fonts.ready;
  window.print();
}

function Receipt({ invoice }: { invoice: Invoice }) {
  const { firstName, lastName, email, timeZone } = useUser();
  const { number, lines, totalCents, refundedCents, paymentMethod, periodStart, periodEnd, paidAt } = invoice;
  const day = (instant: string) => formatFullDay(instant, timeZone);
  const facts: [string, string][] = [
    ['Receipt number', number],
    ['Paid on', paidAt ? day(paidAt) : 'Not paid'],
    ['Period', `${day(periodStart)} to ${day(periodEnd)}`],
    ['Paid with', paymentMethod ? formatMethodName(paymentMethod) : 'Nothing was charged'],
    ['Billed to', [`${firstName} ${lastName}`.trim(), email].filter(Boolean).join(', ')],
  ];
  return (
    <article className="hw-receipt">
      <header>
        <Brand />
        <h2>Receipt</h2>
      </header>
      <dl className="hw-receipt-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="hw-number">{value}</dd>
          </div>
        ))}
      </dl>
      <dl className="hw-receipt-lines">
        {lines.map(({ kind, text, cents }) => (
          <div key={kind}>
            <dt>{text}</dt>
            <dd>{formatAmount(cents)}</dd>
          </div>
        ))}
        <div className="hw-receipt-total">
          <dt>Total</dt>
          <dd>{formatAmount(totalCents)}</dd>
        </div>
        <div className="hw-receipt-tax">
          <dt>Includes taxes and fees</dt>
          <dd>{formatAmount(splitPrice(totalCents).tax)}</dd>
        </div>
        {refundedCents > 0 ? (
          <div>
            <dt>Refunded</dt>
            <dd>{formatAmount(-refundedCents)}</dd>
          </div>
        ) : null}
      </dl>
      <p className="hw-receipt-foot">All amounts are in US dollars.</p>
    </article>
  );
}

/** The printable receipt of the paid invoice that the query parameter `invoice` names. */
export function ReceiptPage() {
  const [search] = useSearchParams();
  const id = search.get('invoice') ?? '';
  const { data, isError, error, isFetching, refetch } = useQuery({
    queryKey: [invoicesKey, 'receipt', id],
    queryFn: ({ signal }) => findInvoice(id, signal),
  });
  const paid = data?.status === 'paid' ? data : undefined;
  return (
    <div className="hw-receipt-page">
      <div className="hw-receipt-bar">
        <h1 tabIndex={-1}>Receipt</h1>
        <LinkButton variation="quiet" size="s" icon={ArrowLeft} to={linkToProfileTab('billing')}>
          Back to Billing
        </LinkButton>
        {paid ? (
          <Button icon={Printer} size="s" onClick={() => void printWithFonts()}>
            Print
          </Button>
        ) : null}
      </div>
      {paid ? (
        <Receipt invoice={paid} />
      ) : isError ? (
        <LoadError what="Your receipt" error={error} busy={isFetching} onRetry={refetch} />
      ) : data === undefined ? (
        <Loading label="Loading your receipt..." />
      ) : (
        <Alert
          title="There's no receipt here."
          detail="Receipts exist for paid invoices, which are listed in Billing."
        />
      )}
    </div>
  );
}
