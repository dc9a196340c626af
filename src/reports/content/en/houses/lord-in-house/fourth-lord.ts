/** The lord of the fourth house in each house: home. */
export const lordOfFourth = [
  'You feel at home in most places, and comfort comes to you in person. Land, a vehicle or your mother’s support is likely. Finish what you began to learn; it brings you respect.',
  'Family life and comfort support your savings. Property, food or family valuables can add to your wealth. List the heirlooms and land papers in one file, and show it to the family.',
  'You get your home by your own effort. Neighbours, brothers and sisters visit often, and there is much coming and going. Keep one room quiet for yourself.',
  'A settled and comfortable home is likely, with land or a vehicle. Your mother’s influence remains a support. When you buy property, take it in your own name after a check of the title.',
  'Home means children, study and creative work for you, and people like your gentle manner. Use one room for music or books, and teach a child of the family there.',
  'Home often asks for repairs, duties or calm in a dispute. Relations with your mother’s side need care. Share the housework by a list, and have wiring and drains checked once a year.',
  'You feel at home where your partner is. A house that both of you choose suits you better than a perfect one chosen alone. Discuss early where the two of you want to live.',
  'Home life may change suddenly, by a move, a sale or a family matter that nobody mentioned. Let a lawyer check the property papers, and keep the same daily routine in each new place.',
  'Blessings of parents and teachers protect your home. You can live happily far from where you were born. Keep a small place of prayer, and visit your native place once a year.',
  'Home and career support each other. A home office, a family trade or government quarters may be part of it. Tell your family your plans before you tell anybody else.',
  'Your home is open to friends, and property can bring you gain. Comfort grows with age. Consider letting out a room or a shop, and keep some evenings for the family alone.',
  'You may find your home far away, in another city or country. Comfort in your birthplace is limited. Rent first in a new place, and buy only after two years there.',
] as const;
