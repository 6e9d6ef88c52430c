import { profilesOf } from '#shared/breeds/breed-profile.ts';

/** Breeds that move livestock. */
export const herding = profilesOf('Herding', {
  'Australian Cattle Dog': {
    body: { size: 'Medium', weightLb: [35, 50], lifeSpanYears: [12, 16], snout: 'medium' },
    activity: { minutes: [90, 120], needs: 'Very High', energy: 'Very High', trainability: 'High' },
    coat: { needs: 'Low', brush: 'Once a week', heat: 'High', cold: 'Medium' },
    description:
      'Bred to drive cattle for miles and nip at heels, so teach a calm greeting early. Two outings a day with a task in each suit it better than one long walk.',
  },
  'Australian Shepherd': {
    body: { size: 'Medium', weightLb: [40, 65], lifeSpanYears: [12, 15], snout: 'medium' },
    activity: { minutes: [90, 120], needs: 'Very High', energy: 'Very High', trainability: 'Very High' },
    coat: { needs: 'Medium', brush: 'Twice a week', heat: 'Medium', cold: 'High' },
    description:
      'Learns the order of your day and may try to herd children who run. Brush the feathered legs and the thick ruff first, and more often in spring and fall.',
  },
  'Bearded Collie': {
    body: { size: 'Medium', weightLb: [45, 55], lifeSpanYears: [12, 14], snout: 'medium' },
    activity: { minutes: [60, 90], needs: 'High', energy: 'High', trainability: 'High' },
    coat: { needs: 'High', brush: 'Every other day', heat: 'Low', cold: 'High' },
    description:
      'The long outer coat carries home mud and burrs, so towel and comb through after wet walks. Stays playful for years and learns best in short, varied lessons.',
  },
  'Belgian Malinois': {
    body: { size: 'Large', weightLb: [40, 80], lifeSpanYears: [14, 16], snout: 'medium' },
    activity: { minutes: [90, 150], needs: 'Very High', energy: 'Very High', trainability: 'Very High' },
    coat: { needs: 'Low', brush: 'Once a week', heat: 'Medium', cold: 'Medium' },
    description:
      'Reacts to the smallest hand signal and rarely switches off by itself. Plan scent, tug or obedience work each day, and teach lying quietly as an exercise of its own.',
  },
  'Border Collie': {
    body: { size: 'Medium', weightLb: [30, 55], lifeSpanYears: [12, 15], snout: 'medium' },
    activity: { minutes: [90, 150], needs: 'Very High', energy: 'Very High', trainability: 'Very High' },
    coat: { needs: 'Medium', brush: 'Twice a week', heat: 'Medium', cold: 'High' },
    description:
      'Watches movement for hours and will herd bicycles if there are no sheep. Puzzles and training count as much as miles, so fit both into every day.',
  },
  'Bouvier des Flandres': {
    body: { size: 'Large', weightLb: [70, 110], lifeSpanYears: [10, 12], snout: 'medium' },
    activity: { minutes: [60, 90], needs: 'High', energy: 'Medium', trainability: 'High' },
    coat: { needs: 'High', brush: 'Every other day', heat: 'Low', cold: 'High' },
    description:
      'Pulled carts and moved cattle in Flanders, and still keeps an eye on the yard. The rough beard holds water and food, so hang a towel by the bowl.',
  },
  'Cardigan Welsh Corgi': {
    body: { size: 'Medium', weightLb: [25, 38], lifeSpanYears: [12, 15], snout: 'medium' },
    activity: { minutes: [45, 60], needs: 'Medium', energy: 'Medium', trainability: 'High' },
    coat: { needs: 'Medium', brush: 'Twice a week', heat: 'Medium', cold: 'High' },
    description:
      'The corgi with the long fox tail, bred to drive cattle from below. Long back and short legs, so use a ramp for the car and keep the weight steady.',
  },
  Collie: {
    body: { size: 'Large', weightLb: [50, 75], lifeSpanYears: [12, 14], snout: 'long' },
    activity: { minutes: [45, 60], needs: 'Medium', energy: 'Medium', trainability: 'Very High' },
    coat: { needs: 'High', brush: 'Three times a week', heat: 'Medium', cold: 'High' },
    description:
      'The rough coat is brushed to the skin, the smooth one takes half the time. Some carry a gene that changes how medicines act, so ask your vet about a test.',
  },
  'German Shepherd': {
    body: { size: 'Large', weightLb: [50, 90], lifeSpanYears: [9, 13], snout: 'long' },
    activity: { minutes: [60, 90], needs: 'High', energy: 'High', trainability: 'Very High' },
    coat: { needs: 'Medium', brush: 'Twice a week', heat: 'Medium', cold: 'High' },
    description:
      'Attaches to one household and likes to know what comes next. Sheds all year and most in spring and fall, so brush outdoors twice a week.',
  },
  'Old English Sheepdog': {
    body: { size: 'Large', weightLb: [60, 100], lifeSpanYears: [10, 12], snout: 'medium' },
    activity: { minutes: [45, 60], needs: 'Medium', energy: 'Medium', trainability: 'Medium' },
    coat: { needs: 'Very High', brush: 'Daily', heat: 'Low', cold: 'High' },
    description:
      "Moves with a bear's roll and can trot a long way without hurry. Part the hair and brush to the skin, about three hours a week for a full coat.",
  },
  'Pembroke Welsh Corgi': {
    body: { size: 'Medium', weightLb: [24, 30], lifeSpanYears: [12, 14], snout: 'medium' },
    activity: { minutes: [45, 60], needs: 'Medium', energy: 'High', trainability: 'Very High' },
    coat: { needs: 'Medium', brush: 'Twice a week', heat: 'Medium', cold: 'High' },
    description:
      "Herds by nipping, so hand over a toy before guests' heels become interesting. Gains weight on a few extra treats a day, which the long back then has to carry.",
  },
  'Shetland Sheepdog': {
    body: { size: 'Small', weightLb: [15, 25], lifeSpanYears: [12, 14], snout: 'long' },
    activity: { minutes: [45, 60], needs: 'Medium', energy: 'High', trainability: 'Very High' },
    coat: { needs: 'High', brush: 'Three times a week', heat: 'Medium', cold: 'High' },
    description:
      'Reports everything aloud, so teach a quiet word in the first months. Picks up a new cue in a few repetitions and enjoys agility or tricks.',
  },
});
