import type { MoneyHouse } from './money-house-type.ts';

export const property: MoneyHouse = {
  id: 'property',
  title: 'Property: land, home and vehicles',
  intro: 'The fourth house shows land, the family home and vehicles.',
  house: 4,
  lord: {
    angle: {
      notWeak: 'Land or a home comes within your reach at a natural time. You look after what you own, and this keeps its value. Set a sum aside for repairs each year.',
      weak:
        'A home of your own takes several attempts. Papers, relatives and builders each cause delay; have the title deed checked before you pay an advance.',
    },
    trine: {
      notWeak: 'Property comes to you with help: family, a good landlord, a fortunate offer. What you buy often gives shelter to relatives too, so choose one room more.',
      weak:
        'The house you dream of is larger than your means. Build one good floor first, and plan it so that a second can follow.',
    },
    growth: {
      notWeak: 'Property and vehicles can earn money for you: a room on rent, a shop front, a delivery van. Ask about the rent in the area before you buy.',
      weak:
        'Upkeep of house and vehicle takes a part of your income every year. Add maintenance, tax and travel to the price before you decide.',
    },
    dusthana: {
      notWeak: 'Your property may be far from your birthplace, or come after patience with a difficult file. An old house that needs repair can be a good purchase.',
      weak:
        'Renting is right for you as long as it serves you. When you buy, have the boundary measured and the dues checked by a paid expert.',
    },
  },
  occupant: {
    Sun: 'You want to own the place you live in, with your name at the gate. Light, an east window and the family house matter; look at flats in the morning.',
    Moon: 'Home affects your peace of mind, and you buy by feeling. Take a calm friend along to check water, roof and papers.',
    Mars: 'Land, construction and renovation suit you, and so does brokerage. Settle a boundary dispute by a survey and not by an argument.',
    Mercury:
      'Rented rooms, a home office and clear agreements suit you. You compare many flats; after the seventh visit, decide.',
    Jupiter: 'A comfortable home with space for guests is likely. Hold land for many years instead of selling it early.',
    Venus:
      'A good vehicle and beautiful rooms are real needs for you. Put their cost, with insurance, into the yearly plan.',
    Saturn:
      'You get your home late and by your own effort. Farm land and long loans with small instalments suit you.',
    Rahu: 'New townships and foreign addresses attract you. See the approval from the municipality before the brochure.',
    Ketu: 'A small place is enough for you, even if you own a large one. Let the unused rooms to a tenant.',
  },
  empty:
    'Property is a practical question for you and not a strong wish. Decide it by price, loan and distance from work, and take your time.',
};
