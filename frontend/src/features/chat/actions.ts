import type { ChatAction } from '#shared/contract/chat.ts';
import { linkToNewAppointment } from '../../domain/appointments/paths.ts';
import { linkToLogWalk } from '../../domain/exercise/paths.ts';
import { placesPath } from '../../domain/places/paths.ts';

/** A proposal as it is shown: what it is, what its button does, and the screen that the button opens. */
export interface Proposal {
  title: string;
  detail: string;
  button: string;
  to: string;
}

type PlaceType = Extract<ChatAction, { kind: 'findPlaces' }>['placeType'];

const places: Record<PlaceType, string> = {
  dog_park: 'a dog park',
  walking_trail: 'a walking trail',
  beach: 'a dog beach',
  cafe: 'a dog-friendly cafe',
  store: 'a pet store',
  vet: 'a vet',
  grooming: 'a groomer',
  hotel: 'a dog-friendly hotel',
};

/** The proposal of an action. Its screen shows a form or a search; the owner saves it there. */
export function describeAction(action: ChatAction): Proposal {
  if (action.kind === 'bookVisit')
    return {
      title: 'Book a vet visit',
      detail: `Opens the form with "${action.title}" filled in.`,
      button: 'Open calendar',
      to: linkToNewAppointment(action.dogId ?? undefined, action.title),
    };
  if (action.kind === 'logWalk') {
    return {
      title: `Log a ${action.minutes}-minute walk`,
      detail: 'Opens the exercise log, where you can save the walk.',
      button: 'Open exercise log',
      to: linkToLogWalk({ dogId: action.dogId ?? undefined, minutes: action.minutes }),
    };
  }
  return {
    title: `Find ${places[action.placeType]}`,
    detail: 'Searches near you.',
    button: 'Search places',
    to: `${placesPath}?type=${action.placeType}`,
  };
}
