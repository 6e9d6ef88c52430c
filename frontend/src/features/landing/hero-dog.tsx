import { DogDrawing } from '../../ui/dog-art/dog-drawing.tsx';

const lead = {
  /** The leash: from the collar, in a loop, to the left edge below the text. */
  wide: 'M252 104C226 92 196 44 190 -4C186 -44 212 -60 232 -54C254 -46 250 -14 218 -6C168 4 116 8 60 28C-26 60 -70 150 -200 172C-300 188 -460 190 -640 197C-900 208 -1200 206 -1600 214',
  /** The leash on phones, where the text is above the dog. */
  narrow:
    'M252 104C226 92 204 62 200 30C197 2 214 -10 227 -5C241 1 238 20 216 24C160 34 130 44 70 34C20 26 -30 8 -90 26C-150 44 -220 24 -300 30C-400 38 -500 26 -600 30',
};

/** The drawing of a dog on the landing page. The leash runs off the edge, and the paws touch the bottom. */
export function HeroDog() {
  return (
    <div className="hw-hero-dog">
      <svg className="hw-hero-lead" viewBox="52 22 300 216" aria-hidden="true" focusable="false">
        <path className="hw-hero-lead-wide" d={lead.wide} />
        <path className="hw-hero-lead-narrow" d={lead.narrow} />
      </svg>
      <DogDrawing pose="walking" label="Drawing of a Golden Retriever on a walk" />
    </div>
  );
}
