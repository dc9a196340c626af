import type { DivisionalText } from './divisional-type.ts';

/** Texts of the D4, the chaturthamsha. */
export const d4Home: DivisionalText = {
  name: 'chaturthamsha',
  title: 'Chaturthamsha (D4): home and ground',
  caption: 'Quarters of 7°30′.',
  text: 'Where the birth chart shows the house you come from, this one shows the house you make: roofs, land, a lease, the feeling of having somewhere to put the suitcase down.',
  timeRange: [
    'The quarter of a sign behind this chart was on the horizon',
    'Before and after, the keys hang on another hook.',
  ],
  lords: {
    Sun: 'Your home wants light and a front door people remember. You are the one who decides where the family stands for the photograph.',
    Moon: 'You can make a home out of a hostel bed and one steel tumbler. Kitchens gather round you, and leaving a place takes you longer than packing does.',
    Mars: 'You settle by building. Drilling, repainting and arguing with the contractor are how a set of rooms becomes yours.',
    Mercury:
      'Your rooms fill with paper, chargers and talk. You live best near a station, a market or a cousin, where something can be fetched at nine at night.',
    Jupiter:
      'Space matters to you more than furniture. There ought to be a mat for the unexpected guest, a shelf of books, and a neighbour whose advice is worth the tea.',
    Venus:
      'A home must please your eye before you can rest in it. Curtains, lamps and the right plate for mangoes are not luxuries in your reckoning.',
    Saturn:
      'You buy once, late and solid. An old building with thick walls suits you better than a new tower with a gymnasium.',
  },
  lordByHouseClass: {
    angle: 'Once you have an address, the rest of life arranges itself around it.',
    trine: 'Property has a way of reaching you through elders, teachers or a piece of good timing.',
    hidden:
      'The right house may stand far from where you were born, or come with papers that reward a second look.',
    other: 'You reach a door of your own in instalments, room by room, as income and determination allow.',
  },
  gains: {
    Sun: 'Pride of place is something you earn at your own threshold. The person who is overlooked in the street is host, judge and head of table once the shoes are off.',
    Moon: 'Rest is easier under a roof you chose than under the one you were given. Your second home may know you better than your first.',
    Mars: 'Land and walls bring out a steadiness in you that temper hides elsewhere. You are good at boundary stones, water pumps and neighbours who park across the gate.',
    Mercury:
      'For leases, measurements and the small print of a flat you have an unexpected eye. Read the agreement yourself before anybody explains it to you.',
    Jupiter:
      'Your roof is more generous than your purse. It shelters students, festivals and the aunt who came for a week, and seems to expand with each.',
    Venus:
      'You have a gift for rooms. Move a chair, change a bulb, and a rented box near the bypass begins to feel as if somebody had meant it.',
    Saturn:
      'What you build stands. Others tire at the foundations; you enjoy them, and a wall of yours is still straight when the paint has been forgotten.',
  },
  losses: {
    Sun: 'At home you give way more than people at work would believe. Keep one corner, if only a windowsill, on which nobody else’s things are ever put.',
    Moon: 'You carry old rooms about with you, and compare every new one unkindly. Sleep in it for forty nights before you decide that it has no soul.',
    Mars: 'Repairs begun in anger cost double. Let the builder’s insult pass until the plaster is dry, and have the second estimate in your hand.',
    Mercury:
      'Addresses, meters and forms of property are where your neatness gives out. One box file with a label saves you a summer.',
    Jupiter:
      'You judge houses by their promise. Look at the drains as hard as at the view, and ask somebody unromantic to come along.',
    Venus:
      'Comfort at home is the first thing you give up when others need something. Buy the good mattress; it is for the person who does the lifting.',
    Saturn:
      'Long duty to a family house can weigh more than the house is worth to you. It is permitted to ask who else holds a key.',
  },
  noChange:
    'You live in your rooms exactly as you live outside them. What the visitor sees from the door is what the cupboards confirm.',
};
