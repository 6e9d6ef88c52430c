import { type BreedProfile, type BreedSize, profileOf } from '#shared/breeds/breed-profile.ts';

/** General profiles by size, for mixed breeds and breeds outside the list. */
export const generalProfiles: Record<BreedSize, BreedProfile> = {
  Small: profileOf('Mixed', {
    body: { size: 'Small', weightLb: [5, 24], lifeSpanYears: [12, 16], snout: 'medium' },
    activity: { minutes: [30, 45], needs: 'Low', energy: 'Medium', trainability: 'Medium' },
    coat: { needs: 'Medium', brush: 'Twice a week', heat: 'Medium', cold: 'Low' },
    description:
      'General figures for a dog under 25 pounds. Two walks of about 20 minutes are a start, with a jacket when you need one too.',
  }),
  Medium: profileOf('Mixed', {
    body: { size: 'Medium', weightLb: [25, 54], lifeSpanYears: [11, 15], snout: 'medium' },
    activity: { minutes: [45, 60], needs: 'Medium', energy: 'Medium', trainability: 'Medium' },
    coat: { needs: 'Medium', brush: 'Twice a week', heat: 'Medium', cold: 'Medium' },
    description:
      'General figures for a dog of 25 to 55 pounds. Begin with two walks of half an hour and adjust to the dog you see on the way home.',
  }),
  Large: profileOf('Mixed', {
    body: { size: 'Large', weightLb: [55, 99], lifeSpanYears: [10, 13], snout: 'medium' },
    activity: { minutes: [60, 90], needs: 'High', energy: 'Medium', trainability: 'Medium' },
    coat: { needs: 'Medium', brush: 'Twice a week', heat: 'Medium', cold: 'Medium' },
    description:
      'General figures for a dog of 55 to 100 pounds. An hour a day in two or three outings is a start, with leash manners before longer distances.',
  }),
  Giant: profileOf('Mixed', {
    body: { size: 'Giant', weightLb: [100, 180], lifeSpanYears: [7, 10], snout: 'medium' },
    activity: { minutes: [45, 60], needs: 'Medium', energy: 'Low', trainability: 'Medium' },
    coat: { needs: 'Medium', brush: 'Twice a week', heat: 'Low', cold: 'Medium' },
    description:
      'General figures for a dog of 100 pounds or more. Several calm walks spare the joints, and a body this big warms up quickly in summer.',
  }),
};
