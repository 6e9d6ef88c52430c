import { expect, test } from 'vitest';
import { checkText } from '#shared/emergency/check-text.ts';
import { correctSpelling } from '#shared/emergency/correct-spelling.ts';
import { extractFeatures } from '#shared/emergency/extract-features.ts';
import { type ReasonCode, reasonCodes } from '#shared/emergency/reasons.ts';
import { tokenize } from '#shared/emergency/tokens.ts';

const emergencies: [ReasonCode, string][] = [
  ['breathing', 'she is not breathing well'],
  ['breathing', 'i dont think hes breathing'],
  ['breathing', 'dog breething hard and laying on side'],
  ['breathing', 'my kitten is gasping'],
  ['choking', 'dog choaking on a bone'],
  ['choking', 'something is stuck in his throat, pawing at his mouth and gagging'],
  ['collapse', 'no vomiting but he collapsed twice'],
  ['collapse', 'my dog wont wake up'],
  ['collapse', 'dog is unconcious'],
  ['bloat', 'he keeps trying to throw up but nothing comes out'],
  ['bloat', 'my dogs stomache is bloted and hard'],
  ['seizure', 'my dog is having a siezure'],
  ['seizure', 'he never had a seizure before but is having one right now'],
  ['seizure', 'two seizures in an hour'],
  ['seizure', 'a seizure that lasted 6 minutes, he seems fine'],
  ['heat', 'was left in a hot car and is panting and drooling'],
  ['heat', 'his temperature is 106.2 and he is panting'],
  ['burn', 'chewed through an electrical cord and got shocked'],
  ['trauma', 'he got hit by a car but seems ok'],
  ['trauma', 'big dog grabbed my yorkie by the neck and shook her'],
  ['bleeding', 'bleeding wont stop from his paw'],
  ['bleeding', 'how do i stop the bleeding'],
  ['snakeBite', 'bitten by a rattlesnake on the nose'],
  ['swelling', 'her face is swelling up after a bee sting'],
  ['poison', 'my dog just ate a whole bag of raisins'],
  ['poison', 'what do i do my dog ate rat poisin'],
  ['poison', 'is chocolate bad for dogs she just ate a whole bar'],
  ['poison', 'what should I do if my dog ate chocolate?'],
  ['poison', 'gave him ibuprofen for pain'],
  ['poison', 'baking chocolate, 2 squares, 25 lb beagle'],
  ['newborn', 'newborn puppy is cold and not nursing'],
  ['labor', 'she has been in labor for 5 hours and no puppies'],
  ['urine', 'hes been straining to pee all morning and only drops come out'],
  ['gums', 'Is it normal that his gums look grey?'],
  ['paralysis', 'she cant walk all of a sudden her back legs are dragging'],
  ['blood', 'vomit looks like coffee grounds'],
  ['eye', 'eye popped out of its socket'],
  ['foreignBody', 'he swallowed a sock and keeps gagging'],
  ['severeIllness', 'cant keep water down'],
];

test.each(emergencies)('an emergency with the reason %s is found in "%s"', (reason, text) => {
  const found = checkText(text);
  expect(found).toMatchObject({ emergency: true, verdict: 'now' });
  expect(found.reasons).toContain(reason);
});

test('every reason has an example in this test', () => {
  expect(reasonCodes.filter((code) => !emergencies.some(([reason]) => reason === code))).toEqual([]);
});

const firstReasons: [ReasonCode, string, string][] = [
  ['poison', 'a car is only where it happened', 'drank a puddle of antifreeze under my dads truck'],
  ['poison', 'a pill was dropped', 'grandma dropped her heart pill, metoprolol, and he gobbled it'],
  ['poison', 'brown urine comes from onions', 'he ate a pan of fried onions and now his pee is brown'],
  ['labor', 'water broke', 'her water broke three hours ago and she is pushing with nothing born'],
  ['swelling', 'the shots are a vaccine', 'he got his shots today and his face swelled and he vomited'],
  ['heat', 'the tongue hangs', 'she left him locked in her car and his tongue is hanging out dark red'],
  ['heat', 'the eyes are glazed', 'we hit the trails at noon in the heat and he is down and his eyes are glazed'],
  ['trauma', 'nothing was swallowed', 'Gutted by a wild boar, an hour from the road'],
  ['trauma', 'the wire was not swallowed', 'he ran into barbed wire and his leg is squirting blood'],
  ['eye', 'an eye needs a first aid of its own', 'his eye popped out after a fight with the big dog'],
  ['choking', 'an object can be taken out', 'he cant breathe theres a ball stuck in his throat'],
  ['seizure', 'the seizure is now', 'he ate slug bait and is having a seizure'],
  ['foreignBody', 'bait of a fishing hook is no poison', 'he swallowed the bait, hook and all'],
  ['foreignBody', 'the stone of a fruit is stuck', 'he ate a peach pit last night and wont hold water down'],
  ['paralysis', 'only the legs are limp', 'jumped off the sofa and now her back end is limp'],
  ['severeIllness', 'a fever is not cooled', 'he has a fever of 106 and a stiff neck'],
  ['severeIllness', 'pus is no labor', 'she isnt spayed, has a foul discharge, drinks gallons and is very weak'],
  ['severeIllness', 'pain has no cause here', 'she screams when i touch her, hunched up and shaking'],
];

test.each(firstReasons)('the card is for %s because %s: "%s"', (reason, _why, text) => {
  const found = checkText(text);
  expect(found.verdict).toBe('now');
  expect(found.reasons[0]).toBe(reason);
});

test.each([
  ['a sign that is denied', 'no vomiting, just itchy'],
  ['an accident that did not happen', 'he didnt get hit by the car, it stopped in time'],
  ['an accident that was avoided', 'he nearly ate a grape but I was faster'],
  ['an event of the past', 'last year he ate a sock and was fine'],
  ['a sign of the past', 'when he was a puppy he had a seizure but never since'],
  ['a question about a food', 'is chocolate bad for dogs'],
  ['a question about signs', 'what are the signs of heatstroke'],
  ['a question about prevention', 'how do I prevent bloat'],
  ['a question about training', 'how do I stop my puppy from chewing cords'],
  ['the name of a coat color', 'my chocolate lab loves to swim'],
  ['a figure of speech', "he's dying for a walk"],
  ['an idiom', "she can't stand the vacuum"],
  ['a name that is also a food', 'Snickers needs heartworm pills'],
  ['a movement during sleep', 'he twitches in his sleep when dreaming'],
  ['an everyday question', 'how much should I feed my puppy'],
  ['an empty text', ''],
])('%s ("%s") is not an emergency', (_why, text) => {
  expect(checkText(text)).toEqual({ verdict: 'none', emergency: false, reasons: [] });
});

test("a person's own trouble is no emergency of a dog", () => {
  expect(checkText("I'm having trouble breathing through this mask, is curbside an option?").emergency).toBe(false);
});

test('a list of signs that are denied gets the verdict "unsure"', () => {
  expect(checkText('no coughing, choking or gagging')).toMatchObject({ verdict: 'unsure', emergency: false });
});

test('an event of the past does not hide the one of today', () => {
  expect(checkText('last year he ate a sock and was fine, today he ate another one').verdict).not.toBe('none');
});

test.each(['he had a seizure this morning, lasted 30 seconds and hes fine now', 'she had one seizure, back to normal'])(
  'a single seizure that has ended ("%s") calls for a vet today',
  (text) => expect(checkText(text)).toMatchObject({ verdict: 'today', emergency: false, reasons: ['seizure'] }),
);

test('capitals, accents, apostrophes, emoji and repeated letters do not hide a sign', () => {
  for (const text of [
    'SHE CAN\u2019T BREATHE',
    "she can't breathe \u{1F62D}",
    'she cant breatheeee',
    'sh\u00e9 cannot breathe',
  ])
    expect(checkText(text).reasons).toContain('breathing');
});

const filler = ['not ', 'ate chocolate ', 'vomit nothing ', 'a', 'xqzjw ', 'no, or ', '\n', '\u0301', 'not breathe '];
test.each(filler)('2,000 characters of %j have fewer than 100 features', (part) => {
  const text = part.repeat(Math.ceil(2000 / part.length)).slice(0, 2000);
  expect(extractFeatures(correctSpelling(tokenize(text)), false).length).toBeLessThan(100);
  expect(checkText(text)).toBeDefined();
});

test('the number of features of 2,000 characters is limited by the number of words', () => {
  const words = Array.from({ length: 1000 }, (_, index) => `chocola${index.toString(36).replace(/\d/g, 'x')}`);
  const tokens = correctSpelling(tokenize(words.join(' ').slice(0, 2000)));
  expect(extractFeatures(tokens, false).length).toBeLessThan(7 * tokens.length + 3);
});

test('a sign is found after 1,700 characters of other text', () => {
  expect(checkText(`${'what if he ate a sock '.repeat(80)}. he is not breathing`).reasons).toContain('breathing');
});
