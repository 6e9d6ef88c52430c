import { Siren } from 'lucide-react';
import { Link } from 'react-router';
import { prices } from '#shared/plans.ts';
import { pricingPath } from '../../domain/billing/paths.ts';
import { emergencyPath } from '../../domain/emergency/paths.ts';
import { welcomePath } from '../../domain/onboarding/paths.ts';
import { signUpPath } from '../../platform/session/paths.ts';
import { signInAddress, signUpAddress } from '../../platform/session/sign-in.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { CtaBanner } from '../../ui/layout/cta-banner.tsx';
import dogsWideDark from '../../ui/layout/pictures/dogs-wide-dark.webp';
import dogsWideLight from '../../ui/layout/pictures/dogs-wide-light.webp';
import emergencyDark from '../../ui/layout/pictures/emergency-dark.webp';
import emergencyLight from '../../ui/layout/pictures/emergency-light.webp';
import { pictures } from '../../ui/layout/pictures.ts';
import { ScreenPicture } from '../../ui/layout/screen-picture.tsx';
import { AdviceOrigins } from './advice-origins.tsx';
import { HeroDog } from './hero-dog.tsx';
import './landing.css';
import './landing-wide.css';

const moments = [
  {
    time: '7:30 AM',
    title: 'Log the walk',
    text: "Plans for your dog's breed and age and today's weather. See how many minutes are left today.",
  },
  { time: '9:00 AM', title: "Read today's tip", text: 'One tip for your dog, every morning at nine. Just one.' },
  {
    time: '2:15 PM',
    title: "Ask what's on your mind",
    text: "The assistant answers at any hour and tells you straight when it's an emergency.",
  },
  {
    time: '4:30 PM',
    title: 'Never miss a vet visit',
    text: 'Every visit in one calendar, with a reminder the day before.',
  },
];

const features = [
  { title: 'Community', text: 'Share what works, ask owners who have been there, and invite friends.' },
  { title: 'Dog-friendly places', text: 'Parks, trails and venues near you. Tap the heart to save your favorites.' },
  { title: 'A profile for every dog', text: 'Breed, age and weight, and what they mean for the day.' },
  { title: 'Printable plans and reports', text: "Bring your dog's walks and weight to the vet on one page." },
  { title: 'Care tips', text: 'Small habits that keep your dog healthy, chosen for breed, age and season.' },
  { title: 'Dog food', text: 'What owners recommend, from puppy to senior, checked by us.' },
  { title: 'Partner vets', text: 'Vets other owners trust, on a map with reviews and phone numbers.' },
  { title: 'Leading Members', text: 'Experienced owners who help keep the forum kind.' },
  { title: 'Referral rewards', text: 'A free month for you and the friend you invite.' },
];

const looks = [
  {
    picture: pictures.profile,
    wide: { light: dogsWideLight, dark: dogsWideDark },
    alt: "An owner's dogs, each with the breed's size, exercise needs, energy level and grooming needs",
    title: 'What the breed needs',
    text: "Every dog's profile shows size, exercise, energy and grooming, for some 110 breeds and for mixes.",
  },
  {
    picture: pictures.home,
    alt: 'The home screen: a greeting, the dog, and the actions Log Walk, 24/7 Care and Book Vet',
    title: 'The day starts here',
    text: 'See your dog, log a walk, ask a question or book a visit, all within reach of your thumb.',
  },
  {
    picture: pictures.assistant,
    alt: 'A question to the care assistant, and its answer with the source',
    title: 'An answer with its source',
    text: 'Ask anything about your dog, day or night. Each answer shows where it comes from.',
  },
  {
    picture: { light: emergencyLight, dark: emergencyDark },
    alt: 'The emergency screen: call a vet now, and two poison hotlines with their numbers',
    title: 'Help without an account',
    text: 'Who to call and what to have ready, right away.',
  },
];

const fromPrice = (prices.basic.cents.monthly / 100).toFixed(2);

/** The landing page. The page is prerendered. The only script of its own is `owner-count.ts`. */
export function LandingPage() {
  return (
    <>
      <section className="hw-hero">
        <div className="hw-hero-text">
          <h1 tabIndex={-1}>Know what your dog needs today.</h1>
          <p className="hw-hero-sub">
            Walks, vet visits and good advice in one calm place. And when something can't wait, Houndwell says so at
            once.
          </p>
          <div className="hw-hero-actions">
            <LinkButton href={signUpAddress}>Get Started</LinkButton>
            <LinkButton href={signInAddress} variation="outline">
              Sign In to Continue
            </LinkButton>
          </div>
          <p className="hw-hero-note">
            Full access for 7 days, no credit card. From <span className="hw-number">${fromPrice}</span> a month after
            that. <Link to={pricingPath}>See pricing</Link>
          </p>
        </div>
        <HeroDog />
      </section>
      <section className="hw-landing-day hw-field">
        <div>
          <h2>A day with Houndwell</h2>
          <p>Morning to evening, on one leash.</p>
          <ol className="hw-moments">
            {moments.map(({ time, title, text }) => (
              <li key={time}>
                <p className="hw-moment-time">{time}</p>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <section className="hw-section">
        <h2>See it for yourself</h2>
        {/* On phones, the strip scrolls sideways. `tabIndex` makes the strip scrollable by keyboard. */}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: some browsers scroll only focusable elements by keyboard. */}
        <section className="hw-looks-strip" aria-label="Screenshots of Houndwell" tabIndex={0}>
          <ul className="hw-looks">
            {looks.map(({ picture, wide, alt, title, text }) => (
              <li key={title} className={wide ? 'hw-look--wide' : undefined}>
                <ScreenPicture of={picture} wide={wide} alt={alt} />
                <div>
                  <h3>{title}</h3>
                  <p className="hw-soft">{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </section>
      </section>
      <AdviceOrigins />
      <section className="hw-section hw-section--next">
        <h2>Everything in one place</h2>
        <ul className="hw-everything">
          {features.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p className="hw-soft">{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className="hw-section hw-section--next">
        <div className="hw-urgent">
          <div>
            <h2>Something wrong right now?</h2>
            <p className="hw-soft">You don't need an account for emergency help.</p>
          </div>
          <LinkButton to={emergencyPath} variation="danger" icon={Siren}>
            Emergency help
          </LinkButton>
        </div>
      </section>
      <section className="hw-section hw-section--next">
        <CtaBanner title="Your first week is on us" pose="sleeping">
          <p>You get everything for 7 days. No credit card, and you won't be charged unless you choose a plan.</p>
          <div className="hw-closing-actions">
            <LinkButton to={signUpPath}>Start Your Free Trial</LinkButton>
            <LinkButton to={welcomePath} variation="outline">
              What a first week looks like
            </LinkButton>
          </div>
          <p className="hw-owner-count" />
        </CtaBanner>
      </section>
    </>
  );
}
