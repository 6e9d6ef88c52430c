import { profilesOf } from '#shared/breeds/breed-profile.ts';

/** Bird dogs: pointers, retrievers, setters and spaniels. */
export const sporting = profilesOf('Sporting', {
  Brittany: {
    body: { size: 'Medium', weightLb: [30, 40], lifeSpanYears: [12, 14], snout: 'medium' },
    activity: { minutes: [90, 120], needs: 'Very High', energy: 'Very High', trainability: 'High' },
    coat: { needs: 'Medium', brush: 'Twice a week', heat: 'Medium', cold: 'Medium' },
    description:
      'Small for a bird dog, yet built to search fields all morning. Let it run free in a fenced place, then check the feathered legs for burrs.',
  },
  'Chesapeake Bay Retriever': {
    body: { size: 'Large', weightLb: [55, 80], lifeSpanYears: [10, 13], snout: 'medium' },
    activity: { minutes: [60, 90], needs: 'High', energy: 'High', trainability: 'High' },
    coat: { needs: 'Low', brush: 'Once a week', heat: 'Medium', cold: 'High' },
    description:
      'The oily, wavy coat sheds icy water, and shampoo washes that oil away. Thinks for itself and answers best to steady, fair rules from the start.',
  },
  'Cocker Spaniel': {
    body: { size: 'Medium', weightLb: [20, 30], lifeSpanYears: [10, 14], snout: 'medium' },
    activity: { minutes: [45, 60], needs: 'Medium', energy: 'Medium', trainability: 'High' },
    coat: { needs: 'High', brush: 'Every other day', heat: 'Medium', cold: 'Medium' },
    description:
      'Long, heavy ears need a look and a dry wipe every week. Brush every other day and plan a trim about once in six weeks.',
  },
  'English Cocker Spaniel': {
    body: { size: 'Medium', weightLb: [26, 34], lifeSpanYears: [12, 14], snout: 'long' },
    activity: { minutes: [60, 90], needs: 'High', energy: 'High', trainability: 'High' },
    coat: { needs: 'High', brush: 'Three times a week', heat: 'Medium', cold: 'Medium' },
    description:
      'Taller than the American Cocker, with a longer muzzle and more miles in the legs. Works with the nose down, so scatter food in the grass as part of a walk.',
  },
  'English Setter': {
    body: { size: 'Large', weightLb: [45, 80], lifeSpanYears: [11, 14], snout: 'long' },
    activity: { minutes: [75, 90], needs: 'High', energy: 'High', trainability: 'Medium' },
    coat: { needs: 'High', brush: 'Three times a week', heat: 'Medium', cold: 'Medium' },
    description:
      'Gentle indoors and wide-ranging outdoors, often a field ahead of you. Near birds a long line is safer than a recall that is still being learned.',
  },
  'English Springer Spaniel': {
    body: { size: 'Medium', weightLb: [40, 50], lifeSpanYears: [12, 14], snout: 'medium' },
    activity: { minutes: [90, 120], needs: 'Very High', energy: 'High', trainability: 'Very High' },
    coat: { needs: 'Medium', brush: 'Twice a week', heat: 'Medium', cold: 'High' },
    description:
      'Pushes through any cover to flush and fetch, whatever the weather. A search or a retrieve in each outing settles it better than distance alone.',
  },
  'Flat-Coated Retriever': {
    body: { size: 'Large', weightLb: [60, 70], lifeSpanYears: [8, 10], snout: 'long' },
    activity: { minutes: [90, 120], needs: 'Very High', energy: 'Very High', trainability: 'High' },
    coat: { needs: 'Medium', brush: 'Twice a week', heat: 'Medium', cold: 'High' },
    description:
      'Stays a puppy for years and greets with the whole body, tail at coffee-table height. Retrieves from grass and water are the quickest way to a calm evening.',
  },
  'German Shorthaired Pointer': {
    body: { size: 'Large', weightLb: [45, 70], lifeSpanYears: [10, 12], snout: 'long' },
    activity: { minutes: [90, 150], needs: 'Very High', energy: 'Very High', trainability: 'Very High' },
    coat: { needs: 'Low', brush: 'Once a week', heat: 'High', cold: 'Medium' },
    description:
      'Points, trails and retrieves, and can run for hours before slowing. The short coat dries fast and shows ticks early, but warms little below freezing.',
  },
  'German Wirehaired Pointer': {
    body: { size: 'Large', weightLb: [50, 70], lifeSpanYears: [14, 16], snout: 'long' },
    activity: { minutes: [90, 120], needs: 'Very High', energy: 'Very High', trainability: 'High' },
    coat: { needs: 'Low', brush: 'Once a week', heat: 'Medium', cold: 'High' },
    description:
      'Wiry hair turns thorns and cold water, and bushy brows guard the eyes. Hunts alone if left to choose, so practice coming back from the first month.',
  },
  'Golden Retriever': {
    body: { size: 'Large', weightLb: [55, 75], lifeSpanYears: [10, 12], snout: 'medium' },
    activity: { minutes: [60, 90], needs: 'High', energy: 'High', trainability: 'Very High' },
    coat: { needs: 'Medium', brush: 'Twice a week', heat: 'Medium', cold: 'High' },
    description: 'Friendly, eager and happiest with a job to do. Long coat, loves water, sheds all year.',
  },
  'Gordon Setter': {
    body: { size: 'Large', weightLb: [45, 80], lifeSpanYears: [12, 13], snout: 'long' },
    activity: { minutes: [60, 90], needs: 'High', energy: 'High', trainability: 'Medium' },
    coat: { needs: 'High', brush: 'Three times a week', heat: 'Medium', cold: 'High' },
    description:
      'The heaviest setter, black and tan, and about three years old before it is grown up. Prefers its own people and a daily run with room to stretch.',
  },
  'Irish Setter': {
    body: { size: 'Large', weightLb: [60, 70], lifeSpanYears: [12, 15], snout: 'long' },
    activity: { minutes: [90, 120], needs: 'Very High', energy: 'Very High', trainability: 'Medium' },
    coat: { needs: 'High', brush: 'Three times a week', heat: 'Medium', cold: 'Medium' },
    description:
      'Needs real speed every day, not only a walk on the leash. The red feathering tangles first behind the ears and legs, so start the comb there.',
  },
  'Labrador Retriever': {
    body: { size: 'Large', weightLb: [55, 80], lifeSpanYears: [11, 13], snout: 'medium' },
    activity: { minutes: [60, 90], needs: 'High', energy: 'High', trainability: 'Very High' },
    coat: { needs: 'Medium', brush: 'Twice a week', heat: 'Medium', cold: 'High' },
    description:
      'Hungry at all hours, so measure the bowl and count the treats. Swims gladly and carries things all day, so offer something it may hold.',
  },
  'Nova Scotia Duck Tolling Retriever': {
    body: { size: 'Medium', weightLb: [35, 50], lifeSpanYears: [12, 14], snout: 'medium' },
    activity: { minutes: [60, 90], needs: 'High', energy: 'High', trainability: 'High' },
    coat: { needs: 'Medium', brush: 'Twice a week', heat: 'Medium', cold: 'High' },
    description:
      'The smallest retriever, bred to play on the shore until curious ducks came near. Excitement comes out as a high scream, so practice waiting before each throw.',
  },
  Vizsla: {
    body: { size: 'Medium', weightLb: [44, 60], lifeSpanYears: [12, 14], snout: 'medium' },
    activity: { minutes: [90, 120], needs: 'Very High', energy: 'Very High', trainability: 'Very High' },
    coat: { needs: 'Low', brush: 'Once a week', heat: 'Medium', cold: 'Low' },
    description:
      'Leans on you, follows you and finds a whole day alone hard. There is no undercoat, so it wears a jacket below about 40 °F.',
  },
  Weimaraner: {
    body: { size: 'Large', weightLb: [55, 90], lifeSpanYears: [10, 13], snout: 'long' },
    activity: { minutes: [90, 120], needs: 'Very High', energy: 'Very High', trainability: 'High' },
    coat: { needs: 'Low', brush: 'Every two weeks', heat: 'Medium', cold: 'Low' },
    description:
      'Silver-gray, fast and seldom more than a few feet from its person. Rehearse short absences early, because a bored one learns to open doors.',
  },
});
