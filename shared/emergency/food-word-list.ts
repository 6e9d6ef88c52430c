/** Foods that are not on the list of poisons, in the notation of `word-classes.ts`. */
export const foodWords = `
apple* bacon bagel banana* bean beans beef biscuit* blueberries blueberry bread breakfast broccoli broth burger butter
cantaloupe carrot* celery cereal cheerio* cheese chicken coconut* cookie_crumb corn cracker* cream crumbs cucumber
dentastix dinner egg eggs fish food fruit green_bean* ham honey hot_dog hotdog ice kibble lettuce lunch mango meal
meals meat melon milk noodle* oat oatmeal oats orange pancake* pasta pea peach peanut* pear peas pineapple pizza
popcorn potato* pretzel* pumpkin raspberries raspberry rice salad salmon sandwich sausage snack soup spinach steak
strawberries strawberry supper taco toast treat treats tuna turkey vegetable* veggie* waffle* water watermelon yogurt
zucchini
`;

/** Medicine of any kind. */
export const medicineWords = `
adderall antidepressant* birth_control blister_pack capsule* dose doses drops eye_drop gummy_vitamin* hormone*
inhaler* med medication* medicine* meds ointment patch patches pill pillbox pills prescription* rx steroid*
suppository syrup tablet* vitamin vitamins
`;
