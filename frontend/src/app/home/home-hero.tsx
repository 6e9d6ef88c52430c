import { CalendarPlus, Footprints, MessageCircleHeart } from 'lucide-react';
import { Link } from 'react-router';
import type { Dog } from '#shared/contract/dogs.ts';
import { linkToNewAppointment } from '../../domain/appointments/paths.ts';
import { linkToLogWalk } from '../../domain/exercise/paths.ts';
import { useNow } from '../../lib/use-now.ts';
import { useUser } from '../../platform/session/use-user.ts';
import { classes } from '../../ui/classes.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Icon } from '../../ui/controls/icon.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { BreedDrawing } from '../../ui/dog-art/breed-drawing.tsx';
import { describeTrial, formatDay, formatGreeting } from './greeting.ts';

type HomeHeroProps = {
  dog: Dog | undefined;
  /**
   * Whether to widen the text and make no action primary, because the device expects no dog. Must not change while the
   * component is mounted, or the text rewraps. If there is a dog after all, it is drawn where there is room.
   */
  quiet: boolean;
  onOpenAssistant: () => void;
};

/** The greeting. If the line must break, breaks it before the name rather than inside "Good afternoon,". */
function Greeting({ text }: { text: string }) {
  const [hello = '', ...name] = text.split(/(?<=,) /);
  return (
    <>
      <span className="hw-greet-hello">{hello}</span> {name.join(' ')}
    </>
  );
}

/** The top section of home: greeting, date, quick actions, and a drawing of the dog in the breed's colors. */
export function HomeHero({ dog, quiet, onOpenAssistant }: HomeHeroProps) {
  const { firstName, timeZone, trialEndsAt } = useUser();
  const instant = useNow();
  const dogId = dog?.id;
  return (
    <section className={classes('hw-greet', 'hw-field', quiet && 'hw-greet--quiet')}>
      <div className="hw-greet-text">
        <h1 tabIndex={-1}>
          <Greeting text={formatGreeting(instant, timeZone, firstName)} />
        </h1>
        <p>
          {formatDay(instant, timeZone)}. {describeTrial(trialEndsAt, instant, timeZone)}
        </p>
        <div className="hw-greet-actions">
          <LinkButton to={linkToLogWalk({ dogId })} variation={quiet ? 'field-outline' : 'field'} icon={Footprints}>
            Log Walk
          </LinkButton>
          <Button variation="field-outline" icon={MessageCircleHeart} onClick={onOpenAssistant}>
            24/7 Care
          </Button>
          <LinkButton to={linkToNewAppointment(dogId)} variation="field-outline" icon={CalendarPlus}>
            Book Vet
          </LinkButton>
        </div>
      </div>
      {dog ? <BreedDrawing pose="sitting" breed={dog.breed} className="hw-greet-dog" /> : null}
    </section>
  );
}

/** The three quick actions as tiles, shown below the dog's card on phones. */
export function QuickActions({ dogId, onOpenAssistant }: { dogId?: string; onOpenAssistant: () => void }) {
  return (
    <div className="hw-home-actions">
      <Link to={linkToLogWalk({ dogId })}>
        <Icon of={Footprints} size="l" />
        Log Walk
      </Link>
      <button type="button" onClick={onOpenAssistant}>
        <Icon of={MessageCircleHeart} size="l" />
        24/7 Care
      </button>
      <Link to={linkToNewAppointment(dogId)}>
        <Icon of={CalendarPlus} size="l" />
        Book Vet
      </Link>
    </div>
  );
}
