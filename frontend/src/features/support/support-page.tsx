import { useSearchParams } from 'react-router';
import { guidePath } from '../../domain/guide/paths.ts';
import { emitAppEvent } from '../../lib/app-events.ts';
import { useSubscription } from '../../platform/session/use-subscription.ts';
import { Button } from '../../ui/controls/button.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Tabs } from '../../ui/controls/tabs.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { ContactForm } from './contact-form.tsx';
import { ContactInfo } from './contact-info.tsx';
import { FaqList } from './faq-list.tsx';
import { RequestList } from './request-list.tsx';
import { RequestThread } from './request-thread.tsx';
import './support.css';

/** The support screen: help with Houndwell itself, not with a dog's health. */
export function SupportPage() {
  const [search, setSearch] = useSearchParams();
  const requestId = search.get('request');
  if (requestId) return <RequestThread key={requestId} id={requestId} />;
  return (
    <>
      <PageHeading title="Support" />
      <Tabs
        label="Support"
        tabs={[
          { id: 'contact', label: 'Contact Us', content: <ContactTab /> },
          { id: 'faq', label: 'FAQ', content: <FaqList /> },
          { id: 'info', label: 'Contact Info', content: <ContactInfo /> },
        ]}
        selected={search.get('tab') ?? 'contact'}
        onSelect={(tab) => setSearch(tab === 'contact' ? {} : { tab }, { replace: true })}
      />
    </>
  );
}

function ContactTab() {
  // The tour opens screens that need a plan.
  const mayTour = useSubscription().data?.canAccess !== false;
  return (
    <div className="hw-columns">
      <ContactForm />
      <div className="hw-stack">
        <RequestList />
        <Card title="Find it yourself">
          <div className="hw-stack">
            <p className="hw-soft">Short answers about health, food, behavior, exercise and everyday care.</p>
            <div className="hw-row hw-row--wrap">
              <LinkButton to={guidePath} variation="outline" size="s">
                Search the care guide
              </LinkButton>
              {mayTour ? (
                <Button variation="outline" size="s" onClick={() => emitAppEvent('tourChosen', {})}>
                  Take the tour
                </Button>
              ) : null}
            </div>
          </div>
        </Card>
      </div>
    </div>
  );
}
