import { profilesOf } from '#shared/breeds/breed-profile.ts';

/** Breeds that hunt by nose or by eye. */
export const hound = profilesOf('Hound', {
  'Afghan Hound': {
    body: { size: 'Large', weightLb: [50, 60], lifeSpanYears: [12, 18], snout: 'long' },
    activity: { minutes: [60, 90], needs: 'High', energy: 'Medium', trainability: 'Low' },
    coat: { needs: 'Very High', brush: 'Daily', heat: 'Medium', cold: 'Medium' },
    description:
      'Sprints first and listens later, so it runs free only inside a tall fence. The silky coat takes a bath and a blow-dry every week or two.',
  },
  Basenji: {
    body: { size: 'Small', weightLb: [22, 24], lifeSpanYears: [13, 14], snout: 'medium' },
    activity: { minutes: [60, 90], needs: 'High', energy: 'High', trainability: 'Low' },
    coat: { needs: 'Low', brush: 'Every two weeks', heat: 'High', cold: 'Low' },
    description:
      'Yodels rather than barks and washes itself like a cat. Climbs well and chases what moves, so trust a leash more than a fence.',
  },
  'Basset Hound': {
    body: { size: 'Medium', weightLb: [40, 65], lifeSpanYears: [12, 13], snout: 'long' },
    activity: { minutes: [30, 45], needs: 'Low', energy: 'Low', trainability: 'Low' },
    coat: { needs: 'Medium', brush: 'Twice a week', heat: 'Low', cold: 'Medium' },
    description:
      'Follows a scent at walking pace and forgets the way home, so keep the leash on. Wipe the long ears and the folds twice a week.',
  },
  Beagle: {
    body: { size: 'Small', weightLb: [18, 30], lifeSpanYears: [10, 15], snout: 'medium' },
    activity: { minutes: [60, 90], needs: 'High', energy: 'High', trainability: 'Medium' },
    coat: { needs: 'Low', brush: 'Once a week', heat: 'Medium', cold: 'Medium' },
    description:
      'The nose decides the route, and one good trail can end a recall. Fences go deep as well as high, and food stays behind a closed door.',
  },
  'Black and Tan Coonhound': {
    body: { size: 'Large', weightLb: [65, 110], lifeSpanYears: [10, 12], snout: 'long' },
    activity: { minutes: [60, 90], needs: 'High', energy: 'Medium', trainability: 'Medium' },
    coat: { needs: 'Low', brush: 'Once a week', heat: 'High', cold: 'Medium' },
    description:
      'Trails raccoons by night and sleeps well by day. The bay carries past several houses, so teach quiet before it becomes a habit.',
  },
  Bloodhound: {
    body: { size: 'Large', weightLb: [80, 110], lifeSpanYears: [8, 10], snout: 'long' },
    activity: { minutes: [60, 90], needs: 'High', energy: 'Medium', trainability: 'Low' },
    coat: { needs: 'Medium', brush: 'Twice a week', heat: 'Low', cold: 'Medium' },
    description:
      'Can follow a trail that is days old, and your leash arm feels every turn. Drools freely, so keep a towel in each room and dry the folds.',
  },
  'Bluetick Coonhound': {
    body: { size: 'Large', weightLb: [45, 80], lifeSpanYears: [11, 12], snout: 'long' },
    activity: { minutes: [90, 120], needs: 'Very High', energy: 'High', trainability: 'Medium' },
    coat: { needs: 'Low', brush: 'Once a week', heat: 'High', cold: 'Medium' },
    description:
      'Speckled blue-black, with a bawl that changes once the quarry is up a tree. Give it one long walk a day on which the nose may choose the path.',
  },
  Borzoi: {
    body: { size: 'Large', weightLb: [60, 105], lifeSpanYears: [9, 14], snout: 'long' },
    activity: { minutes: [45, 60], needs: 'Medium', energy: 'Medium', trainability: 'Low' },
    coat: { needs: 'Medium', brush: 'Twice a week', heat: 'Medium', cold: 'High' },
    description:
      'Quiet in the house, and gone in seconds after anything that runs. One sprint behind a fence and a leash walk are enough before the long sofa.',
  },
  Dachshund: {
    body: { size: 'Small', weightLb: [9, 32], lifeSpanYears: [12, 16], snout: 'long' },
    activity: { minutes: [30, 45], needs: 'Low', energy: 'Medium', trainability: 'Medium' },
    coat: { needs: 'Low', brush: 'Once a week', heat: 'Medium', cold: 'Low' },
    description:
      'Bred to follow badgers underground, and still a keen digger. The back is long, so carry it on steep stairs and put a ramp at the sofa.',
  },
  Greyhound: {
    body: { size: 'Large', weightLb: [60, 70], lifeSpanYears: [10, 13], snout: 'long' },
    activity: { minutes: [45, 60], needs: 'Medium', energy: 'Low', trainability: 'Medium' },
    coat: { needs: 'Low', brush: 'Once a week', heat: 'Medium', cold: 'Low' },
    description:
      'Runs at 40 miles an hour for half a minute and rests most of the day. Wears a coat in the cold and a leash wherever there are rabbits.',
  },
  'Irish Wolfhound': {
    body: { size: 'Giant', weightLb: [105, 150], lifeSpanYears: [6, 8], snout: 'long' },
    activity: { minutes: [45, 60], needs: 'Medium', energy: 'Low', trainability: 'Medium' },
    coat: { needs: 'Medium', brush: 'Twice a week', heat: 'Low', cold: 'High' },
    description:
      'The tallest breed, with a bed, a car and doorways to match. Keep puppies lean and their walks short for 18 months, while the bones grow.',
  },
  'Norwegian Elkhound': {
    body: { size: 'Medium', weightLb: [48, 55], lifeSpanYears: [12, 15], snout: 'medium' },
    activity: { minutes: [60, 90], needs: 'High', energy: 'High', trainability: 'Medium' },
    coat: { needs: 'Medium', brush: 'Twice a week', heat: 'Low', cold: 'High' },
    description:
      'Held moose at bay by barking, and still has a lot to say. The gray undercoat leaves twice a year, when ten minutes of combing a day save the carpet.',
  },
  'Rhodesian Ridgeback': {
    body: { size: 'Large', weightLb: [70, 85], lifeSpanYears: [10, 12], snout: 'medium' },
    activity: { minutes: [60, 90], needs: 'High', energy: 'Medium', trainability: 'Medium' },
    coat: { needs: 'Low', brush: 'Once a week', heat: 'High', cold: 'Low' },
    description:
      'A ribbon of hair grows backward along the spine. Calm indoors after an hour of hard exercise, and strong enough to need leash manners by six months.',
  },
  Saluki: {
    body: { size: 'Medium', weightLb: [40, 65], lifeSpanYears: [10, 17], snout: 'long' },
    activity: { minutes: [60, 90], needs: 'High', energy: 'Medium', trainability: 'Low' },
    coat: { needs: 'Low', brush: 'Once a week', heat: 'High', cold: 'Low' },
    description:
      'Coursed gazelle across sand, on long feet with hair between the toes. Little padding covers the bones, so the bed should be soft and wide.',
  },
  Whippet: {
    body: { size: 'Medium', weightLb: [25, 40], lifeSpanYears: [12, 15], snout: 'long' },
    activity: { minutes: [45, 60], needs: 'Medium', energy: 'Medium', trainability: 'Medium' },
    coat: { needs: 'Low', brush: 'Every two weeks', heat: 'Medium', cold: 'Low' },
    description:
      'Two or three flat-out sprints and a walk, then sleep under a blanket. Thin skin tears on brambles, so check the legs after a run through cover.',
  },
});
