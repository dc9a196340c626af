import type { DivisionalText } from './divisional-type.ts';

/** Texts of the D4, the chaturthamsha. */
export const d4Home: DivisionalText = {
  name: 'chaturthamsha',
  title: 'Chaturthamsha (D4): home and property',
  caption: 'Quarters of 7°30′.',
  text: 'This chart is read for the home that you make yourself: house, land, rent, the feeling of being settled. The birth chart shows the home from which you come.',
  timeRange: ['The same quarter of a sign rose', 'A birth before or after it gives another chaturthamsha.'],
  lords: {
    Sun: 'A bright house in a respected street suits you, and you like to decide in it. Have your own name on the papers and on the door.',
    Moon: 'You can feel at home anywhere with a few familiar things, and leaving a place is hard for you. Choose a home near water or near people who are dear to you.',
    Mars: 'You become settled by building, repairing and changing the rooms. Land or an independent house suits you better than a ready flat. Get two estimates before the work begins.',
    Mercury:
      'A home near a station, a market or a relative suits you, with space for papers and talk. Letting out a room or a shop can also suit you.',
    Jupiter:
      'Space matters more to you than furniture: room for guests, for books and for prayer. Look for a place near a temple, a school or helpful neighbours.',
    Venus:
      'A home must please your eye before you can rest in it. Spend early on light, curtains and the kitchen; for you these are needs.',
    Saturn:
      'You buy late, once, and something solid. An old building with thick walls suits you better than a new tower. Begin the savings for it years in advance.',
  },
  lordByHouseClass: {
    angle: 'Once you have a fixed address, other parts of life are easier to arrange.',
    trine: 'Property tends to come to you through elders, teachers or good timing.',
    dusthana: 'The right house may be far from your birthplace, or its papers need a second check.',
    other: 'You come to your own home step by step, as your income grows.',
  },
  gains: {
    Sun: 'At home you have real authority, more than you claim. Take the decisions on house and land yourself, and receive guests as the host.',
    Moon: 'A home that you choose gives you more peace than the one in which you were born. The second house is often the better one for you.',
    Mars: 'Land, walls and boundaries bring out a steady courage in you. You deal well with builders, water supply and difficult neighbours, so take these duties in the family.',
    Mercury:
      'You have a good eye for leases, measurements and small print. Read each agreement on property yourself before anybody explains it to you.',
    Jupiter:
      'Your house can shelter more people than your income suggests. Students, relatives and festivals bring blessings to it, so keep one corner free for a guest.',
    Venus:
      'You make any room pleasant, even a rented one. Furnishing is a real skill of yours; help others with it, and it may also earn you money.',
    Saturn:
      'What you build or buy lasts. Other people lose patience over foundations and papers, and you do not, so give these the most time.',
  },
  losses: {
    Sun: 'At home you often give way, and your own wishes come last. Keep one corner, if only a shelf, that belongs to you alone.',
    Moon: 'You compare every new home with an old one and feel unsettled. Live in it for forty days before you decide whether it suits you.',
    Mars: 'Repairs begun in anger cost double. Do not argue with the contractor on the spot; wait one day and bring a second estimate.',
    Mercury:
      'Papers of property, meters and bills easily get lost with you. Keep one file with copies of the deed, the tax receipts and the agreements.',
    Jupiter:
      'You see the promise of a house and overlook its faults. Look at drains, water and title papers, and take a practical person with you.',
    Venus:
      'You give up your own comfort at home as soon as others need something. Buy the good mattress; those who do the work need rest most.',
    Saturn:
      'Long duty to a family house can become a heavy load. Ask who else in the family can share the tax, the repairs and the keys.',
  },
  noChange:
    'Your life at home is like your life outside. What the birth chart says about house and land stands without change.',
};
