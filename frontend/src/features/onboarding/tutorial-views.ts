import type { TourStep } from '../../domain/onboarding/tour-steps.ts';
import type { DogPose } from '../../ui/dog-art/shapes/dog-shape.ts';
import { pictures } from '../../ui/layout/pictures.ts';
import type { Pictured } from '../../ui/layout/screen-picture.tsx';

/** What visitors see in a step of the tour, in place of the instructions for owners. */
interface TutorialView {
  /** A screenshot with its alternative text, or a drawing. */
  picture: { of: Pictured; alt: string } | DogPose;
  text: string;
}

export const tutorialViews: Record<TourStep['id'], TutorialView> = {
  profile_setup: {
    picture: {
      of: pictures.profile,
      alt: "A dog's profile with the breed's size, exercise needs, energy level and grooming needs",
    },
    text: 'This is Biscuit, a Golden Retriever. We fill in the facts for the breed.',
  },
  ai_chat: {
    picture: { of: pictures.assistant, alt: 'A question to the care assistant, and its answer with the source' },
    text: 'Every answer shows where it comes from.',
  },
  exercise_plan: {
    picture: { of: pictures.today, alt: "Today's exercise goal for a dog, with the minutes of the week" },
    text: "Each dog has its own goal. This is Biscuit's, on a Friday morning.",
  },
  locations_discover: {
    picture: 'walking',
    text: 'Owners save their favorite places with a heart and find them all in one list.',
  },
  calendar_appointment: {
    picture: { of: pictures.calendar, alt: 'A month with the vet visits of two dogs, and the visits of one day' },
    text: "Each dot is a visit. The day's visits are listed below the month.",
  },
  community_explore: {
    picture: 'sitting',
    text: 'Read along, and post whenever you like.',
  },
  features_overview: {
    picture: { of: pictures.home, alt: 'The home screen: a greeting, the dog, and what to do today' },
    text: 'Six menu items take you everywhere. Emergency help is always one tap away.',
  },
};
