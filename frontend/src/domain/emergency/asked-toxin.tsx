import { Ban } from 'lucide-react';
import { Link } from 'react-router';
import { describeAskedToxin } from '#shared/emergency/describe-toxin.ts';
import { poisonHotlines } from '#shared/emergency/poison-hotlines.ts';
import { sources } from '#shared/emergency/sources.ts';
import type { Toxin } from '#shared/emergency/toxin.ts';
import { Icon } from '../../ui/controls/icon.tsx';
import { CallPoisonHotlines } from './call-buttons.tsx';
import { emergencyPath } from './paths.ts';
import { SourceList } from './source-list.tsx';
import './emergency.css';

/** "No. Don't give your dog ibuprofen." is the heading, and what follows the text. */
const refusal = /^No\. .+?\.(?=\s|$)/;

type AskedToxinProps = {
  toxin: Toxin;
  /** Whether it links to the emergency page, because it is shown elsewhere. */
  hasLink?: boolean;
};

/** Tells an owner who asks to give something dangerous not to. Focus its heading where it appears as an answer. */
export function AskedToxin({ toxin, hasLink = false }: AskedToxinProps) {
  // The last paragraph lists the poison hotlines, which are buttons here.
  const [answer = '', ifEaten = ''] = describeAskedToxin(toxin).text.split('\n\n');
  const [no = answer] = refusal.exec(answer) ?? [];
  return (
    <div className="hw-urgent hw-asked-toxin hw-stack">
      <h2 tabIndex={-1}>
        <Icon of={Ban} />
        {no}
      </h2>
      <p>{answer.slice(no.length).trim()}</p>
      <p>{ifEaten}</p>
      <CallPoisonHotlines hotlines={poisonHotlines} />
      {hasLink ? (
        <p>
          <Link to={emergencyPath}>Get emergency help</Link>
        </p>
      ) : null}
      <SourceList sources={toxin.sources.map((name) => sources[name])} />
    </div>
  );
}
