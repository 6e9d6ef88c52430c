import type { PlaceRow } from '#functions/entities/places.ts';
import { toCellKeys } from '#functions/places/geo/cells.ts';
import type { PlaceType } from '#shared/places.ts';

/** What differs between the sample places. The coordinates are degrees. */
interface Sample {
  id: string;
  name: string;
  placeType: PlaceType;
  at: readonly [latitude: number, longitude: number];
  address: string;
  city: string;
  zipCode: string;
  description: string;
  amenities: string[];
  hours?: string;
  phoneNumber?: string;
}

/**
 * Invented places around the sample point, so that a new installation has something to show. They are labeled as
 * samples. The telephone numbers are reserved for fiction.
 */
const samples: readonly Sample[] = [
  {
    id: 'rail-trail',
    name: 'Limestone Rail Trail',
    placeType: 'walking_trail',
    at: [41.2982, -91.7051],
    address: 'West Main Street trailhead',
    city: 'Washington',
    zipCode: '52353',
    description:
      'A flat gravel path on an old railroad bed, with shade for the first miles and benches at the bridges.',
    amenities: ['leash_required', 'shade', 'parking', 'water', 'restrooms'],
    hours: 'Sunrise to sunset, every day',
  },
  {
    id: 'sunrise-dog-park',
    name: 'Sunrise Dog Park',
    placeType: 'dog_park',
    at: [41.2871, -91.6987],
    address: 'South H Avenue',
    city: 'Washington',
    zipCode: '52353',
    description: 'Two fenced runs behind the ball fields, one of them for small dogs.',
    amenities: ['fenced', 'double_gate', 'small_dog_area', 'water', 'benches', 'waste_bags'],
    hours: '6 AM to 10 PM',
  },
  {
    id: 'square-coffee',
    name: 'Coffee on the Square',
    placeType: 'cafe',
    at: [41.2994, -91.6925],
    address: 'South Iowa Avenue',
    city: 'Washington',
    zipCode: '52353',
    description: 'Dogs are welcome on the patio, and the staff brings them a bowl of water first.',
    amenities: ['patio', 'water'],
    hours: '7 AM to 4 PM, closed Sunday',
    phoneNumber: '(319) 555-0110',
  },
  {
    id: 'feed-and-pet',
    name: 'Main Street Pet Supply',
    placeType: 'store',
    at: [41.2993, -91.6968],
    address: 'West Main Street',
    city: 'Washington',
    zipCode: '52353',
    description: 'Food, harnesses and a wash tub at the back for muddy days.',
    amenities: ['dogs_inside', 'self_wash', 'parking'],
    hours: '8 AM to 6 PM',
    phoneNumber: '(319) 555-0111',
  },
  {
    id: 'orchard-vet',
    name: 'Orchard Lane Veterinary Clinic',
    placeType: 'vet',
    at: [41.3187, -91.6873],
    address: 'North 4th Avenue',
    city: 'Washington',
    zipCode: '52353',
    description: 'A small practice with a side entrance for dogs who worry in waiting rooms.',
    amenities: ['parking', 'wheelchair_access'],
    hours: '8 AM to 5:30 PM, Saturday to noon',
    phoneNumber: '(319) 555-0112',
  },
  {
    id: 'clean-paws',
    name: 'Clean Paws Grooming',
    placeType: 'grooming',
    at: [41.3021, -91.6899],
    address: 'East Washington Street',
    city: 'Washington',
    zipCode: '52353',
    description: 'One dog at a time, by appointment. Nails without an appointment on Fridays.',
    amenities: ['parking'],
    hours: '9 AM to 5 PM, closed Monday',
    phoneNumber: '(319) 555-0113',
  },
  {
    id: 'prairie-inn',
    name: 'Prairie View Inn',
    placeType: 'hotel',
    at: [41.2619, -91.6862],
    address: 'Highway 1 South',
    city: 'Washington',
    zipCode: '52353',
    description: 'Ground-floor rooms that open onto a lawn. Up to two dogs in a room.',
    amenities: ['no_dog_fee', 'parking'],
    hours: 'Front desk until 11 PM',
    phoneNumber: '(319) 555-0114',
  },
  {
    id: 'creek-loop',
    name: 'Creek Loop Recreation Area',
    placeType: 'walking_trail',
    at: [41.3302, -91.7284],
    address: '250th Street',
    city: 'Washington',
    zipCode: '52353',
    description: 'A two-mile loop around a pond. The north side is muddy after rain.',
    amenities: ['leash_required', 'parking', 'waste_bags'],
    hours: 'Open daily',
  },
  {
    id: 'river-trail',
    name: 'River Bend Trail',
    placeType: 'walking_trail',
    at: [41.4811, -91.5778],
    address: 'River Road',
    city: 'Riverside',
    zipCode: '52327',
    description: 'An easy path along the English River, with two places to get down to the water.',
    amenities: ['leash_required', 'shade', 'swimming'],
    hours: 'Sunrise to sunset, every day',
  },
  {
    id: 'lake-beach',
    name: 'Cottonwood Lake Dog Beach',
    placeType: 'beach',
    at: [41.3359, -91.9384],
    address: 'Lake Road',
    city: 'Keota',
    zipCode: '52248',
    description: 'A sandy corner of the lake where dogs may swim from May to September.',
    amenities: ['off_leash', 'swimming', 'parking', 'restrooms'],
    hours: '6 AM to 9 PM, May to September',
  },
  {
    id: 'kalona-bakery',
    name: 'Back Porch Bakery',
    placeType: 'cafe',
    at: [41.4833, -91.7061],
    address: 'B Avenue',
    city: 'Kalona',
    zipCode: '52247',
    description: 'Cinnamon rolls for people and plain biscuits for dogs, on a covered porch.',
    amenities: ['patio', 'water', 'shade'],
    hours: '6 AM to 2 PM, closed Sunday',
    phoneNumber: '(319) 555-0115',
  },
  {
    id: 'county-vet',
    name: 'County Line Animal Hospital',
    placeType: 'vet',
    at: [41.0067, -91.9623],
    address: 'North Main Street',
    city: 'Fairfield',
    zipCode: '52556',
    description: 'Dogs, cats and farm animals. Call first outside of office hours.',
    amenities: ['parking', 'wheelchair_access'],
    hours: '7:30 AM to 6 PM, closed Sunday',
    phoneNumber: '(641) 555-0116',
  },
];

/** When the samples were written. Fixed, so that every installation has the same rows. */
const writtenAt = '2026-11-23T00:00:00.000Z';

/** The sample places as rows of the table. */
export const samplePlaces: readonly PlaceRow[] = samples.map(({ id, at: [latitude, longitude], ...sample }) => ({
  id: `sample-${id}`,
  ...sample,
  state: 'IA',
  latitude,
  longitude,
  source: 'sample',
  isVerified: true,
  ...toCellKeys({ latitude, longitude }),
  createdAt: writtenAt,
}));
