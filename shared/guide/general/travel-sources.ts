import type { Source } from '#shared/emergency/sources.ts';

const readOn = '2026-11-22';

/** Pages that the articles about travel, seasons, and the senior years cite. */
export const travelSources = {
  avmaCar: {
    title: 'Petway Courier, after the AVMA: Safe transport of pets in motor vehicles',
    url: 'https://www.petwaycourier.com/post/safe-transport-of-pets-in-motor-vehicles',
    readOn,
  },
  ashbyCar: {
    title: 'Ashby Animal Clinic: Car safety for pets',
    url: 'https://www.ashbyanimalclinic.com/post/car-safety-for-pets',
    readOn,
  },
  hsusCar: {
    title: 'Animal Clinic Northview, after the Humane Society: Traveling by car with pets',
    url: 'http://animalclinicnorthview.blogspot.com/2013_07_01_archive.html',
    readOn,
  },
  ufFlying: {
    title: 'UF Health: Keeping pets safe while airborne',
    url: 'https://podcasts.ufhealth.org/keeping-pets-safe-while-airborne/',
    readOn,
  },
  avmaFlying: {
    title: "SmartBrief, with the AVMA's president: A checkup before flying a pet",
    url: 'https://www.smartbrief.com/branded/D5B61895-8343-46AE-9E8D-69BF8059ECA6/84EF9AE2-6376-4051-AE23-C6FBABB90F46',
    readOn,
  },
  stuffFlying: {
    title: 'HowStuffWorks: 5 tips for flying with your pet',
    url: 'http://animals.howstuffworks.com/pets/pet-travel/5-tips-for-flying-with-your-pet2.htm',
    readOn,
  },
  vetRxBoarding: {
    title: 'VetApprovedRx: Choosing a boarding facility or a pet sitter',
    url: 'https://vetapprovedrx.pharmacy/blog/boarding/',
    readOn,
  },
  courteousSitter: {
    title: "Courteous Canine, after the Humane Society: Who cares for your pet when you're away?",
    url: 'https://www.courteouscanine.com/who-cares-for-your-pet-when-you-are-away/',
    readOn,
  },
  takeYourPet: {
    title: 'TakeYourPet: Selecting care for your pet',
    url: 'http://takeyourpet.com/pet-travel-tips/once-you-ve-arrived/selecting-care-for-your-pet',
    readOn,
  },
  blueCrossMoving: {
    title: 'The Scotsman, with Blue Cross: Moving house with a dog',
    url: 'https://www.scotsman.com/lifestyle/homes-and-gardens/moving-house-with-a-dog-four-things-you-need-to-do-before-settling-in-to-your-new-home-or-you-could-be-breaking-the-law-3885544',
    readOn,
  },
  southboundMoving: {
    title: 'Southbound Enterprises: 23 tips for moving with pets',
    url: 'http://www.southboundenterprises.com/blog/23-tips-for-moving-with-pets',
    readOn,
  },
  qualityMoving: {
    title: 'Quality Moving: 5 tips for moving with a dog',
    url: 'https://www.qualitymovingandstorage.com/blog/p.180924000/5-tips-for-moving-with-a-dog/',
    readOn,
  },
  svHeat: {
    title: 'svanimal.com: Good judgment can prevent heat stroke',
    url: 'http://svanimal.com/good-judgment-can-prevent-heat-stroke/',
    readOn,
  },
  everettHeat: {
    title: 'City of Everett: Pets in parked cars',
    url: 'https://www.everettwa.gov/CivicAlerts.aspx?AID=451&ARC=1082',
    readOn,
  },
  boxerHeat: {
    title: 'Boxer Rescue OC, after the ASPCA and the Humane Society: Summer tips',
    url: 'http://boxerrescueoc.tripod.com/summertips.html',
    readOn,
  },
  avmaCold: {
    title: 'Craig Daily Press, after the AVMA: Keep pets safe in cold weather',
    url: 'http://www.craigdailypress.com/news/2017/jan/05/tips-keep-pets-safe-cold-weather/',
    readOn,
  },
  hamburgCold: {
    title: 'Village Veterinary Clinic of Hamburg: Winter pet safety tips',
    url: 'http://www.vvcofhamburg.com/winter-pet-safety-tips/',
    readOn,
  },
  akcCold: {
    title: 'The Spec, after the AKC: Protect your pet from winter dangers',
    url: 'https://www.thespec.com/living-story/9845258-protect-your-pet-from-winter-dangers/',
    readOn,
  },
  avmaHolidays: {
    title: 'pmc-utah.com, after the AVMA: Be thankful for pets but be careful',
    url: 'https://pmc-utah.com/newsletters.html',
    readOn,
  },
  aaaHolidays: {
    title: 'AAA Animal Hospital: Holiday pet safety tips',
    url: 'https://aaaanimalhospital.com/holiday-pet-safety-tips-keep-your-furry-friends-happy-healthy-during-the-holidays',
    readOn,
  },
  sbmagHolidays: { title: 'SB Magazine: Holiday pet safety', url: 'https://sbmag.net/holiday-pet-safety/', readOn },
  camHome: {
    title: 'Canine Arthritis Management: Home environment adaptations',
    url: 'https://caninearthritis.co.uk/managing-arthritis/home-environment-adaptations/',
    readOn,
  },
  kootenayHome: {
    title: 'Kootenay Canine Rehab: Modifying your home for your senior dog',
    url: 'https://kootenaycaninerehab.com/modifying-your-home-for-your-senior-dog/',
    readOn,
  },
  topDogSenior: {
    title: "Top Dog Tips: A vet's tips on caring for senior dogs",
    url: 'https://topdogtips.com/vets-tips-how-to-care-for-senior-dogs/',
    readOn,
  },
  abcQuality: { title: 'abcofmv.com: Quality of life', url: 'https://abcofmv.com/quality-of-life/', readOn },
  villalobosQuality: {
    title: 'homepeteuthanasia.com: The HHHHHMM quality of life scale',
    url: 'https://homepeteuthanasia.com/node/976',
    readOn,
  },
  petCareLoss: {
    title: 'Pet Care Veterinary Hospital: Pet loss support',
    url: 'https://www.petcarevb.com/client-center/pet-loss-support/',
    readOn,
  },
  covingtonLoss: {
    title: 'Covington Veterinary Clinic: Pet loss and grief support',
    url: 'http://www.covingtonvetclinic.com/client-information/pet-loss-grief-support/',
    readOn,
  },
  tuftsLoss: {
    title: 'ABC11: Tufts pet loss support hotline',
    url: 'https://abc11.com/tufts-pet-loss-support-hotline-cummings-school-of-veterinary-medicine-university/10908686',
    readOn,
  },
} satisfies Record<string, Source>;
