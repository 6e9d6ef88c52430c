/** A page whose text was read, in a stored copy. No veterinarian has reviewed what follows from it here. */
export interface Source {
  title: string;
  url: string;
  /** The day on which its text was read, `YYYY-MM-DD`. */
  readOn: string;
}

const readOn = '2026-11-22';

/** Every page that the emergency card and the list of toxins cite. */
export const sources = {
  rspcaFirstAid: {
    title: 'RSPCA: Dog first aid',
    url: 'https://www.rspca.org.uk/adviceandwelfare/pets/dogs/health/firstaid',
    readOn,
  },
  pdsaFirstAid: { title: 'PDSA: First aid', url: 'https://www.pdsa.org.uk/vet-services/first-aid', readOn },
  avmaEmergencies: {
    title: "Dr. Banks' Corner, after the AVMA: Emergencies that need a vet at once",
    url: 'https://drbankscorner.blogspot.com/2014/08/animal-emergencies-that-should-receive_19.html',
    readOn,
  },
  avmaFirstAid: {
    title: 'Pet first aid, after the AVMA (Santa Cruz)',
    url: 'http://santacruzveterinarian.com/first-aid-pets-poisoning-burns',
    readOn,
  },
  lakeAnna: {
    title: 'Lake Anna Veterinary Hospital: Pet first aid tips',
    url: 'https://www.lakeannaveterinaryhospital.com/pet-first-aid-tips/',
    readOn,
  },
  bloat: {
    title: "Clinician's Brief: Clinical situations that can't wait",
    url: 'https://www.cliniciansbrief.com/article/top-5-clinical-situations-cant-wait',
    readOn,
  },
  heat: {
    title: 'Royal Veterinary College study: Cool first, transport second',
    url: 'https://www.petwise-insurance.com/advice/cool-first-transport-second-if-your-dog-overheats/',
    readOn,
  },
  seizure: {
    title: 'Urgent Pet Care Omaha: Seizures',
    url: 'https://urgentpetcareomaha.com/seizures/',
    readOn,
  },
  snakeBite: {
    title: 'First Aid and Emergency Care for Dogs and Cats: Snakebite',
    url: 'https://free-ebooks.net/animals-pets/First-Aid-and-Emergency-Care-for-Dogs-and-Cats/html/32',
    readOn,
  },
  eye: {
    title: 'Veterinary Information Network: Eye injuries, first aid',
    url: 'https://www.vin.com/vetzinsight/default.aspx?pid=756&catId=102902&id=4951329&ind=767&objTypeID=1007',
    readOn,
  },
  spine: {
    title: 'London Vet Clinic: Handling a pet with a back injury',
    url: 'https://www.londonvetclinic.co.uk/advice.aspx?a=1086&clientId=20138',
    readOn,
  },
  swallowed: {
    title: 'University of Florida Health: Foreign objects',
    url: 'https://podcasts.ufhealth.org/following-up-on-foreign-objects/',
    readOn,
  },
  stings: {
    title: 'Idaho Mountain Express: First aid for dogs and cats, stings',
    url: 'https://www.mtexpress.com/wood_river_journal/features/pet-talk-first-aid-for-dogs-and-cats-part-4/article_cfbd8f44-e461-11ed-96ad-53be4d7e00ac.html',
    readOn,
  },
  urinary: {
    title: 'MyPetFolio: Urinary blockage',
    url: 'https://app.mypetfolio.co.uk/first-aid-manual/urinary-blockage-signs',
    readOn,
  },
  labor: {
    title: 'Veterinary Emergency and Referral Center Norman: Normal and abnormal labor',
    url: 'https://vercnorman.com/normal-vs-abnormal-labor-when-should-i-be-concerned',
    readOn,
  },
  burns: {
    title: 'TLC Pet: First aid for burns and drowning',
    url: 'http://tlcvet.com/first-aid/first-aid-environmental-injuries/',
    readOn,
  },
  newborn: {
    title: 'Goodest Pups: Newborn puppies, when to be concerned',
    url: 'https://goodestpups.com/?p=56',
    readOn,
  },
  poisonCall: {
    title: 'Pet Poison Helpline: Hold the hydrogen peroxide',
    url: 'https://pr.comtex.com/?p=432296',
    readOn,
  },
  rodentBait: {
    title: 'Pet Poison Helpline: Mouse and rat poison',
    url: 'https://www.petpoisonhelpline.com/pet-safety-tips/mouse-and-rat-poison-rodenticides-poisonous-to-dogs-cats/',
    readOn,
  },
  batteries: {
    title: 'Pet Poison Helpline: Batteries',
    url: 'https://www.petpoisonhelpline.com/poison/batteries/',
    readOn,
  },
  slugBait: {
    title: 'American College of Veterinary Pharmacists: Metaldehyde',
    url: 'https://vetmeds.org/pet-poison-control-list/Metaldehyde',
    readOn,
  },
  xylitol: {
    title: 'News Leader: FDA warning about xylitol',
    url: 'https://www.newsleader.com/story/life/2019/07/09/sweetener-found-nut-butters-skinny-ice-cream-can-deadly-dogs-fda-says/1684914001/',
    readOn,
  },
  foods: {
    title: 'National Humane Society: ASPCA list of people foods to avoid',
    url: 'https://www.nationalhumanesociety.org/foods-to-avoid',
    readOn,
  },
  medicines: {
    title: 'Village Animal Clinic, after Pet Poison Helpline: Human medications',
    url: 'https://villageanimalclinicllc.com/?p=3611',
    readOn,
  },
  painkillers: {
    title: 'CUVS: Human pain relievers',
    url: 'https://www.cuvs.org/blog/archive/201102',
    readOn,
  },
  antifreeze: {
    title: 'Beaver County Times, a veterinarian on antifreeze',
    url: 'https://www.timesonline.com/704b687e-35e1-59b7-a7a0-0317f88cefe9.html',
    readOn,
  },
  plants: {
    title: "Heidi's Hounds: Pet poison awareness",
    url: 'https://heidishounds.net/march-is-pet-poison-awareness-month/',
    readOn,
  },
  household: {
    title: 'The K9 Encounter: Poison awareness',
    url: 'https://thek9encounter.com/blog/poison',
    readOn,
  },
  chocolateContent: {
    title: "Karen's K9 Kitchen: Chocolate toxicity in dogs",
    url: 'https://karensk9kitchen.com/blog/chocolate-toxicity-in-dogs/',
    readOn,
  },
  chocolateDose: { title: 'Tri-City Pet Care: Chocolate', url: 'http://tricitypetcare.com/chocolate.pml', readOn },
  xylitolClinic: {
    title: 'Animal Medical Center of Cumming: What is xylitol?',
    url: 'https://amcofcumming.com/ask-dr-mike/what-is-xylitol-and-why-is-it-harmful-to-my-dog/',
    readOn,
  },
  dough: {
    title: 'Hometown News Atlanta: People foods to avoid',
    url: 'http://hometownnewsatlanta.com/people-foods-to-avoid-feeding-your-pets/',
    readOn,
  },
  whiteChocolate: {
    title: 'Kalamunda Vet: Chocolate toxicity',
    url: 'https://www.kalamundavet.com.au/ChocolateToxicityinDogsandCats.aspx',
    readOn,
  },
  avmaFoods: {
    title: 'New Day Veterinary Care, after the AVMA: Food to keep away',
    url: 'https://newdayvetcare.com/keep-these-food-items-off-your-pets-menu/',
    readOn,
  },
  spoiledFood: {
    title: 'Dog Food Direct: Do not feed',
    url: 'https://www.dogfooddirect.com/store/blog/DogFoodDirect-com-Blog/31-Avoid-feeding-these-foods-to-your-dogs-and-cats.aspx',
    readOn,
  },
  decongestants: {
    title: 'TLC Canine Center: Life-threatening medicines',
    url: 'https://www.tlccaninecenter.org/life-threatening-medicines-are-everywhere-2/',
    readOn,
  },
  rodentBaitUniversity: {
    title: 'University of Florida Health: Rodenticides',
    url: 'https://podcasts.ufhealth.org/rodenticides-are-hazardous-to-pets-too/',
    readOn,
  },
  corrosives: {
    title: 'Paws for Compassion: Poison alert',
    url: 'https://pawsforcompassion.org/poison-alert/',
    readOn,
  },
  clinicList: {
    title: 'Sanimal Hospital: What is a true emergency?',
    url: 'https://www.sanimalhospital.net/what-is-a-true-emergancy.html',
    readOn,
  },
  poisonLineState: {
    title: 'Wisconsin Poison Center: Pet poisoning',
    url: 'https://wisconsinpoison.org/Poison-Home/Poison-Prevention/Pet-Poisoning',
    readOn,
  },
  poisonLineFee: {
    title: 'Hope VS: The ASPCA Animal Poison Control Center',
    url: 'https://hopevs.com/blog/the-aspca-animal-poison-control-center-why-call/',
    readOn,
  },
} as const satisfies Record<string, Source>;

/** The name of a source. */
export type SourceName = keyof typeof sources;
