import type { Source } from '#shared/emergency/sources.ts';

const readOn = '2026-11-22';

/** Pages that the articles about everyday life with a dog cite. */
export const sources = {
  petfinderPuppy: {
    title: 'Petfinder: Preparing your home for a new dog',
    url: 'https://www.petfinder.com/dogs-and-puppies/adoption/new-dog/preparing-home-new-dog/',
    readOn,
  },
  hsecPuppy: {
    title: 'Humane Society of Eastern Carolina: Bringing puppy home',
    url: 'http://humanesocietyofeasterncarolina.blogspot.com/2012/11/puppy-love-pt-2-bringing-puppy-home.html',
    readOn,
  },
  sunsetPuppy: {
    title: 'Sunset Labs: The preparation',
    url: 'http://www.sunsetlabs.com/getting-ready/the-preparation',
    readOn,
  },
  beeDogsPuppy: {
    title: 'Bee Dogs: Preparing your home for your new puppy',
    url: 'https://beedogs.com/about-dogs/preparing-your-home-for-your-new-puppy',
    readOn,
  },
  hsusNewHome: {
    title: 'Humane Society: How to make your dog feel comfortable in a new home',
    url: 'https://www.humanesociety.org/resources/how-make-your-dog-feel-comfortable-new-home?credit=web_id101199907',
    readOn,
  },
  bnwProofing: {
    title: 'BNW Animal Hospital: House-proofing for young animals',
    url: 'https://bnwanimalhospital.ca/services/preventive-care/dogs/behavior/house-proofing-for-young-animals/',
    readOn,
  },
  cnibProofing: {
    title: 'CNIB: Puppy proofing your home and yard',
    url: 'https://www.cnib.ca/en/puppy-proofing-your-home-and-yard',
    readOn,
  },
  cityDogsProofing: {
    title: 'City Dogs Rescue: Puppy-proofing your home',
    url: 'https://citydogsrescuedc.org/resources/puppy-proofing-your-home',
    readOn,
  },
  shelterFirstDays: {
    title: 'Veterinarian-hospital.com: From shelter to home, the first days',
    url: 'https://veterinarian-hospital.com/from-shelter-to-home-the-first-days/',
    readOn,
  },
  mcahsAdoption: {
    title: 'mcahs.org: Adoption recommendations',
    url: 'http://www.mcahs.org/adoption-recommendations.html',
    readOn,
  },
  anasaziSenior: {
    title: 'Anasazi Animal Clinic: 5 tips for adopting a senior dog',
    url: 'https://anasazivet.com/5-tips-for-adopting-a-senior-dog/',
    readOn,
  },
  universitySenior: {
    title: 'University Animal Hospital: What to expect when you adopt a senior dog',
    url: 'https://universityvet.com/what-to-expect-when-you-adopt-a-senior-dog/',
    readOn,
  },
  ottawaSenior: {
    title: 'Ottawa Humane Society: 5 reasons to adopt a senior pet',
    url: 'https://ottawahumane.ca/5-reasons-to-adopt-a-senior-pet/',
    readOn,
  },
  weRescueCost: {
    title: 'WeRescue: The true cost of owning a dog',
    url: 'https://werescue.pet/pet-adoption-tips-detail/6/How-Much-Is-That-Doggie-In-The-Window%3F-The-True-Cost-of-Owning-A-Dog',
    readOn,
  },
  fiveNineCost: {
    title: 'BankFiveNine: The annual cost of owning a dog',
    url: 'https://www.bankfivenine.com/family-matters/annual-cost-of-owning-a-dog/',
    readOn,
  },
  foxCost: {
    title: '101.5 The Fox, after USA Today: The real cost of owning a dog',
    url: 'https://www.1015thefox.com/2016/08/25/the-real-cost-of-owning-a-dog/',
    readOn,
  },
  petcoCoats: {
    title: "Petco: The grooming needs of your dog's breed",
    url: 'https://community.petco.com/t5/Blog/Do-You-Know-the-Grooming-Needs-of-Your-Dog-s-Breed/bc-p/93394',
    readOn,
  },
  vcaCoat: {
    title: "VCA Animal Hospitals: Keep your dog's coat clean and healthy",
    url: 'http://www.vcahospitals.com/burton/news/pet-news/keep-your-dogs-coat-clean-and-healthy/303',
    readOn,
  },
  petWebsiteCoats: {
    title: 'Pet Website: Grooming dogs',
    url: 'https://petwebsite.co.uk/index.php/dogs/dog-care/grooming-dogs',
    readOn,
  },
  everhartBath: {
    title: 'Everhart Veterinary Hospital: How to give a dog a bath',
    url: 'https://www.everhartvet.com/how-to-give-a-dog-a-bath/',
    readOn,
  },
  bohacBath: {
    title: 'Dr. Bohac, Victoria Advocate: Tips and tricks for bathing your dog',
    url: 'https://www.victoriaadvocate.com/news/local/shana-bohac-tips-and-tricks-for-bathing-your-dog/article_751bfbba-23bf-11ed-a481-ab64c7385da1.html',
    readOn,
  },
  chastainBath: {
    title: 'Chastain Veterinary Medical Group: How to shampoo your dog',
    url: 'https://www.chastainvets.com/blog/2013/09/how-to-shampoo-your-dog/',
    readOn,
  },
  halseyNails: {
    title: 'Halsey East Animal Clinic: Nail trims',
    url: 'https://halseyeastanimalclinic.com/nailtrimtext.html',
    readOn,
  },
  sosNails: { title: 'SOS: Cooperative care', url: 'https://sosarl.org/cooperative-care/', readOn },
  mainlandShedding: {
    title: 'Mainland Animal Emergency Hospital: The science behind dog shedding',
    url: 'https://mainlandpetemergency.ca/the-science-behind-dog-shedding-when-to-seek-veterinary-advice/',
    readOn,
  },
  fivePointsShedding: {
    title: '5 Points Animal Hospital: How to deal with excessive shedding',
    url: 'https://5pointsanimalhospital.net/deal-excessive-shedding/',
    readOn,
  },
  miamiGroomer: {
    title: 'miamiokvet.com: Choosing the right groomer',
    url: 'https://miamiokvet.com/choosing-the-right-groomer/',
    readOn,
  },
  lopezGroomer: {
    title: 'E. Anderson Lopez: What to look for when picking a groomer',
    url: 'https://babylissproblog.wordpress.com/2016/05/27/what-to-look-for-when-picking-a-groomer/',
    readOn,
  },
  passionGroomer: {
    title: 'Passion Fur Pets: How to find a qualified groomer',
    url: 'http://passionfurpets.com/how-to-find-a-qualified-groomer.html',
    readOn,
  },
  horwitzFeeding: {
    title: 'Vetstreet, with Dr. Horwitz: 6 ways to prevent a food fight',
    url: 'https://www.vetstreet.com/our-pet-experts/6-ways-to-prevent-feeding-time-from-turning-into-a-food-fight',
    readOn,
  },
  akcFeeding: {
    title: 'American Kennel Club: How to feed multiple pets without conflict',
    url: 'https://www.akc.org/expert-advice/nutrition/how-to-feed-multiple-pets-without-conflict/',
    readOn,
  },
  familyFights: {
    title: 'Northwest Florida Daily News: No one wins when family dogs fight',
    url: 'https://www.nwfdailynews.com/story/lifestyle/2021/03/11/pet-peeves-no-one-wins-when-family-dogs-fight/4648350001/',
    readOn,
  },
  fieldstoneRoutine: {
    title: 'Fieldstone Animal Inn: Why routines are beneficial for your dog',
    url: 'https://www.fieldstoneanimalinn.com/why-routines-are-beneficial-for-your-dog/',
    readOn,
  },
  arielRoutine: {
    title: 'Ask Ariel: Do pets need schedules?',
    url: 'http://blog.askariel.com/search/label/dog%20schedules',
    readOn,
  },
  usaTodaySleep: {
    title: 'USA Today, with Dr. Savageau: How much should dogs sleep?',
    url: 'https://news.yahoo.com/much-dogs-sleep-asked-veterinarian-100057377.html',
    readOn,
  },
  obozSleep: {
    title: 'Obozrevatel, after USA Today: How many hours should dogs sleep?',
    url: 'https://eng.obozrevatel.com/section-life/news-how-many-hours-should-dogs-sleep-vets-answer-21-06-2023.html',
    readOn,
  },
  ddflHeat: {
    title: 'Dumb Friends League: Protect your pet from hot weather hazards',
    url: 'https://ddfl.gtstaging.com/resources/protect-your-pet-from-hot-weather-hazards/',
    readOn,
  },
} satisfies Record<string, Source>;
