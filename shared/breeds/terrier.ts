import { profilesOf } from '#shared/breeds/breed-profile.ts';

/** Breeds that go after rats, foxes and badgers, and their heavier bull-type relatives. */
export const terrier = profilesOf('Terrier', {
  'Airedale Terrier': {
    body: { size: 'Large', weightLb: [50, 70], lifeSpanYears: [11, 14], snout: 'long' },
    activity: { minutes: [60, 90], needs: 'High', energy: 'High', trainability: 'High' },
    coat: { needs: 'Medium', brush: 'Twice a week', heat: 'Medium', cold: 'Medium' },
    description:
      'The tallest terrier, and one that solves problems you did not set. The wiry coat is combed twice a week and hand-stripped or clipped each season.',
  },
  'American Pit Bull Terrier': {
    body: { size: 'Medium', weightLb: [30, 65], lifeSpanYears: [12, 15], snout: 'medium' },
    activity: { minutes: [75, 90], needs: 'High', energy: 'Very High', trainability: 'High' },
    coat: { needs: 'Low', brush: 'Once a week', heat: 'Medium', cold: 'Low' },
    description:
      'Strong for its weight, and keen to work close to people. Rules on the breed differ by place, so check the lease, the insurer and the park first.',
  },
  'American Staffordshire Terrier': {
    body: { size: 'Medium', weightLb: [40, 70], lifeSpanYears: [12, 16], snout: 'medium' },
    activity: { minutes: [60, 90], needs: 'High', energy: 'High', trainability: 'High' },
    coat: { needs: 'Low', brush: 'Once a week', heat: 'Medium', cold: 'Low' },
    description:
      'Solid muscle under a thin coat, and glad of a jacket in winter. Tug with a clear start and stop teaches self-control and saves a mile of walking.',
  },
  'Australian Terrier': {
    body: { size: 'Small', weightLb: [15, 20], lifeSpanYears: [11, 15], snout: 'medium' },
    activity: { minutes: [45, 60], needs: 'Medium', energy: 'High', trainability: 'High' },
    coat: { needs: 'Low', brush: 'Once a week', heat: 'Medium', cold: 'Medium' },
    description:
      'Kept farms free of mice and snakes, and still pounces on rustling leaves. The harsh coat brushes clean in ten minutes and seldom needs a bath.',
  },
  'Border Terrier': {
    body: { size: 'Small', weightLb: [11, 16], lifeSpanYears: [12, 15], snout: 'medium' },
    activity: { minutes: [45, 60], needs: 'Medium', energy: 'High', trainability: 'Medium' },
    coat: { needs: 'Low', brush: 'Once a week', heat: 'Medium', cold: 'High' },
    description:
      "An otter's head, and legs long enough to follow a horse. Fits through gaps of a few inches, so walk the fence line before it runs free.",
  },
  'Bull Terrier': {
    body: { size: 'Medium', weightLb: [50, 70], lifeSpanYears: [12, 13], snout: 'long' },
    activity: { minutes: [60, 90], needs: 'High', energy: 'High', trainability: 'Low' },
    coat: { needs: 'Low', brush: 'Once a week', heat: 'Medium', cold: 'Low' },
    description:
      'Egg-shaped head, small dark eyes and games that start at full speed. Chews hard, so buy toys a size up and throw them out once pieces come off.',
  },
  'Cairn Terrier': {
    body: { size: 'Small', weightLb: [13, 14], lifeSpanYears: [13, 15], snout: 'medium' },
    activity: { minutes: [45, 60], needs: 'Medium', energy: 'High', trainability: 'Medium' },
    coat: { needs: 'Medium', brush: 'Twice a week', heat: 'Medium', cold: 'High' },
    description:
      'Hunted among stone piles and digs wherever it may, so offer a sandbox with buried toys. Shaggy and weatherproof, ready to walk in most rain.',
  },
  'Irish Terrier': {
    body: { size: 'Medium', weightLb: [25, 27], lifeSpanYears: [13, 15], snout: 'long' },
    activity: { minutes: [60, 90], needs: 'High', energy: 'High', trainability: 'Medium' },
    coat: { needs: 'Medium', brush: 'Twice a week', heat: 'Medium', cold: 'Medium' },
    description:
      'Red, rangy and slow to back down from another dog. Five minutes of training with a real reward hold its attention longer than half an hour of drill.',
  },
  'Jack Russell Terrier': {
    body: { size: 'Small', weightLb: [13, 17], lifeSpanYears: [13, 16], snout: 'medium' },
    activity: { minutes: [90, 120], needs: 'Very High', energy: 'Very High', trainability: 'Medium' },
    coat: { needs: 'Low', brush: 'Once a week', heat: 'Medium', cold: 'Medium' },
    description:
      'Weighs about 15 pounds and needs the exercise of a dog three times that. Squirrels and loose gates end in a chase, so leave the leash on near roads.',
  },
  'Kerry Blue Terrier': {
    body: { size: 'Medium', weightLb: [33, 40], lifeSpanYears: [12, 15], snout: 'long' },
    activity: { minutes: [60, 90], needs: 'High', energy: 'High', trainability: 'Medium' },
    coat: { needs: 'High', brush: 'Every other day', heat: 'Medium', cold: 'Medium' },
    description:
      'Born black, and blue-gray by about two years. The soft, wavy coat hardly sheds, so it is combed every other day and scissored every six weeks.',
  },
  'Miniature Schnauzer': {
    body: { size: 'Small', weightLb: [11, 20], lifeSpanYears: [12, 15], snout: 'medium' },
    activity: { minutes: [45, 60], needs: 'Medium', energy: 'Medium', trainability: 'Very High' },
    coat: { needs: 'High', brush: 'Three times a week', heat: 'Medium', cold: 'Medium' },
    description:
      'Announces every delivery, then makes friends with whoever brought it. Comb beard and legs three times a week and keep fatty scraps off the menu.',
  },
  'Rat Terrier': {
    body: { size: 'Small', weightLb: [10, 25], lifeSpanYears: [12, 18], snout: 'medium' },
    activity: { minutes: [45, 60], needs: 'Medium', energy: 'High', trainability: 'High' },
    coat: { needs: 'Low', brush: 'Once a week', heat: 'Medium', cold: 'Low' },
    description:
      'Clears a barn of rats by day and sleeps under the blanket at night. Jumps far above its height, so raise the fence along with the snacks.',
  },
  'Scottish Terrier': {
    body: { size: 'Small', weightLb: [18, 22], lifeSpanYears: [11, 13], snout: 'long' },
    activity: { minutes: [30, 45], needs: 'Low', energy: 'Medium', trainability: 'Low' },
    coat: { needs: 'High', brush: 'Three times a week', heat: 'Medium', cold: 'High' },
    description:
      'Walks with dignity and has views on the direction. Legs this short swim badly, so it wears a life vest near pools and boats.',
  },
  'Soft Coated Wheaten Terrier': {
    body: { size: 'Medium', weightLb: [30, 40], lifeSpanYears: [12, 14], snout: 'medium' },
    activity: { minutes: [45, 60], needs: 'Medium', energy: 'High', trainability: 'Medium' },
    coat: { needs: 'Very High', brush: 'Daily', heat: 'Medium', cold: 'Medium' },
    description:
      'Greets by leaping, so reward four feet on the floor from the first day. The silky single coat mats within days and is combed daily from nose to tail.',
  },
  'Staffordshire Bull Terrier': {
    body: { size: 'Medium', weightLb: [24, 38], lifeSpanYears: [12, 14], snout: 'medium' },
    activity: { minutes: [60, 90], needs: 'High', energy: 'High', trainability: 'High' },
    coat: { needs: 'Low', brush: 'Every two weeks', heat: 'Low', cold: 'Low' },
    description:
      'Broad, low and drawn to people more than to other dogs. Heavy muscle sinks and overheats, so stay close in water and play in the shade.',
  },
  'West Highland White Terrier': {
    body: { size: 'Small', weightLb: [15, 20], lifeSpanYears: [13, 15], snout: 'medium' },
    activity: { minutes: [45, 60], needs: 'Medium', energy: 'Medium', trainability: 'Medium' },
    coat: { needs: 'Medium', brush: 'Twice a week', heat: 'Medium', cold: 'High' },
    description:
      'White so that hunters could tell it from a fox. Digging and barking come built in, so leave it a corner to excavate and reward the quiet.',
  },
});
