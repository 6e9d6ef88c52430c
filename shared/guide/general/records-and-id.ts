import type { Article } from '#shared/guide/article.ts';

const readOn = '2026-11-22';

export const recordsAndId: readonly Article[] = [
  {
    id: 'microchip',
    title: 'How does a microchip work?',
    category: 'general',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer:
      'A microchip holds only a number. A shelter or clinic scans it and looks the number up in a registry, so it helps only if you have registered it and your phone number there is right. It is not a GPS tracker.',
    sections: [
      {
        heading: 'Getting one',
        text: 'A vet or shelter places the chip under the skin between the shoulders with a needle. It can be done at any age. Many shelters hold low-cost days. Write the number into your records and keep the paper.',
      },
      {
        heading: 'Make it work',
        points: [
          'Register the number in your own name. A chip from a shelter or breeder may still be in theirs.',
          'Not sure where it is registered? Ask your vet to scan it, then use the AAHA lookup tool on the web.',
          'Update the entry when you move or change your number.',
          'Add a second contact who lives elsewhere.',
          'Have it scanned at the yearly checkup, so you know it still reads.',
        ],
      },
      {
        heading: 'Use it with a tag',
        text: 'A neighbor has no scanner. A collar tag with your number is the fastest way home, and the chip is the backup when the collar is gone. August 15 is Check the Chip Day: a good date to look at your entry once a year.',
      },
    ],
    searchWords:
      'chip chipped scan scanner register registration registry lookup lost found gps tracking implant identification homeagain update address number',
    action: 'bookVisit',
    sources: [
      {
        title: 'Churchville Veterinary: Microchipping',
        url: 'http://www.churchville-vet.com/microchipping.html',
        readOn,
      },
      {
        title: 'Pet Poison Helpline: What to do when your pet becomes lost',
        url: 'https://www.petpoisonhelpline.com/blog/pet-becomes-lost/',
        readOn,
      },
      {
        title: "Tufts Catnip, with the AVMA and AAHA: Keep your pet's microchip information current",
        url: 'https://www.tuftscatnip.com/cathealthandmedicine/keep-your-pets-microchip-information-current/',
        readOn,
      },
      {
        title: 'The Dog Today, with American Humane: Does my dog need a tag?',
        url: 'https://thedogtoday.com/does-my-dog-need-a-tag',
        readOn,
      },
    ],
  },
  {
    id: 'id-tags',
    title: "What should be on my dog's tag?",
    category: 'general',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer:
      'Put a phone number that someone answers day and night on the tag, and a second number if it fits. Your dog should also wear the rabies tag and the license tag that your city or county asks for.',
    sections: [
      {
        heading: 'What to print',
        points: [
          'Two phone numbers with area code.',
          "Your last name or the dog's name. Some owners leave the name off; either is fine.",
          'City or street, if you like.',
          '"Needs medicine" if a missed dose is dangerous, or "microchipped."',
        ],
        text: 'Fewer words in larger letters are read faster.',
      },
      {
        heading: 'License and rabies tag',
        text: 'Many cities and counties require a yearly dog license, and they ask for a current rabies vaccine before they issue it. Animal control can find you through the number. Check the website of your city or county for the rules.',
      },
      {
        heading: 'Keep it readable',
        points: [
          'Use a buckle collar, not a slip collar.',
          'Look at the tag once a month. Engraving wears off, and rings bend open.',
          'A collar with the number stitched in works for dogs who lose tags or dislike a hand at the neck.',
          'On a trip, add a tag with the number where you are staying.',
        ],
      },
    ],
    searchWords:
      'identification collar engraved dog tag name phone address license licence county registration nameplate lost id city law required puppy collar',
    sources: [
      {
        title: 'The Dog Today, with American Humane: Does my dog need a tag?',
        url: 'https://thedogtoday.com/does-my-dog-need-a-tag',
        readOn,
      },
      {
        title: 'Adopt and Shop: What to do when you lose a pet',
        url: 'http://blog.adoptandshop.org/microchip-monday-lost-pet/',
        readOn,
      },
      { title: 'Dog tags and dog ID tags', url: 'https://www.dogtags.ca/dog_tags.html', readOn },
      {
        title: 'Jefferson County, Colorado: Why should I license my dog?',
        url: 'https://www.jeffco.us/FAQ.aspx?QID=108',
        readOn,
      },
      {
        title: 'Santa Cruz community information: Animal licenses',
        url: 'https://php.santacruzpl.org/cid/public/subjects.php?display=description&id=1531&subject=A',
        readOn,
      },
    ],
  },
  {
    id: 'health-records',
    title: "Which of my dog's papers should I keep?",
    category: 'general',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer:
      'Keep vaccine certificates, medicines, surgeries, test results, weights, the microchip number and proof of ownership, on paper and as photos on your phone. Kennels, groomers, emergency hospitals and a new vet will ask for them.',
    sections: [
      {
        heading: 'The list',
        points: [
          'Vaccines: name, date, next due date, and the rabies certificate itself.',
          'Flea, tick, heartworm and deworming products with dates.',
          'Medicines with amount and times, and any reactions.',
          'Illnesses, surgeries, X-rays, blood tests.',
          'Weight with date, at least every few months.',
          'Microchip number, license, adoption or purchase papers, insurance.',
          'Phone numbers of your vet and the nearest emergency hospital.',
        ],
      },
      {
        heading: 'How to keep it up',
        points: [
          'After each visit, ask for a copy and add it the same day.',
          'Note odd events with the date in one line: "Vomited twice, March 3."',
          'Keep one folder per dog, and share it with your family.',
        ],
        text: 'A long row of weights and dates shows what no single visit can.',
      },
      {
        heading: 'When you change clinics',
        text: 'Your old clinic keeps its own file. Ask them to send it before your first visit, and bring your copy too. In an emergency at night, your phone may be the only record there is.',
      },
    ],
    searchWords:
      'medical history paperwork documents file folder binder vaccination proof certificate shot records boarding daycare groomer organize app transfer',
    sources: [
      {
        title: 'Licking Valley Vet: Why do you need veterinarian records for your pet?',
        url: 'https://lickingvalleyvet.com/2021/07/14/why-do-you-need-veterinarian-records-for-your-pet/',
        readOn,
      },
      {
        title: 'Akwesasne Animal Society: Save the certificates',
        url: 'https://www.akwesasneanimalsociety.com/post/save-the-certificates',
        readOn,
      },
      {
        title: 'PetTimely: Health record organization',
        url: 'https://pettimely.app/guides/health-record-organization',
        readOn,
      },
    ],
  },
  {
    id: 'lost-dog',
    title: 'My dog is lost. What do I do first?',
    category: 'general',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer:
      'Search the area now with food and a leash, tell neighbors, and call the local shelters, animal control, police and vets. Report the microchip as lost, and put up signs with a photo and one phone number today.',
    sections: [
      {
        heading: 'The first hour',
        points: [
          'Leave food, water and something that smells of home where your dog was last seen. One person stays there.',
          'Walk the streets with treats, and ask at each door.',
          'Look at home too: closets, garage, under decks.',
          'Ask mail carriers, joggers and dog walkers.',
        ],
      },
      {
        heading: 'The same day',
        points: [
          'Call the microchip company and check your number there.',
          'Call every shelter and clinic nearby. Visit the shelters, and again every day or two.',
          'Post a photo in neighborhood groups and lost pet pages.',
          'Put up big, bright signs: LOST DOG, photo, phone.',
        ],
      },
      {
        heading: 'If you see your dog',
        text: 'Do not chase or shout: a frightened dog runs, even from you. Sit or kneel sideways, look away, talk softly and toss treats. Ask others to do the same and to call you. If there is traffic, ask someone to slow the cars.',
      },
    ],
    seeVet: [
      'Once home, check the whole body for wounds, ticks and sore pads. Call a vet now if your dog limps badly, breathes hard, is weak or was hit by a car.',
    ],
    searchWords:
      'missing ran away escaped runaway bolted gone find my dog loose got out flyer poster reward search stray shelter pound fireworks',
    sources: [
      {
        title: 'ClickOnDetroit, with Lost Dogs of America: What to do if you lose your dog',
        url: 'https://www.clickondetroit.com/pets/2017/04/18/what-to-do-if-you-lose-your-dog-or-find-a-missing-dog/',
        readOn,
      },
      {
        title: 'Riverton Veterinary: What to do when your pet is lost',
        url: 'https://rivertonvet.com/blog/what-to-do-when-your-pet-is-lost/',
        readOn,
      },
      {
        title: 'Lifestyle Pet Care, after the Center for Lost Pets: If you have lost your dog',
        url: 'http://blog.lifestylepetcare.com/uncategorized/what-to-do-if-youve-lost-your-dog/',
        readOn,
      },
      { title: 'ZeroIn7: Lost pet steps', url: 'https://zeroin7.org/?p=288', readOn },
    ],
  },
];
