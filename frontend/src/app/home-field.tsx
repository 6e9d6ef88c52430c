import { CalendarPlus, Footprints, MessageCircleHeart } from 'lucide-react';
import { Link } from 'react-router';
import type { Dog } from '#shared/contract/dogs.ts';
import { useUser } from '../domain/session/use-user.ts';
import { bookVet, paths } from '../lib/paths.ts';
import { useNow } from '../lib/use-now.ts';
import { Button } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import { dogLook } from '../ui/dog-coats.ts';
import { DogDrawing } from '../ui/dog-drawing.tsx';
import { Icon } from '../ui/icon.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { dayWords, greeting, trialWords } from './greeting.ts';

type FieldProps = {
  dog: Dog | undefined;
  /** No dog will stand on the field: its words have the whole width, and none of its actions is the first thing to do. */
  quiet: boolean;
  onCare: () => void;
};

/** "Good afternoon," stays together where there is room for it; the name goes below. */
function Greeting({ words }: { words: string }) {
  const [hello = '', ...name] = words.split(/(?<=,) /);
  return (
    <>
      <span className="hw-greet-hello">{hello}</span> {name.join(' ')}
    </>
  );
}

/** The pine field: the greeting, the day, and the dog in its breed's colours. */
export function HomeField({ dog, quiet, onCare }: FieldProps) {
  const { firstName, timeZone, trialEndsAt } = useUser();
  const instant = useNow();
  const dogId = dog?.id;
  return (
    <section className={classes('hw-greet', 'hw-field', quiet && 'hw-greet--quiet')}>
      <div className="hw-greet-words">
        <h1 tabIndex={-1}>
          <Greeting words={greeting(instant, timeZone, firstName)} />
        </h1>
        <p>
          {dayWords(instant, timeZone)}. {trialWords(trialEndsAt, instant, timeZone)}
        </p>
        <div className="hw-greet-actions">
          <LinkButton to={paths.exercise} variation={quiet ? 'field-outline' : 'field'} icon={Footprints}>
            Log Walk
          </LinkButton>
          <Button variation="field-outline" icon={MessageCircleHeart} onClick={onCare}>
            24/7 Care
          </Button>
          <LinkButton to={bookVet(dogId)} variation="field-outline" icon={CalendarPlus}>
            Book Vet
          </LinkButton>
        </div>
      </div>
      {dog ? <DogDrawing pose="sitting" coat={dogLook(dog.breed).coat} className="hw-greet-dog" /> : null}
    </section>
  );
}

/** The same three actions as tiles, below the dog's card on a phone. */
export function QuickActions({ dogId, onCare }: { dogId?: string; onCare: () => void }) {
  return (
    <div className="hw-home-actions">
      <Link to={paths.exercise}>
        <Icon of={Footprints} size="l" />
        Log Walk
      </Link>
      <button type="button" onClick={onCare}>
        <Icon of={MessageCircleHeart} size="l" />
        24/7 Care
      </button>
      <Link to={bookVet(dogId)}>
        <Icon of={CalendarPlus} size="l" />
        Book Vet
      </Link>
    </div>
  );
}
