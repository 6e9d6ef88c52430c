import { profilesOf } from '#shared/breeds/breed-profile.ts';

/** Breeds that fit no other group. */
export const nonSporting = profilesOf('Non-Sporting', {
  'American Eskimo Dog': {
    body: { size: 'Small', weightLb: [6, 35], lifeSpanYears: [13, 15], snout: 'medium' },
    activity: { minutes: [45, 60], needs: 'Medium', energy: 'High', trainability: 'Very High' },
    coat: { needs: 'High', brush: 'Three times a week', heat: 'Low', cold: 'High' },
    description:
      'One white coat in three sizes, from 6 to 35 pounds. Toured with circuses for its speed at tricks, and barks less when it has some to practice.',
  },
  'Bichon Frise': {
    body: { size: 'Small', weightLb: [12, 18], lifeSpanYears: [14, 15], snout: 'medium' },
    activity: { minutes: [30, 45], needs: 'Low', energy: 'Medium', trainability: 'Medium' },
    coat: { needs: 'Very High', brush: 'Daily', heat: 'Medium', cold: 'Medium' },
    description:
      'Races in circles through the house, then sleeps. White curls hold dust and loose hair, so brush daily, bathe monthly and clip every four to six weeks.',
  },
  'Boston Terrier': {
    body: { size: 'Small', weightLb: [12, 25], lifeSpanYears: [11, 13], snout: 'short' },
    activity: { minutes: [30, 45], needs: 'Low', energy: 'High', trainability: 'High' },
    coat: { needs: 'Low', brush: 'Once a week', heat: 'Low', cold: 'Low' },
    description:
      "A tuxedo coat, quick feet and a keen eye for a household's mood. Short snout, so fetch comes in five-minute rounds with shade and water between.",
  },
  Bulldog: {
    body: { size: 'Medium', weightLb: [40, 50], lifeSpanYears: [8, 10], snout: 'short' },
    activity: { minutes: [20, 40], needs: 'Low', energy: 'Low', trainability: 'Medium' },
    coat: { needs: 'Medium', brush: 'Twice a week', heat: 'Low', cold: 'Low' },
    description:
      'Two 15-minute strolls in the cool hours make a full day. Clean and dry the face folds twice a week, and take water along on every walk.',
  },
  'Chinese Shar-Pei': {
    body: { size: 'Medium', weightLb: [45, 60], lifeSpanYears: [8, 12], snout: 'medium' },
    activity: { minutes: [45, 60], needs: 'Medium', energy: 'Low', trainability: 'Medium' },
    coat: { needs: 'Low', brush: 'Once a week', heat: 'Low', cold: 'Medium' },
    description:
      'A coat like sandpaper, and a reserve that takes new people weeks to pass. Dry the wrinkles after rain or a bath, down to the base of each fold.',
  },
  'Chow Chow': {
    body: { size: 'Medium', weightLb: [45, 70], lifeSpanYears: [8, 12], snout: 'short' },
    activity: { minutes: [45, 60], needs: 'Medium', energy: 'Low', trainability: 'Low' },
    coat: { needs: 'High', brush: 'Three times a week', heat: 'Low', cold: 'High' },
    description:
      'Stiff walk, blue-black tongue and one or two chosen people. Deep-set eyes see little to the side, so come from the front and ask guests to do the same.',
  },
  'Coton de Tulear': {
    body: { size: 'Small', weightLb: [8, 15], lifeSpanYears: [15, 19], snout: 'medium' },
    activity: { minutes: [30, 45], needs: 'Low', energy: 'Medium', trainability: 'High' },
    coat: { needs: 'High', brush: 'Every other day', heat: 'Medium', cold: 'Medium' },
    description:
      'Hair as soft as cotton, which mats where it rubs at elbows, ears and collar. Often lives past 15, so plan for long years in good company.',
  },
  Dalmatian: {
    body: { size: 'Large', weightLb: [45, 70], lifeSpanYears: [11, 13], snout: 'medium' },
    activity: { minutes: [90, 120], needs: 'Very High', energy: 'High', trainability: 'High' },
    coat: { needs: 'Medium', brush: 'Twice a week', heat: 'Medium', cold: 'Low' },
    description:
      'Ran beside coaches for miles, and makes a steady partner for runners. Born white, spotted after two weeks, and sheds short stiff hairs all year.',
  },
  'Finnish Spitz': {
    body: { size: 'Medium', weightLb: [20, 33], lifeSpanYears: [13, 15], snout: 'medium' },
    activity: { minutes: [45, 60], needs: 'Medium', energy: 'High', trainability: 'Medium' },
    coat: { needs: 'Medium', brush: 'Twice a week', heat: 'Low', cold: 'High' },
    description:
      'Points at birds with its voice, and can bark over a hundred times a minute. Reward silence early, and give the nose woods to search.',
  },
  'French Bulldog': {
    body: { size: 'Small', weightLb: [20, 28], lifeSpanYears: [10, 12], snout: 'short' },
    activity: { minutes: [30, 45], needs: 'Low', energy: 'Low', trainability: 'Medium' },
    coat: { needs: 'Low', brush: 'Once a week', heat: 'Low', cold: 'Low' },
    description: 'Calm and close to its people. Short snout, so it walks in the cool hours and rests in the shade.',
  },
  Keeshond: {
    body: { size: 'Medium', weightLb: [35, 45], lifeSpanYears: [12, 15], snout: 'medium' },
    activity: { minutes: [45, 60], needs: 'Medium', energy: 'Medium', trainability: 'High' },
    coat: { needs: 'High', brush: 'Three times a week', heat: 'Low', cold: 'High' },
    description:
      'Lived on Dutch barges, and wears dark lines around the eyes like spectacles. Brush for an hour a week in all, and leave the coat unshaved in summer.',
  },
  'Lhasa Apso': {
    body: { size: 'Small', weightLb: [12, 18], lifeSpanYears: [12, 15], snout: 'short' },
    activity: { minutes: [30, 45], needs: 'Low', energy: 'Medium', trainability: 'Low' },
    coat: { needs: 'Very High', brush: 'Daily', heat: 'Low', cold: 'High' },
    description:
      'Stood watch inside Tibetan monasteries and still distrusts the doorbell. Tie up or trim the hair over the eyes, and comb a full coat every day.',
  },
  'Miniature Poodle': {
    body: { size: 'Small', weightLb: [10, 15], lifeSpanYears: [10, 18], snout: 'long' },
    activity: { minutes: [45, 60], needs: 'Medium', energy: 'High', trainability: 'Very High' },
    coat: { needs: 'Very High', brush: 'Daily', heat: 'Medium', cold: 'Medium' },
    description:
      'The middle of three sizes, 10 to 15 inches tall and quick enough for any dog sport. Clip about every five weeks, or the curls cord together.',
  },
  Poodle: {
    body: { size: 'Large', weightLb: [40, 70], lifeSpanYears: [12, 15], snout: 'long' },
    activity: { minutes: [60, 90], needs: 'High', energy: 'High', trainability: 'Very High' },
    coat: { needs: 'Very High', brush: 'Daily', heat: 'Medium', cold: 'Medium' },
    description:
      'Retrieved ducks long before it had a show haircut, and still loves water. Hunt-the-toy games and an hour of real running suit it more than a stroll.',
  },
  'Shiba Inu': {
    body: { size: 'Small', weightLb: [17, 23], lifeSpanYears: [13, 16], snout: 'medium' },
    activity: { minutes: [45, 60], needs: 'Medium', energy: 'Medium', trainability: 'Low' },
    coat: { needs: 'Medium', brush: 'Twice a week', heat: 'Medium', cold: 'High' },
    description:
      'Clean as a cat, early to housetrain and slow to come when called. Touch paws and ears every week from puppyhood, or brace for the famous scream.',
  },
});
