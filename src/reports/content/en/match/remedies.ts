/** Remedies for two. */
export const matchRemedyLead =
  'Tradition answers a weak point of a match with shared habits, prayer and kindness. Choose one remedy, and keep it for forty days before you judge it.';

export const matchRemedies = {
  evening: {
    when: 'every evening',
    title: 'Ten minutes without telephones',
    text: 'Sit together after dinner and tell each other one good thing of the day. No plans, no money and no relatives in these ten minutes.',
  },
  lamp: {
    when: 'on Fridays at dusk',
    title: 'Light one lamp together',
    text: 'Light it with your own hands, and each says one wish for the other. A clay lamp and a spoon of oil are enough.',
  },
  nadi: {
    when: 'on the day of each birth star',
    title: 'Give food or water',
    text: 'Share a simple meal with somebody who has less, or put out water for birds and animals. Go together, and do not tell anybody.',
  },
  bhakoot: {
    when: 'on the first Sunday of the month',
    title: 'Read the accounts aloud',
    text: 'One of you reads what came in and what went out, the other listens. Set aside a small sum for a shared aim.',
  },
  gana: {
    when: 'before a serious talk',
    title: 'Wash hands and face first',
    text: 'Cold water and three slow breaths calm the voice. Begin with a sentence that starts with thanks.',
  },
  maitri: {
    when: 'once a week',
    title: 'Learn something together',
    text: 'Read ten pages of one book, or cook a dish that neither of you knows. Learning together makes you friends.',
  },
  manglik: {
    when: 'on Tuesdays',
    title: 'Move, and then talk',
    text: 'Walk fast or work with your hands for half an hour. Give red lentils to a kitchen that feeds others, if you like.',
  },
  parents: {
    when: 'on the birthdays of your four parents',
    title: 'Ask for their blessing together',
    text: 'Visit or call, both of you, and ask for one story of their own early years. Remember those who are no longer alive.',
  },
} as const;

export const remedyReasons = {
  evening: (moons: string) => `${moons}; the Moons need time together`,
  lamp: 'Friday is the day of Venus, the graha of couples',
  nadi: 'both stars are of one nadi, and giving is its remedy in the books',
  bhakoot: 'the Moon signs are in a difficult position for the household',
  gana: 'the two stars are of different temperaments',
  maitri: (first: string, second: string) => `${first} and ${second} rule the two Moon signs`,
  manglik: 'Mars is in a Manglik house of at least one chart',
  parents: 'the 9th and 10th houses of every chart stand for the parents',
  mantra: 'Shiva and Parvati are the couple to whom tradition prays for a good marriage',
  noStone: 'no book asks for a stone because of the points of a match',
} as const;

export const mantra = {
  devanagari: 'ॐ उमामहेश्वराभ्यां नमः',
  iast: 'Om Umamaheshvarabhyam namah',
  when: 'on Mondays, eleven times',
  title: 'A mantra for a couple',
  text: 'It greets Shiva and Parvati together. Say it side by side, or each alone when one of you travels.',
} as const;

export const noStone = {
  cost: 'Not needed',
  when: 'at no time',
  title: 'No stone and no costly ritual',
  text: 'A match needs no gem, no thread and no paid ceremony. Be careful with anybody who asks for a large sum to remove a dosha.',
} as const;

export const mantraRemedyText = (iast: string, text: string): string => `${iast}. ${text}`;
