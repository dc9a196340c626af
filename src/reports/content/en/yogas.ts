/** Named combinations: what they are made of, and what they say when they are there. */
export type YogaText = { name: string; rule: string; text: string; source?: string };

export const yogaTexts = {
  gajaKesari: {
    name: 'Gaja Kesari',
    rule: 'Jupiter in the 1st, 4th, 7th or 10th sign from the Moon',
    text: 'People bring you their undecided questions, and rarely by accident. Good sense and good feeling support each other in you, and a reputation for fairness outlives the quarrels in which it was earned.',
    source: 'Parashara, on various yogas',
  },
  ruchaka: {
    name: 'Ruchaka',
    rule: 'Mars in its own or exalted sign, in an angle',
    text: 'Courage is the frame on which the rest of your character is hung. You lead from in front, train hard, and are believed because you have done it yourself.',
    source: 'Saravali 37, on the five great',
  },
  bhadra: {
    name: 'Bhadra',
    rule: 'Mercury in its own or exalted sign, in an angle',
    text: 'You own an exceptional instrument in your mind: orderly, quick, well spoken. Learning goes in straight, and comes out as help.',
    source: 'Saravali 37, on the five great',
  },
  hamsa: {
    name: 'Hamsa',
    rule: 'Jupiter in its own or exalted sign, in an angle',
    text: 'There is a natural nobility in your counsel. The old books compare it to a swan, which is said to separate milk from water, and people do bring you mixtures.',
    source: 'Saravali 37, on the five great',
  },
  malavya: {
    name: 'Malavya',
    rule: 'Venus in its own or exalted sign, in an angle',
    text: 'Grace is built into the structure of your life. Comfort, art and affection are not ornaments to you; they are how you get serious things done.',
    source: 'Saravali 37, on the five great',
  },
  shasha: {
    name: 'Shasha',
    rule: 'Saturn in its own or exalted sign, in an angle',
    text: 'You have the authority of somebody who has carried it. Responsibility for many people suits you, and your modest habits make it believable.',
    source: 'Saravali 37, on the five great',
  },
  sunapha: {
    name: 'Sunapha',
    rule: 'A planet in the sign after the Moon, none before it',
    text: 'You make your own means. What comes to you comes chiefly through your wits, and you like the feeling of having furnished the room yourself.',
    source: 'Brihat Jataka 13, on the Moon',
  },
  anapha: {
    name: 'Anapha',
    rule: 'A planet in the sign before the Moon, none after it',
    text: 'You have good bearing and an inner life that supports it. Others remember your manner, and you could put by more than you use.',
    source: 'Brihat Jataka 13, on the Moon',
  },
  durudhara: {
    name: 'Durudhara',
    rule: 'Planets in the signs on both sides of the Moon',
    text: 'Your heart is well escorted. There are hands on both sides of you, so both giving and having come easily, and you are seldom as alone as you feel.',
    source: 'Brihat Jataka 13, on the Moon',
  },
  kemadruma: {
    name: 'A Moon that walks alone',
    rule: 'No planet in the signs before and after the Moon (Kemadruma)',
    text: 'Your feelings grew up with few playmates and learnt to rely on themselves. Company that you choose with care is a real wealth for you; ask for it earlier than pride suggests.',
    source: 'Brihat Jataka 13, on the Moon',
  },
  budhaAditya: {
    name: 'Budha Aditya',
    rule: 'The Sun and Mercury in one sign',
    text: 'Intelligence is close to the throne. You are articulate about what you want and skilled in offices, examinations and reports.',
  },
  chandraMangala: {
    name: 'Chandra Mangala',
    rule: 'The Moon and Mars in one sign',
    text: 'Enterprise runs in your feelings. You have a nose for what people need, and enough drive to supply it before the week is over.',
  },
  dharmaKarma: {
    name: 'Dharma Karma Adhipati',
    rule: 'The lords of the ninth and tenth houses together, or in each other’s signs',
    text: 'What you believe and what you do for a living lean towards each other. Work done from conviction carries you unusually far, and people in charge feel that it is meant.',
    source: 'Parashara, on raja yogas',
  },
  parivartana: {
    name: 'Parivartana',
    rule: 'Two grahas in each other’s signs',
    text: 'Two departments of your life have exchanged keys. When one of them is in order the other starts to work, so begin with whichever is easier.',
    source: 'Phaladeepika, on yogas',
  },
  neechaBhanga: {
    name: 'Neecha Bhanga',
    rule: 'A graha in its fall, helped by the lord of that sign from an angle',
    text: 'One of your weak suits becomes a strength by use. What you were worst at, early on, is something you may yet teach, precisely because you had to learn it step by step.',
    source: 'Phaladeepika, on royal yogas',
  },
  vipareeta: {
    name: 'Vipareeta',
    rule: 'The lord of the 6th, 8th or 12th house in one of these three',
    text: 'Trouble tends to cancel trouble in your life. A closed road turns out to have spared you the flood, and you have learnt to wait a day before you call a thing bad luck.',
    source: 'Phaladeepika, on yogas',
  },
  amala: {
    name: 'Amala',
    rule: 'Jupiter, Venus or Mercury in the tenth house',
    text: 'Your name stays clean. Whatever the trade, you prefer the way that could be told at home, and this preference is quietly known.',
    source: 'Phaladeepika, on yogas',
  },
  ubhayachari: {
    name: 'Ubhayachari',
    rule: 'Planets other than the Moon on both sides of the Sun',
    text: 'Your purpose has attendants before and behind. You are seldom short of support at the moment of stepping forward, and you bear success evenly.',
    source: 'Phaladeepika, on the Sun’s yogas',
  },
} as const satisfies Record<string, YogaText>;

export type YogaKey = keyof typeof yogaTexts;
