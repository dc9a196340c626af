/** The printed names, conditions and sources of yogas. The rules themselves are in src/astrology/yogas. */
import type { YogaKey } from '#src/astrology/yogas/judge-yogas.ts';
import { books } from '#src/reports/content/en/common/books.ts';

export const yogaRules: Record<YogaKey, { name: string; rule: string; source: string }> = {
  ruchaka: {
    name: 'Ruchaka',
    rule: 'Mars in its own sign or exalted, in a kendra',
    source: `${books.saravali} 37; ${books.manasagari} on planets with the Sun`,
  },
  bhadra: {
    name: 'Bhadra',
    rule: 'Mercury in its own sign or exalted, in a kendra',
    source: `${books.saravali} 37; ${books.manasagari} on planets with the Sun`,
  },
  hamsa: {
    name: 'Hamsa',
    rule: 'Jupiter in its own sign or exalted, in a kendra',
    source: `${books.saravali} 37; ${books.manasagari} on planets with the Sun`,
  },
  malavya: {
    name: 'Malavya',
    rule: 'Venus in its own sign or exalted, in a kendra',
    source: `${books.saravali} 37; ${books.manasagari} on planets with the Sun`,
  },
  shasha: {
    name: 'Shasha',
    rule: 'Saturn in its own sign or exalted, in a kendra',
    source: `${books.saravali} 37; ${books.manasagari} on planets with the Sun`,
  },
  gajaKesari: {
    name: 'Gaja Kesari',
    rule: 'Jupiter in the 1st, 4th, 7th or 10th sign from the Moon',
    source: `${books.phaladeepika} 6; the further conditions of ${books.brihatParasharaHoraShastra} 36`,
  },
  sunapha: {
    name: 'Sunapha',
    rule: 'A planet in the sign after the Moon only',
    source: `${books.brihatJataka} 13`,
  },
  anapha: {
    name: 'Anapha',
    rule: 'A planet in the sign before the Moon only',
    source: `${books.brihatJataka} 13`,
  },
  durudhara: {
    name: 'Durudhara',
    rule: 'Planets in the signs on both sides of the Moon',
    source: `${books.brihatJataka} 13`,
  },
  kemadruma: {
    name: 'Kemadruma',
    rule: 'No planet next to the Moon, nor with it, nor in a kendra from it or from the lagna',
    source: `${books.brihatJataka} 13`,
  },
  adhi: {
    name: 'Adhi',
    rule: 'All three benefics in the 6th, 7th and 8th signs from the Moon',
    source: `${books.brihatJataka} 13`,
  },
  vasumati: {
    name: 'Vasumati',
    rule: 'All three benefics in the 3rd, 6th, 10th or 11th, from the lagna or from the Moon',
    source: `${books.phaladeepika} 6`,
  },
  sakata: {
    name: 'Sakata',
    rule: 'The Moon in the 6th, 8th or 12th sign from Jupiter, and not in a kendra',
    source: `${books.phaladeepika} 6`,
  },
  veshi: {
    name: 'Veshi',
    rule: 'A planet in the sign after the Sun only',
    source: `${books.brihatParasharaHoraShastra} 38`,
  },
  voshi: {
    name: 'Voshi',
    rule: 'A planet in the sign before the Sun only',
    source: `${books.brihatParasharaHoraShastra} 38`,
  },
  ubhayachari: {
    name: 'Ubhayachari',
    rule: 'Planets in the signs on both sides of the Sun',
    source: `${books.brihatParasharaHoraShastra} 38`,
  },
  budhaAditya: {
    name: 'Budha Aditya',
    rule: 'The Sun and Mercury in one sign',
    source: `${books.brihatJataka} 14`,
  },
  chandraMangala: {
    name: 'Chandra Mangala',
    rule: 'The Moon and Mars in one sign',
    source: `${books.brihatJataka} 14`,
  },
  guruMangala: {
    name: 'Guru Mangala',
    rule: 'Jupiter and Mars in one sign or opposite',
    source: `${books.saravali} 15; later practice adds the opposition`,
  },
  guruRahu: {
    name: 'Guru and Rahu',
    rule: 'Jupiter and Rahu in one sign (Guru Chandala)',
    source: 'Later tradition, in none of the great classics',
  },
  mahaParivartana: {
    name: 'Maha Parivartana',
    rule: 'The lords of two of the houses 1, 2, 4, 5, 7, 9, 10 and 11 in each other’s signs',
    source: `${books.phaladeepika} 6`,
  },
  khalaParivartana: {
    name: 'Khala Parivartana',
    rule: 'The lord of the 3rd and that of a good house in each other’s signs',
    source: `${books.phaladeepika} 6`,
  },
  dainyaParivartana: {
    name: 'Dainya Parivartana',
    rule: 'The lord of the 6th, 8th or 12th and that of any house in each other’s signs',
    source: `${books.phaladeepika} 6`,
  },
  amala: {
    name: 'Amala',
    rule: 'Jupiter, Venus or Mercury in the 10th from the lagna or from the Moon',
    source: `${books.phaladeepika} 6; ${books.brihatParasharaHoraShastra} 36 asks for benefics alone`,
  },
  shubhaKartari: {
    name: 'Shubha Kartari',
    rule: 'Benefics in the 2nd and the 12th, no stern graha there',
    source: `${books.brihatParasharaHoraShastra} 36`,
  },
  papaKartari: {
    name: 'Papa Kartari',
    rule: 'Stern grahas in the 2nd and the 12th, no benefic there',
    source: `${books.brihatParasharaHoraShastra} 36`,
  },
  lagnadhi: {
    name: 'Lagnadhi',
    rule: 'All three benefics in the 6th, 7th and 8th, without Sun, Mars or Saturn',
    source: `${books.jatakaParijata} 7`,
  },
  parvata: {
    name: 'Parvata',
    rule: 'Two benefics in kendras, no stern graha in the 7th or 8th',
    source: `${books.brihatParasharaHoraShastra} 36`,
  },
  chatussagara: {
    name: 'Chatussagara',
    rule: 'Some of the seven in each of the four kendras',
    source: books.ramanCombinations,
  },
  lakshmi: {
    name: 'Lakshmi',
    rule: 'The lord of the 9th in its own sign or exalted in a kendra, the lord of the lagna strong',
    source: `${books.brihatParasharaHoraShastra} 36`,
  },
  saraswati: {
    name: 'Saraswati',
    rule: 'All three benefics in kendras, trikonas or the 2nd, with Jupiter in its own sign, in a friend’s or exalted',
    source: `${books.phaladeepika} 6`,
  },
  gauri: {
    name: 'Gauri',
    rule: 'The Moon in its own sign or exalted in a kendra or trikona, with the aspect of Jupiter',
    source: `${books.phaladeepika} 6`,
  },
  srikantha: {
    name: 'Srikantha',
    rule: 'The lord of the lagna, the Sun and the Moon at ease in kendras or trikonas',
    source: `${books.phaladeepika} 6`,
  },
  srinatha: {
    name: 'Srinatha',
    rule: 'The lord of the 9th, Venus and Mercury at ease in kendras or trikonas',
    source: `${books.phaladeepika} 6`,
  },
  virinchi: {
    name: 'Virinchi',
    rule: 'The lord of the 5th, Jupiter and Saturn at ease in kendras or trikonas',
    source: `${books.phaladeepika} 6`,
  },
  chamara: {
    name: 'Chamara',
    rule: 'The lord of the lagna exalted in a kendra with the aspect of Jupiter, or two benefics together in the 1st, 7th, 9th or 10th',
    source: `${books.brihatParasharaHoraShastra} 36`,
  },
  shankha: {
    name: 'Shankha',
    rule: 'The lords of the 5th and 6th in kendras from each other, the lord of the lagna strong',
    source: `${books.brihatParasharaHoraShastra} 36`,
  },
  kahala: {
    name: 'Kahala',
    rule: 'The lords of the 4th and 9th in kendras from each other, the lord of the lagna strong',
    source: `${books.jatakaParijata} 7`,
  },
  bheri: {
    name: 'Bheri',
    rule: 'Some of the seven in each of the 12th, 1st, 2nd and 7th, the lord of the 9th strong',
    source: `${books.brihatParasharaHoraShastra} 36`,
  },
  khadga: {
    name: 'Khadga',
    rule: 'The lords of the 2nd and 9th in each other’s signs, the lord of the lagna in a kendra or trikona',
    source: `${books.brihatParasharaHoraShastra} 36`,
  },
  kalanidhi: {
    name: 'Kalanidhi',
    rule: 'Jupiter in the 2nd or 5th, with Mercury and Venus there or aspecting it',
    source: `${books.brihatParasharaHoraShastra} 36`,
  },
  pushkala: {
    name: 'Pushkala',
    rule: 'The lords of the Moon’s sign and of the lagna together in a kendra, a strong graha in the lagna or aspecting it',
    source: `${books.phaladeepika} 6`,
  },
  dharmaKarma: {
    name: 'Dharma Karma Adhipati',
    rule: 'The lords of the 9th and 10th together, in exchange, or in aspect',
    source: `${books.brihatParasharaHoraShastra} 34`,
  },
  kendraTrikona: {
    name: 'Kendra Trikona',
    rule: 'A lord of the 1st, 4th, 7th or 10th and one of the 5th or 9th together, in exchange, or in aspect (9th with 10th apart)',
    source: `${books.brihatParasharaHoraShastra} 34`,
  },
  yogakaraka: {
    name: 'Yogakaraka',
    rule: 'One graha that rules both the 4th, 7th or 10th and the 5th or 9th, in a kendra or trikona',
    source: `${books.brihatParasharaHoraShastra} 34`,
  },
  neechaBhanga: {
    name: 'Neecha Bhanga',
    rule: 'A graha in its fall, helped by the lord of that sign, by the lord of its exaltation, by the graha exalted there, or by its navamsha',
    source: `${books.phaladeepika} 7, with the conditions of later practice`,
  },
  harsha: {
    name: 'Harsha (Vipareeta)',
    rule: 'The lord of the 6th in the 6th, 8th or 12th',
    source: `${books.phaladeepika} 6`,
  },
  sarala: {
    name: 'Sarala (Vipareeta)',
    rule: 'The lord of the 8th in the 6th, 8th or 12th',
    source: `${books.phaladeepika} 6`,
  },
  vimala: {
    name: 'Vimala (Vipareeta)',
    rule: 'The lord of the 12th in the 6th, 8th or 12th',
    source: `${books.phaladeepika} 6`,
  },
  dhanaIncome: {
    name: 'Dhana of income',
    rule: 'The lords of the 2nd and 11th together, in exchange, or in aspect',
    source: `${books.brihatParasharaHoraShastra} 13`,
  },
  dhanaEffort: {
    name: 'Dhana of one’s own hands',
    rule: 'The lord of the lagna and that of the 2nd or 11th together, in exchange, or in aspect',
    source: books.ramanCombinations,
  },
  dhanaMerit: {
    name: 'Dhana of merit',
    rule: 'The lords of the 5th and 9th together, in exchange, or in aspect',
    source: `${books.brihatParasharaHoraShastra} 41`,
  },
  dhanaFortune: {
    name: 'Dhana of fortune',
    rule: 'A lord of the 2nd or 11th and one of the 5th or 9th together, in exchange, or in aspect',
    source: `${books.brihatParasharaHoraShastra} 41`,
  },
  daridra: {
    name: 'Gains by the long road',
    rule: 'The lord of the 11th in the 6th, 8th or 12th (Daridra)',
    source: books.ramanCombinations,
  },
  rajju: {
    name: 'Rajju, the rope',
    rule: 'All seven in movable signs',
    source: `${books.brihatParasharaHoraShastra} 35`,
  },
  musala: {
    name: 'Musala, the pestle',
    rule: 'All seven in fixed signs',
    source: `${books.brihatParasharaHoraShastra} 35`,
  },
  nala: {
    name: 'Nala, the reed',
    rule: 'All seven in dual signs',
    source: `${books.brihatParasharaHoraShastra} 35`,
  },
  mala: {
    name: 'Mala, the garland',
    rule: 'Mercury, Jupiter and Venus in three of the kendras, and the Sun, Mars and Saturn in none',
    source: `${books.brihatParasharaHoraShastra} 35`,
  },
  sarpa: {
    name: 'Sarpa, the coiled rope',
    rule: 'The Sun, Mars and Saturn in three of the kendras, and Mercury, Jupiter and Venus in none',
    source: `${books.brihatParasharaHoraShastra} 35`,
  },
  gada: {
    name: 'Gada, the mace',
    rule: 'All seven in two neighbouring kendras (1st and 4th, 4th and 7th, 7th and 10th, or 10th and 1st houses)',
    source: `${books.brihatParasharaHoraShastra} 35`,
  },
  shakata: {
    name: 'Shakata, the cart',
    rule: 'All seven in the 1st and 7th houses',
    source: `${books.brihatParasharaHoraShastra} 35`,
  },
  vihaga: {
    name: 'Vihaga, the bird',
    rule: 'All seven in the 4th and 10th houses',
    source: `${books.brihatParasharaHoraShastra} 35`,
  },
  shringataka: {
    name: 'Shringataka, the water chestnut',
    rule: 'All seven in the 1st, 5th and 9th houses',
    source: `${books.brihatParasharaHoraShastra} 35`,
  },
  hala: {
    name: 'Hala, the plough',
    rule: 'All seven in three houses in trikona, not with the 1st',
    source: `${books.brihatParasharaHoraShastra} 35`,
  },
  kamala: {
    name: 'Kamala, the lotus',
    rule: 'All seven in all four kendras',
    source: `${books.brihatParasharaHoraShastra} 35`,
  },
  vapi: {
    name: 'Vapi, the well',
    rule: 'All seven in the 2nd, 5th, 8th, 11th, or the 3rd, 6th, 9th, 12th',
    source: `${books.brihatParasharaHoraShastra} 35`,
  },
  yupa: {
    name: 'Yupa, the pillar',
    rule: 'All seven in the 1st to 4th houses',
    source: `${books.brihatParasharaHoraShastra} 35`,
  },
  ishu: {
    name: 'Ishu, the arrow',
    rule: 'All seven in the 4th to 7th houses',
    source: `${books.brihatParasharaHoraShastra} 35`,
  },
  shakti: {
    name: 'Shakti, the lance',
    rule: 'All seven in the 7th to 10th houses',
    source: `${books.brihatParasharaHoraShastra} 35`,
  },
  danda: {
    name: 'Danda, the staff',
    rule: 'All seven in the 10th to 1st houses',
    source: `${books.brihatParasharaHoraShastra} 35`,
  },
  nauka: {
    name: 'Nauka, the boat',
    rule: 'All seven one by one in seven houses from the 1st',
    source: `${books.brihatParasharaHoraShastra} 35`,
  },
  kuta: {
    name: 'Kuta, the mountain hut',
    rule: 'All seven one by one in seven houses from the 4th',
    source: `${books.brihatParasharaHoraShastra} 35`,
  },
  chhatra: {
    name: 'Chhatra, the parasol',
    rule: 'All seven one by one in seven houses from the 7th',
    source: `${books.brihatParasharaHoraShastra} 35`,
  },
  chapa: {
    name: 'Chapa, the bow',
    rule: 'All seven one by one in seven houses from the 10th',
    source: `${books.brihatParasharaHoraShastra} 35`,
  },
  ardhachandra: {
    name: 'Ardhachandra, the half moon',
    rule: 'All seven one by one in seven consecutive houses that do not begin at the 1st, 4th, 7th or 10th',
    source: `${books.brihatParasharaHoraShastra} 35`,
  },
  chakra: {
    name: 'Chakra, the wheel',
    rule: 'All seven in all six odd houses',
    source: `${books.brihatParasharaHoraShastra} 35`,
  },
  samudra: {
    name: 'Samudra, the sea',
    rule: 'All seven in all six even houses',
    source: `${books.brihatParasharaHoraShastra} 35`,
  },
  vallaki: {
    name: 'Vallaki, the lute',
    rule: 'All seven in just seven signs, no other figure',
    source: `${books.brihatParasharaHoraShastra} 35`,
  },
  dama: {
    name: 'Dama, the string of pearls',
    rule: 'All seven in just six signs, no other figure',
    source: `${books.brihatParasharaHoraShastra} 35`,
  },
  pasha: {
    name: 'Pasha, the noose of cord',
    rule: 'All seven in just five signs, no other figure',
    source: `${books.brihatParasharaHoraShastra} 35`,
  },
  kedara: {
    name: 'Kedara, the field',
    rule: 'All seven in just four signs, no other figure',
    source: `${books.brihatParasharaHoraShastra} 35`,
  },
  shula: {
    name: 'Shula, the spear',
    rule: 'All seven in just three signs, no other figure',
    source: `${books.brihatParasharaHoraShastra} 35`,
  },
  yuga: {
    name: 'Yuga, the yoke',
    rule: 'All seven in just two signs, no other figure',
    source: `${books.brihatParasharaHoraShastra} 35`,
  },
  gola: {
    name: 'Gola, the sphere',
    rule: 'All seven in one sign',
    source: `${books.brihatParasharaHoraShastra} 35`,
  },
};
