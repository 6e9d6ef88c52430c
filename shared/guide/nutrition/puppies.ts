import type { Article } from '#shared/guide/article.ts';
import { sources } from '#shared/guide/nutrition/sources.ts';

/** Articles about feeding puppies and their mothers. */
export const puppyMeals: readonly Article[] = [
  {
    id: 'puppy-meals',
    title: 'How many meals a day does a puppy need?',
    category: 'nutrition',
    lifeStages: ['puppy'],
    answer:
      'About four small meals a day until 12 weeks of age, then three, and two once your puppy is close to adult ' +
      'size. Use food made for puppies and ask your vet how much.',
    sections: [
      {
        heading: 'Why so often',
        text:
          "A young puppy's stomach is small, and its liver can't yet hold blood sugar steady for long. Small meals keep " +
          'the energy even. Tiny breeds need this the most.',
      },
      {
        heading: 'A simple plan',
        points: [
          'Up to 12 weeks: four meals, spread over the day. Toy breeds: four or five moist ones, because their blood ' +
            'sugar falls fast.',
          'From 3 months: three meals.',
          'From about 6 months: many puppies do well on two. Small breeds may keep a third for longer.',
          'Same times, same place. Take your puppy out after each meal: a schedule helps with house training.',
        ],
      },
      {
        heading: 'How much',
        text:
          "Divide the day's amount from the label into the meals, then adjust it to the body. You should feel the ribs " +
          "easily and see a waist. Don't leave food out all day: puppies that graze get overweight, and in large breeds " +
          'extra weight strains growing bones.',
      },
      { heading: 'Water', text: 'Fresh water is always there.' },
    ],
    seeVet: [
      'Weakness, wobbling, trembling, or a puppy that is hard to wake: call a vet now.',
      'A young puppy that misses two meals, or vomits or has diarrhea.',
    ],
    searchWords: 'pup feeding old breakfast lunch dinner chart routine baby pups weaned eight feed',
    sources: [sources.nicholPuppies, sources.kingsbrookSugar, sources.vetinfoPuppies, sources.bowmanvillePuppies],
  },
  {
    id: 'large-breed-puppy-food',
    title: 'What should a large-breed puppy eat?',
    category: 'nutrition',
    lifeStages: ['puppy'],
    answer:
      "A puppy food whose label says it's for the growth of large dogs (70 lbs or more as an adult), measured so " +
      'that your puppy stays lean. Growing too fast, and too much calcium, both raise the risk of bone and joint ' +
      "disease. Don't add calcium.",
    sections: [
      {
        heading: "Why it's different",
        text:
          'Large puppies are born to grow fast. Too many calories turn into faster growth and more weight on bones that ' +
          'are still soft. A puppy fed a balanced diet in smaller amounts still reaches its full size, just more ' +
          'smoothly.',
      },
      {
        heading: 'What to look for',
        points: [
          'The words "including growth of large-size dogs" in the nutritional adequacy statement.',
          "Controlled calcium. Puppies can't keep out what they don't need: they absorb most of what's in the food, so " +
            'both too little and too much do harm.',
          'No supplements on top of a complete food.',
        ],
      },
      {
        heading: 'How to feed it',
        points: [
          'Two or three measured meals a day.',
          'Less than 10% of calories from treats.',
          'Adjust often. Puppies grow in spurts, and the label is only a guide.',
          'Weigh your puppy regularly and ask your vet to score the body condition.',
        ],
      },
      {
        heading: 'Home-cooked and raw food',
        text: 'Nearly all such recipes lack something that a growing dog needs. Leave them to a board-certified nutritionist.',
      },
    ],
    seeVet: ["Limping, stiffness, or a puppy that doesn't want to play."],
    searchWords: 'giant great dane lab shepherd hip dysplasia elbow big pup kibble supplement mastiff rottweiler',
    action: 'bookVisit',
    sources: [sources.lifeStageLabels, sources.davisLargePuppies, sources.bowmanvillePuppies],
  },
  {
    id: 'puppy-to-adult-food',
    title: 'When should my puppy change to adult food?',
    category: 'nutrition',
    lifeStages: ['puppy'],
    answer:
      'Around the time it stops growing: about 9 to 12 months for most toy to medium dogs, and 18 months to two ' +
      'years for the giants. Your vet can tell from the weight curve, and the change itself should take 7 to 10 ' +
      'days.',
    sections: [
      {
        heading: 'Size sets the date',
        points: [
          'Some toy breeds are adults at nine months.',
          'Most dogs change at about a year.',
          'Large and giant dogs grow the longest, some until the age of two.',
          'One rule of thumb: your puppy is ready when it has reached about 80% of its expected adult weight.',
        ],
      },
      {
        heading: 'What changes',
        text:
          "Puppy food carries more energy and more of the nutrients for growth. A dog that has finished growing doesn't " +
          'burn them, so staying too long adds weight. Leaving too early can short a dog that is still building bone.',
      },
      {
        heading: 'How to change',
        text:
          'Mix a little more of the new food in each day for a week or more. Check the calories on the new bag and ' +
          'measure again. The appetite often drops when growth slows, so a smaller portion is normal.',
      },
      {
        heading: 'Spay or neuter',
        text: 'The surgery often falls into the same months and lowers the need for energy. Ask your vet about both at once.',
      },
    ],
    seeVet: ['Your puppy loses weight, stays thin, or has diarrhea after the change.'],
    searchWords: 'switch switching kibble stop stay grown old junior formula transition',
    action: 'bookVisit',
    sources: [sources.purinaPuppies, sources.vetinfoPuppies, sources.purinaNeutering],
  },
  {
    id: 'pregnant-nursing-food',
    title: 'How do I feed a pregnant or nursing dog?',
    category: 'nutrition',
    lifeStages: ['adult'],
    answer:
      'Feed her usual complete diet early in the pregnancy, move to a good puppy food for the last third, and offer ' +
      "several small meals. While she nurses she may need two to four times her normal calories. Don't add calcium " +
      'unless your vet tells you to.',
    sections: [
      {
        heading: 'During pregnancy',
        points: [
          'A dog carries for about 63 days. She needs little extra food until late.',
          'In the last three weeks, raise the amount by about 10% a week.',
          'The puppies leave little room in her belly, so small meals work better.',
          'A healthy dog gains about 15 to 20% of her weight. Much more makes birth harder.',
        ],
      },
      {
        heading: 'While she nurses',
        points: [
          'The peak is three to five weeks after birth.',
          "Keep her on puppy food, offer meals often, and put food and water next to the puppies so she doesn't have to " +
            'leave them.',
          'Her needs return to normal about eight weeks after birth, around the time of weaning.',
        ],
      },
      {
        heading: 'No extras on your own',
        text: 'A puppy food has the minerals she needs. Check with your vet before any supplement.',
      },
    ],
    seeVet: [
      'Tremors, stiffness, restlessness, or a seizure in a mother with puppies: call a vet now. It can be a sign of ' +
        'low calcium.',
      "Labor that seems to stall, or a mother who won't eat, drink, or care for her puppies: call a vet now.",
      'Any pregnancy: have your vet confirm it and plan the feeding.',
    ],
    searchWords: 'lactating lactation whelping breeding expecting mom dam litter milk gestation bitch eclampsia mum',
    action: 'bookVisit',
    sources: [sources.vcaNursing, sources.londonPregnant, sources.texasPregnant],
  },
];
