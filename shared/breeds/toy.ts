import { profilesOf } from '#shared/breeds/breed-profile.ts';

/** Companions of about 18 pounds at most. */
export const toy = profilesOf('Toy', {
  Affenpinscher: {
    body: { size: 'Small', weightLb: [7, 10], lifeSpanYears: [12, 15], snout: 'short' },
    activity: { minutes: [30, 45], needs: 'Low', energy: 'Medium', trainability: 'Medium' },
    coat: { needs: 'Medium', brush: 'Twice a week', heat: 'Low', cold: 'Medium' },
    description:
      "A monkey's face and the nerve of a bigger dog, bred to catch mice in kitchens. Short snout, so two brisk strolls do more good than one long outing.",
  },
  'Brussels Griffon': {
    body: { size: 'Small', weightLb: [8, 10], lifeSpanYears: [12, 15], snout: 'short' },
    activity: { minutes: [20, 40], needs: 'Low', energy: 'Medium', trainability: 'High' },
    coat: { needs: 'Medium', brush: 'Twice a week', heat: 'Low', cold: 'Low' },
    description:
      'Large eyes and a beard, turned toward the same person all day. The eyes are exposed, so wipe them after windy walks and keep thorny bushes at a distance.',
  },
  'Cavalier King Charles Spaniel': {
    body: { size: 'Small', weightLb: [13, 18], lifeSpanYears: [12, 15], snout: 'short' },
    activity: { minutes: [30, 45], needs: 'Low', energy: 'Medium', trainability: 'High' },
    coat: { needs: 'High', brush: 'Three times a week', heat: 'Low', cold: 'Medium' },
    description:
      'Sits on any lap, then runs after a butterfly without looking. Keep the leash on near roads, and brush the ears and feathers three times a week.',
  },
  Chihuahua: {
    body: { size: 'Small', weightLb: [3, 6], lifeSpanYears: [14, 16], snout: 'medium' },
    activity: { minutes: [20, 30], needs: 'Low', energy: 'Medium', trainability: 'Medium' },
    coat: { needs: 'Low', brush: 'Once a week', heat: 'Medium', cold: 'Low' },
    description:
      'The smallest breed, safer in a harness and with low steps at the sofa. Dress it below about 50 °F, and let guests crouch to say hello.',
  },
  'Chinese Crested': {
    body: { size: 'Small', weightLb: [8, 12], lifeSpanYears: [13, 18], snout: 'medium' },
    activity: { minutes: [30, 45], needs: 'Low', energy: 'Medium', trainability: 'Medium' },
    coat: { needs: 'Medium', brush: 'Twice a week', heat: 'Medium', cold: 'Low' },
    description:
      'Hairless or fully coated as a powderpuff, sometimes in one litter. Bare skin wants sunscreen in summer, a sweater in winter and a mild bath each week.',
  },
  Havanese: {
    body: { size: 'Small', weightLb: [7, 13], lifeSpanYears: [14, 16], snout: 'medium' },
    activity: { minutes: [30, 45], needs: 'Low', energy: 'Medium', trainability: 'High' },
    coat: { needs: 'Very High', brush: 'Daily', heat: 'Medium', cold: 'Low' },
    description:
      "Cuba's own companion dog, with a springy walk and a gift for tricks. Daily combing keeps the long coat open, and a short clip halves the work.",
  },
  'Italian Greyhound': {
    body: { size: 'Small', weightLb: [7, 14], lifeSpanYears: [14, 15], snout: 'long' },
    activity: { minutes: [45, 60], needs: 'Medium', energy: 'Medium', trainability: 'Low' },
    coat: { needs: 'Low', brush: 'Every two weeks', heat: 'High', cold: 'Low' },
    description:
      'Forelegs as thin as a finger, so block high sofas and stairs in the first year. Feels the cold before you do, and is off before you can call.',
  },
  'Japanese Chin': {
    body: { size: 'Small', weightLb: [7, 11], lifeSpanYears: [10, 12], snout: 'short' },
    activity: { minutes: [20, 30], needs: 'Low', energy: 'Low', trainability: 'Medium' },
    coat: { needs: 'Medium', brush: 'Twice a week', heat: 'Low', cold: 'Low' },
    description:
      'Perches on sofa backs and washes its face with a paw. Short snout and silky hair, so it strolls at dawn or dusk and rests in a quiet room.',
  },
  Maltese: {
    body: { size: 'Small', weightLb: [4, 7], lifeSpanYears: [12, 15], snout: 'medium' },
    activity: { minutes: [20, 40], needs: 'Low', energy: 'Medium', trainability: 'Medium' },
    coat: { needs: 'Very High', brush: 'Daily', heat: 'Medium', cold: 'Low' },
    description:
      'Seven pounds at most, under white silk that tangles by evening. Comb daily, wipe under the eyes and lift it over high steps.',
  },
  'Miniature Pinscher': {
    body: { size: 'Small', weightLb: [8, 10], lifeSpanYears: [12, 16], snout: 'long' },
    activity: { minutes: [45, 60], needs: 'Medium', energy: 'Very High', trainability: 'Medium' },
    coat: { needs: 'Low', brush: 'Every two weeks', heat: 'Medium', cold: 'Low' },
    description:
      'Steps high like a carriage horse and slips out of doors and collars. A snug harness and a closed inner door prevent most chases.',
  },
  Papillon: {
    body: { size: 'Small', weightLb: [5, 10], lifeSpanYears: [14, 16], snout: 'medium' },
    activity: { minutes: [30, 45], needs: 'Low', energy: 'High', trainability: 'Very High' },
    coat: { needs: 'Medium', brush: 'Twice a week', heat: 'Medium', cold: 'Medium' },
    description:
      'Butterfly ears on a dog quick enough to win at agility. Half an hour of tricks and fetch is enough, away from rough play with bigger dogs.',
  },
  Pekingese: {
    body: { size: 'Small', weightLb: [8, 14], lifeSpanYears: [12, 14], snout: 'short' },
    activity: { minutes: [15, 30], needs: 'Low', energy: 'Low', trainability: 'Low' },
    coat: { needs: 'Very High', brush: 'Daily', heat: 'Low', cold: 'Medium' },
    description:
      'Walks with a slow roll and sets the pace of the household. Very short snout under a heavy coat, so warm days are spent indoors.',
  },
  Pomeranian: {
    body: { size: 'Small', weightLb: [3, 7], lifeSpanYears: [12, 16], snout: 'medium' },
    activity: { minutes: [20, 40], needs: 'Low', energy: 'High', trainability: 'High' },
    coat: { needs: 'High', brush: 'Three times a week', heat: 'Low', cold: 'Medium' },
    description:
      'The coat and voice of a sled dog at five pounds. Brush in layers three times a week, and reward one bark followed by silence.',
  },
  Pug: {
    body: { size: 'Small', weightLb: [14, 18], lifeSpanYears: [13, 15], snout: 'short' },
    activity: { minutes: [20, 40], needs: 'Low', energy: 'Medium', trainability: 'Medium' },
    coat: { needs: 'Medium', brush: 'Twice a week', heat: 'Low', cold: 'Low' },
    description:
      'Snores, sheds and follows you from room to room. Very short snout, so walk before nine in summer, on a harness, and wipe the face folds twice a week.',
  },
  'Shih Tzu': {
    body: { size: 'Small', weightLb: [9, 16], lifeSpanYears: [10, 18], snout: 'short' },
    activity: { minutes: [30, 40], needs: 'Low', energy: 'Low', trainability: 'Low' },
    coat: { needs: 'Very High', brush: 'Daily', heat: 'Low', cold: 'Medium' },
    description:
      'Kept in palaces to sit near people, and has not changed its mind. A topknot or a short clip keeps hair out of the eyes, and daily combing keeps out knots.',
  },
  'Toy Poodle': {
    body: { size: 'Small', weightLb: [4, 6], lifeSpanYears: [10, 18], snout: 'long' },
    activity: { minutes: [30, 45], needs: 'Low', energy: 'Medium', trainability: 'Very High' },
    coat: { needs: 'Very High', brush: 'Daily', heat: 'Medium', cold: 'Low' },
    description:
      "The Poodle's mind at five pounds, bored by the tenth repeat of anything. Curls close around loose hair, so comb to the skin each day.",
  },
  'Yorkshire Terrier': {
    body: { size: 'Small', weightLb: [5, 7], lifeSpanYears: [11, 15], snout: 'medium' },
    activity: { minutes: [30, 45], needs: 'Low', energy: 'High', trainability: 'Medium' },
    coat: { needs: 'Very High', brush: 'Daily', heat: 'Medium', cold: 'Low' },
    description:
      'Caught rats in Yorkshire mills and takes no notice of its size. The hair grows on like ours, so comb it daily or have it cut every six weeks.',
  },
});
