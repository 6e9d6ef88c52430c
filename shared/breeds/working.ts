import { profilesOf } from '#shared/breeds/breed-profile.ts';

/** Guards, sled and draft dogs, and dogs that work in water. */
export const working = profilesOf('Working', {
  Akita: {
    body: { size: 'Large', weightLb: [70, 130], lifeSpanYears: [10, 14], snout: 'medium' },
    activity: { minutes: [45, 60], needs: 'Medium', energy: 'Medium', trainability: 'Medium' },
    coat: { needs: 'Medium', brush: 'Twice a week', heat: 'Low', cold: 'High' },
    description:
      'Reserved with strangers and seldom keen to share space with other dogs. Practice swapping food and toys from puppyhood, and introduce dogs slowly on leash.',
  },
  'Alaskan Malamute': {
    body: { size: 'Large', weightLb: [75, 85], lifeSpanYears: [10, 14], snout: 'medium' },
    activity: { minutes: [90, 120], needs: 'Very High', energy: 'High', trainability: 'Medium' },
    coat: { needs: 'High', brush: 'Three times a week', heat: 'Low', cold: 'High' },
    description:
      'Built to pull freight over snow, so a harness with a sled or cart makes sense of the strength. From 70 °F on, move exercise to the early morning.',
  },
  'American Bulldog': {
    body: { size: 'Large', weightLb: [60, 100], lifeSpanYears: [10, 12], snout: 'medium' },
    activity: { minutes: [60, 90], needs: 'High', energy: 'High', trainability: 'Medium' },
    coat: { needs: 'Low', brush: 'Once a week', heat: 'Low', cold: 'Medium' },
    description:
      'Longer in the leg than the Bulldog, and a farm dog that needs to run. Start leash manners early, because at 80 pounds it picks the direction.',
  },
  'Anatolian Shepherd Dog': {
    body: { size: 'Giant', weightLb: [80, 150], lifeSpanYears: [11, 13], snout: 'medium' },
    activity: { minutes: [45, 60], needs: 'Medium', energy: 'Low', trainability: 'Low' },
    coat: { needs: 'Low', brush: 'Once a week', heat: 'Medium', cold: 'High' },
    description:
      'Guards flocks without being told and patrols at night with a deep bark. Plan for a tall, sound fence and a proper introduction for each visitor.',
  },
  'Bernese Mountain Dog': {
    body: { size: 'Large', weightLb: [70, 115], lifeSpanYears: [7, 10], snout: 'medium' },
    activity: { minutes: [45, 60], needs: 'Medium', energy: 'Medium', trainability: 'High' },
    coat: { needs: 'High', brush: 'Three times a week', heat: 'Low', cold: 'High' },
    description:
      'Pulled farm carts in the Alps and is content with an hour at walking pace. The black coat stores heat, so summer walks come before breakfast.',
  },
  Boxer: {
    body: { size: 'Large', weightLb: [50, 80], lifeSpanYears: [10, 12], snout: 'short' },
    activity: { minutes: [60, 90], needs: 'High', energy: 'High', trainability: 'High' },
    coat: { needs: 'Low', brush: 'Once a week', heat: 'Low', cold: 'Low' },
    description:
      'Plays with the front paws and takes about three years to grow up. Short snout, so run and fetch in the cool hours and stop when the panting gets heavy.',
  },
  Bullmastiff: {
    body: { size: 'Giant', weightLb: [100, 130], lifeSpanYears: [7, 9], snout: 'short' },
    activity: { minutes: [30, 45], needs: 'Low', energy: 'Low', trainability: 'Medium' },
    coat: { needs: 'Low', brush: 'Once a week', heat: 'Low', cold: 'Medium' },
    description:
      'Bred to pin a poacher and wait, and quiet until there is a reason. Two walks of 20 minutes are enough, in the shade whenever it is warm.',
  },
  'Cane Corso': {
    body: { size: 'Large', weightLb: [88, 110], lifeSpanYears: [9, 12], snout: 'short' },
    activity: { minutes: [60, 90], needs: 'High', energy: 'Medium', trainability: 'High' },
    coat: { needs: 'Low', brush: 'Once a week', heat: 'Low', cold: 'Medium' },
    description:
      'Studies each visitor, then looks to its person for the verdict. New people and places should start before 16 weeks and go on for two years.',
  },
  'Doberman Pinscher': {
    body: { size: 'Large', weightLb: [60, 100], lifeSpanYears: [10, 12], snout: 'long' },
    activity: { minutes: [90, 120], needs: 'Very High', energy: 'Very High', trainability: 'Very High' },
    coat: { needs: 'Low', brush: 'Once a week', heat: 'Medium', cold: 'Low' },
    description:
      "Stays within arm's reach and learns a task in a handful of tries. The thin coat is made for a heated home, so winter walks are brisk and in a jacket.",
  },
  'Dogo Argentino': {
    body: { size: 'Large', weightLb: [80, 100], lifeSpanYears: [9, 15], snout: 'medium' },
    activity: { minutes: [75, 90], needs: 'High', energy: 'High', trainability: 'Medium' },
    coat: { needs: 'Low', brush: 'Every two weeks', heat: 'Medium', cold: 'Low' },
    description:
      'White all over, so nose and ears need shade or dog-safe sunscreen. Hunted boar in packs, and does best with an owner who trains a little every day.',
  },
  'Giant Schnauzer': {
    body: { size: 'Large', weightLb: [55, 85], lifeSpanYears: [12, 15], snout: 'medium' },
    activity: { minutes: [90, 120], needs: 'Very High', energy: 'Very High', trainability: 'High' },
    coat: { needs: 'High', brush: 'Every other day', heat: 'Medium', cold: 'High' },
    description:
      'Wants a task, and picks one for itself when none is given. Comb beard and legs every other day and have the wiry coat stripped or clipped every eight weeks.',
  },
  'Great Dane': {
    body: { size: 'Giant', weightLb: [110, 175], lifeSpanYears: [7, 10], snout: 'long' },
    activity: { minutes: [45, 60], needs: 'Medium', energy: 'Medium', trainability: 'Medium' },
    coat: { needs: 'Low', brush: 'Once a week', heat: 'Medium', cold: 'Low' },
    description:
      'The chin clears a kitchen counter, so food is put away. Rest before and after meals, and no hard running until about 18 months.',
  },
  'Great Pyrenees': {
    body: { size: 'Giant', weightLb: [85, 130], lifeSpanYears: [10, 12], snout: 'medium' },
    activity: { minutes: [30, 45], needs: 'Low', energy: 'Low', trainability: 'Low' },
    coat: { needs: 'Medium', brush: 'Twice a week', heat: 'Low', cold: 'High' },
    description:
      'Works nights by nature and barks at what it hears in the dark. It was bred to decide alone, so a good fence matters more than a recall.',
  },
  Leonberger: {
    body: { size: 'Giant', weightLb: [90, 170], lifeSpanYears: [8, 10], snout: 'medium' },
    activity: { minutes: [45, 60], needs: 'Medium', energy: 'Medium', trainability: 'High' },
    coat: { needs: 'High', brush: 'Every other day', heat: 'Low', cold: 'High' },
    description:
      "A lion's mane, webbed feet and a liking for any pond. In spring and fall the undercoat goes, and brushing every other day becomes brushing daily.",
  },
  Mastiff: {
    body: { size: 'Giant', weightLb: [120, 230], lifeSpanYears: [6, 10], snout: 'short' },
    activity: { minutes: [20, 40], needs: 'Low', energy: 'Low', trainability: 'Medium' },
    coat: { needs: 'Low', brush: 'Once a week', heat: 'Low', cold: 'Medium' },
    description:
      'The heaviest breed here, and at ease with two short walks a day. Dry the lips after meals, and choose a bed thick enough for the elbows.',
  },
  Newfoundland: {
    body: { size: 'Giant', weightLb: [100, 150], lifeSpanYears: [9, 10], snout: 'medium' },
    activity: { minutes: [45, 60], needs: 'Medium', energy: 'Low', trainability: 'High' },
    coat: { needs: 'High', brush: 'Three times a week', heat: 'Low', cold: 'High' },
    description:
      'Swims better than it runs, in a coat that keeps water out. Expect drool and wet floors, and plan summer exercise in a lake or pool.',
  },
  'Portuguese Water Dog': {
    body: { size: 'Medium', weightLb: [35, 60], lifeSpanYears: [11, 13], snout: 'medium' },
    activity: { minutes: [60, 90], needs: 'High', energy: 'High', trainability: 'Very High' },
    coat: { needs: 'Very High', brush: 'Daily', heat: 'Medium', cold: 'Medium' },
    description:
      'Carried messages between fishing boats and still dives in without a pause. The coat never stops growing, so comb it daily or keep it clipped to an inch.',
  },
  Rottweiler: {
    body: { size: 'Large', weightLb: [80, 135], lifeSpanYears: [9, 10], snout: 'medium' },
    activity: { minutes: [60, 90], needs: 'High', energy: 'Medium', trainability: 'Very High' },
    coat: { needs: 'Low', brush: 'Once a week', heat: 'Low', cold: 'High' },
    description:
      'Leans on people it knows and takes its time with those it does not. Daily obedience work from eight weeks on turns the strength into manners.',
  },
  'Saint Bernard': {
    body: { size: 'Giant', weightLb: [120, 180], lifeSpanYears: [8, 10], snout: 'short' },
    activity: { minutes: [30, 45], needs: 'Low', energy: 'Low', trainability: 'Medium' },
    coat: { needs: 'Medium', brush: 'Twice a week', heat: 'Low', cold: 'High' },
    description:
      'Moves its bulk slowly and likes snow more than sun. Teach it not to jump up at 30 pounds, because at 150 the lesson comes late.',
  },
  Samoyed: {
    body: { size: 'Medium', weightLb: [35, 65], lifeSpanYears: [12, 14], snout: 'medium' },
    activity: { minutes: [75, 90], needs: 'High', energy: 'High', trainability: 'Medium' },
    coat: { needs: 'Very High', brush: 'Daily', heat: 'Low', cold: 'High' },
    description:
      'Talks, howls and joins in, and does not care to be left alone. The white coat comes out in handfuls twice a year and is brushed every day.',
  },
  'Siberian Husky': {
    body: { size: 'Medium', weightLb: [35, 60], lifeSpanYears: [12, 14], snout: 'medium' },
    activity: { minutes: [90, 150], needs: 'Very High', energy: 'Very High', trainability: 'Low' },
    coat: { needs: 'Medium', brush: 'Twice a week', heat: 'Low', cold: 'High' },
    description:
      'Runs for the distance and seldom turns around when called. Use a leash or a 6-foot fence set into the ground, and save long runs for under 60 °F.',
  },
  'Standard Schnauzer': {
    body: { size: 'Medium', weightLb: [30, 50], lifeSpanYears: [13, 16], snout: 'medium' },
    activity: { minutes: [60, 90], needs: 'High', energy: 'High', trainability: 'Very High' },
    coat: { needs: 'High', brush: 'Three times a week', heat: 'Medium', cold: 'High' },
    description:
      'Guarded the yard and caught its rats, and takes both duties to heart. Change the game often, since it notices repetition by the third round.',
  },
});
