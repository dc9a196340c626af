import type { MoneyHouse } from './money-house-type.ts';

export const property: MoneyHouse = {
  id: 'property',
  title: 'Property: land, roof and wheels',
  intro: 'The fourth house: what you can stand on, lock, and leave the engine running in.',
  house: 4,
  lord: {
    angle: {
      ease: 'Fixed assets take to you. Land or a roof comes within reach at a natural pace, and you keep what you own in repair, which is most of its value.',
      strain:
        'A home of your own is a project with several acts. Paperwork, relatives and masons each want a season; begin with the title deed and hurry nothing after it.',
    },
    trine: {
      ease: 'Property arrives with a blessing on it: family help, a good omen, a landlord who turns into a friend. What you acquire tends to shelter more people than you.',
      strain:
        'The house you dream of is slightly larger than the plan. Build the first room well, and leave iron rods standing for the second.',
    },
    growth: {
      ease: 'Real estate and vehicles can earn in your hands. A room let, a shop front, a van at work: you see use where others see walls.',
      strain:
        'Upkeep eats a slice of each year. Before you buy, add maintenance, tax and travel to the price, and see whether you still like the view.',
    },
    hidden: {
      ease: 'Your soil may lie away from your birthplace, or be won through patience with a knotty file. A place by water, or one that needed rescue, becomes you.',
      strain:
        'Rent with an easy mind for as long as it serves. When you do buy, have boundaries measured and dues checked by somebody who is paid to be dull.',
    },
  },
  occupant: {
    Sun: 'The Sun under your roof prefers ownership with a nameplate. Light, east windows and the family house count for much in your choices.',
    Moon: 'The Moon in the fourth makes home an organ of the body. You buy by feel; let a calm friend ask about the plumbing.',
    Mars: 'Mars wants land and begins to dig. Construction, renovation and brokerage suit you, and boundary disputes are best walked off.',
    Mercury:
      'Mercury compares flats as others compare novels. You do well with rented rooms, offices at home and clear agreements.',
    Jupiter:
      'Jupiter gives a broad veranda: comfort, space for guests, ground that gains in esteem as the years pass.',
    Venus:
      'Venus furnishes handsomely and drives with pleasure. A vehicle and a lovely room are real needs; price them as such.',
    Saturn:
      'Saturn builds with its own hands and moves in late. Old houses, agricultural land and slow loans are your style, and they hold.',
    Rahu: 'Rahu is drawn to the high floor, the foreign address, the new township. Read the approvals before the brochure.',
    Ketu: 'Ketu travels light. You may own a house and live in one room of it, and be perfectly content with the key.',
  },
  empty:
    'Nobody has taken possession of the fourth, so property is a practical question for you and not a longing. Decide it by sums and distance to work, and then let the curtains be sentimental.',
};
