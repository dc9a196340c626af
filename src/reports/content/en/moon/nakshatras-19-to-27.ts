/** Mula to Revati. */
import type { NakshatraText } from './nakshatra-type.ts';

export const lastNine: readonly NakshatraText[] = [
  {
    epithet: 'the root',
    deityName: 'Nirriti',
    deity: 'Nirriti, who takes apart what cannot stay',
    symbol: 'a bunch of roots tied together',
    tree: 'the sal; at home, grow ginger in a pot instead',
    story:
      'Nirriti is the goddess who removes what cannot stay, and this star belongs to her. Its name means root. It stands for searching until the cause is found, and for building again on firm ground.',
    statements: [
      {
        text: 'One reason is not enough for you; you look for the reason behind it. You have given up some pleasant beliefs in this way. It makes you good at research, audit and repair.',
        because: 'Mula means the root.',
      },
      {
        text: 'Once or twice you had to give up something large, and you became freer. What you built later is stronger. Keep an emergency fund of six months all the same.',
        because: 'Nirriti, deity of Mula, clears the ground for something new.',
      },
      {
        text: 'You explain things from the beginning, and beginners understand you. Teach your best subject to a few beginners.',
        because: 'Mula is at the start of Sagittarius, the sign of the teacher.',
      },
    ],
    strength: 'You find the cause of a problem while others only move it.',
    caution: 'You test good things too often. Leave a new plan alone for three months.',
  },
  {
    epithet: 'the undefeated',
    deityName: 'Apas',
    deity: 'Apas, the waters',
    symbol: 'a winnowing basket, or a fan',
    tree: 'the Sita ashoka; in a flat, keep mint in a pot instead',
    story:
      'Apas, the waters, are the goddesses of this star. A river that is stopped finds another way to the sea. The star stands for confidence, for persuasion and for a mind that nobody can defeat.',
    statements: [
      {
        text: 'A refusal does not stop you. You try another office, another person or another date, and you usually succeed. Set a limit in time and money for each attempt.',
        because: 'Purva Ashadha means the one that is not overcome.',
      },
      {
        text: 'You believe in a plan so fully that others join it. Sales, teaching and public work suit you. Tell people the risks too, before they say yes.',
        because: 'the waters, deities of Purva Ashadha, carry along what they touch.',
      },
      {
        text: 'You love fresh and beautiful things: clean clothes, open windows, a river. They are a daily need for you. Bathe and air the room before you start work.',
        because: 'Venus, who likes beauty, is the dasha lord of Purva Ashadha.',
      },
    ],
    strength: 'You go on cheerfully where others stop.',
    caution: 'You feel sure before you know enough. Check one fact more.',
  },
  {
    epithet: 'the later undefeated',
    deityName: 'the Vishvedevas',
    deity: 'the Vishvedevas, all the gods together',
    symbol: 'an elephant’s tusk',
    tree: 'the jackfruit; in a flat, keep aloe vera in a pot instead',
    story:
      'Ten gods together, each of one virtue such as truth, skill or patience, share this star. Its symbol is the tusk of an elephant. It stands for success that comes late, is fair and lasts.',
    statements: [
      {
        text: 'Success pleases you only when it was fairly earned. A shortcut gives you no pleasure. You arrive later than others and keep what you reach.',
        because: 'the Vishvedevas of Uttara Ashadha stand for the virtues.',
      },
      {
        text: 'You treat rude and pleasant people in the same way, and so people trust you. You are asked to keep accounts and records. Accept it for one year at a time.',
        because: 'Uttara Ashadha is one of the fixed stars, on which lasting things are begun.',
      },
      {
        text: 'You carry a duty alone for years and tell nobody that it is heavy. Share one such duty with a brother, a sister or a friend now.',
        because: 'the Sun, who stands alone, is the dasha lord of Uttara Ashadha.',
      },
    ],
    strength: 'What you win stays with you.',
    caution: 'When you are tired you blame yourself and work more. Rest first.',
  },
  {
    epithet: 'the ear',
    deityName: 'Vishnu',
    deity: 'Vishnu, who crossed the world in three steps',
    symbol: 'an ear, or three footprints',
    tree: 'the aak, a roadside shrub with poisonous sap; at home, keep tulsi in a pot instead',
    story:
      'Vishnu measured the world in three steps, and this star is his. Its symbol is the ear, because the Vedas were learnt by hearing. It stands for listening, learning and bringing people together.',
    statements: [
      {
        text: 'You learn best by listening. A lecture, a talk or a story stays in your memory. Record what you want to remember, or read it aloud.',
        because: 'Shravana means hearing.',
      },
      {
        text: 'You bring together people who can help each other. It costs you one call and is often worth a lot. Do it for a rishta or a job in your circle.',
        because: 'Shravana belongs to Vishnu, whose three steps joined the three worlds.',
      },
      {
        text: 'Your good name matters to you, and you protect the names of others. A secret is safe with you. Do not join talk about somebody who is absent.',
        because: 'the Moon, dasha lord of Shravana, receives and keeps.',
      },
    ],
    strength: 'You listen so well that people find their own answer.',
    caution: 'You remember a careless remark for years. The speaker has forgotten it.',
  },
  {
    epithet: 'the drum',
    deityName: 'the eight Vasus',
    deity: 'the eight Vasus, givers of abundance',
    symbol: 'a drum',
    tree: 'the shami, which also grows in a large pot',
    story:
      'The eight Vasus are gods of fire, earth, wind, sky, Sun, Moon, stars and water, and they give wealth. Their star has a drum as its symbol. It stands for rhythm, money and energy.',
    statements: [
      {
        text: 'You set the pace for a team or a household, often without saying so. Things slow down when you are away. Teach one person to take over for a week.',
        because: 'the drum is the emblem of Dhanishtha.',
      },
      {
        text: 'You like to earn and to give, and you like people to see it. Money comes through your own activity. Put one fifth aside before you spend or give.',
        because: 'Dhanishtha is held by the Vasus, who keep wealth.',
      },
      {
        text: 'You like to compete, in games, prices and speed. You respect the person who beats you fairly. Join a sport, so that you need not compete at home.',
        because: 'Mars, who likes a race, is the dasha lord of Dhanishtha.',
      },
    ],
    strength: 'You feel the right moment and act exactly then.',
    caution: 'You fill every hour. Keep one evening without any plan.',
  },
  {
    epithet: 'the hundred remedies',
    deityName: 'Varuna',
    deity: 'Varuna, who sees everything from the night sky',
    symbol: 'an empty circle',
    tree: 'the kadamba; in a flat, keep giloy in a pot instead',
    story:
      'Varuna looks down from the night sky, sees everything and says little. His star has an empty circle as its symbol. It stands for privacy, for truth and for repairing what others have given up.',
    statements: [
      {
        text: 'You watch people quietly and let only a few come near. Alone you think about questions that nobody has asked. Write your ideas down, because they are original.',
        because: 'an empty circle is the mark of Shatabhisha.',
      },
      {
        text: 'You like to repair what seems beyond repair: old machines, records, systems. You have patience with faults and none with empty talk. Look for tasks that need this.',
        because: 'the name of Shatabhisha speaks of a hundred remedies.',
      },
      {
        text: 'You are honest without any decoration. You prefer silence to a softened fact. Add one kind word, and people ask you again.',
        because: 'Varuna, deity of Shatabhisha, guards truth in the Veda.',
      },
    ],
    strength: 'You can be alone without being lonely, and you think well then.',
    caution: 'You keep everybody out, friends too. Accept one invitation a month.',
  },
  {
    epithet: 'the earlier lucky feet',
    deityName: 'Aja Ekapada',
    deity: 'Aja Ekapada, the one-footed, a form of fire',
    symbol: 'a sword, or a figure with two faces',
    tree: 'the mango, of which the Amrapali kind also grows in a large pot',
    story:
      'Aja Ekapada, a god of fire with one foot, stands like a pillar under the sky. His star has two faces as its symbol: one is mild, and one is full of purpose. It stands for strong belief.',
    statements: [
      {
        text: 'You care more deeply than you show. When somebody touches your subject, your voice changes. Choose the right hour for it, and people listen.',
        because: 'Aja Ekapada, deity of Purva Bhadrapada, is like lightning that stands upright.',
      },
      {
        text: 'A practical side and a spiritual side are both in you. One pays the bills on time, and the other reads until late at night. Give each its own hours.',
        because: 'Purva Bhadrapada has a figure with two faces for its emblem.',
      },
      {
        text: 'You give up a lot for a principle or a person. Decide yourself for whom, for how long and up to which amount. Keep back what the family needs.',
        because: 'Jupiter, graha of faith, is the dasha lord of Purva Bhadrapada.',
      },
    ],
    strength: 'You give an idea the energy that it needs to become real.',
    caution: 'You expect great things of yourself and small things of others. Expect the same of both.',
  },
  {
    epithet: 'the later lucky feet',
    deityName: 'Ahir Budhnya',
    deity: 'Ahir Budhnya, the serpent of the deep',
    symbol: 'the back legs of a couch, or a serpent in the water',
    tree: 'the neem; in a flat, keep curry leaf in a pot instead',
    story:
      'Ahir Budhnya, the serpent deep under the sea, holds the ground steady, and this star is his. It brings rain in the old lists. It stands for calm, patience and care for those who come later.',
    statements: [
      {
        text: 'You calm people because you are never in a hurry. You give them an hour and listen. Do not cancel this hour on busy days, since it is your best work.',
        because: 'Ahir Budhnya, deity of Uttara Bhadrapada, lives in deep and quiet water.',
      },
      {
        text: 'You control your anger and your words well. You decide the next day whether a matter needs an answer. Give that answer, so that others know your limit.',
        because: 'Uttara Bhadrapada is a fixed star, and Saturn is its dasha lord.',
      },
      {
        text: 'You build for those who come after you: savings, a house, a well-taught niece. Put nominations and papers in order, so that it reaches them.',
        because: 'the name of Uttara Bhadrapada means one whose feet bring blessing.',
      },
    ],
    strength: 'You give others firm ground when they are unsure.',
    caution: 'You say too little about what you know. Say a little more.',
  },
  {
    epithet: 'the wealthy',
    deityName: 'Pushan',
    deity: 'Pushan, who guides travellers and finds what is lost',
    symbol: 'a fish, or a small drum',
    tree: 'the mahua; in a flat, keep chandni in a pot instead',
    story:
      'Pushan guards the roads, finds lost animals and is kind to the weak. This star, the last of the twenty-seven, is his. It stands for safe travel, for care and for a good ending.',
    statements: [
      {
        text: 'You look after people who travel: you explain the way, pack food and wait until the train leaves. Work with travellers or guests suits you too.',
        because: 'Pushan, deity of Revati, is the keeper of roads and herds.',
      },
      {
        text: 'Your imagination is gentle, and animals, children and songs are safe with you. A harsh word troubles you for long. Answer it the same day, in one sentence.',
        because: 'Revati is one of the soft stars.',
      },
      {
        text: 'You finish things well: the last page, the farewell, the final account. Others leave such work to you. Ask for your name on it.',
        because: 'Revati is the twenty-seventh star, where the Moon completes its round.',
      },
    ],
    strength: 'Nobody gets lost on a trip that you have planned.',
    caution: 'Some people whom you help could help themselves. Let them try first.',
  },
];
