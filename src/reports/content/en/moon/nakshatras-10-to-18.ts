/** Magha to Jyeshtha. */
import type { NakshatraText } from './nakshatra-type.ts';

export const middleNine: readonly NakshatraText[] = [
  {
    epithet: 'the mighty',
    deityName: 'the Pitris',
    deity: 'the Pitris, the ancestors',
    symbol: 'a throne room',
    tree: 'the banyan; at home, keep durva grass in a pot instead',
    story:
      'The Pitris, the ancestors of the family, are the deities of this star, and a throne is its symbol. It stands for family name, respect and the duty that comes with a high position.',
    statements: [
      {
        text: 'Family name and tradition count in your decisions, even when you go against them. Learn the names of your ancestors for four generations, and teach them to the children.',
        because: 'the Pitris, the ancestors, are the deities of Magha.',
      },
      {
        text: 'People accept you as the one in charge. You are generous to those who ask politely and firm with those who demand. Look for a task in which you may decide.',
        because: 'the emblem of Magha is a royal seat.',
      },
      {
        text: 'You can give up a position in one day, and you surprise people by it. Before you give something up, wait one week and ask somebody you trust.',
        because: 'Ketu, who gives things up, is the dasha lord of Magha.',
      },
    ],
    strength: 'You give respect to people who seldom receive it.',
    caution: 'You expect respect as your right. It comes sooner when you do not ask for it.',
  },
  {
    epithet: 'the earlier red one',
    deityName: 'Bhaga',
    deity: 'Bhaga, giver of delight and good shares',
    symbol: 'a couch, or the front legs of a bed',
    tree: 'the palash, flame of the forest; in a flat, keep hibiscus in a pot instead',
    story:
      'Bhaga gives everybody a share of happiness, and he is the god of this star. Its symbol is a bed or couch, a place of rest. It stands for love, art, enjoyment and leisure.',
    statements: [
      {
        text: 'You know how to enjoy life, and others enjoy it with you. A family function is livelier when you come. Offer to plan the next one.',
        because: 'Bhaga, who shares out delight, presides over Purva Phalguni.',
      },
      {
        text: 'You like to make things: music, clothes, food, a stage show. It does not tire you, because it feels like play. Give it two fixed hours a week.',
        because: 'Venus, graha of the arts, is the dasha lord of Purva Phalguni.',
      },
      {
        text: 'You rest well and are not ashamed of it. Your good ideas come while you lie down. Keep paper near the bed, and set a time for getting up.',
        because: 'Purva Phalguni has for its emblem a place to lie down on.',
      },
    ],
    strength: 'You make people happy, and they work better for it.',
    caution: 'You leave too much for tomorrow. Do one hard task before lunch.',
  },
  {
    epithet: 'the later red one',
    deityName: 'Aryaman',
    deity: 'Aryaman, patron of friendship and of promises',
    symbol: 'the back legs of a bed',
    tree: 'the pakar fig; in a flat, keep champa in a pot instead',
    story:
      'Aryaman protects guests, marriages and promises, and he is the god of this star. It follows the star of enjoyment. It stands for agreements, and for friendship that lasts for thirty years.',
    statements: [
      {
        text: 'You are a friend who really comes to help: with a house shifting, a form, a wedding. You also remember who came for you. Tell people clearly when you need them.',
        because: 'Aryaman, deity of Uttara Phalguni, protects guests and promises.',
      },
      {
        text: 'You work best when an agreement is clear. Ask for the terms in writing before you start a job or a shared task. The same is true of money lent within the family.',
        because: 'Uttara Phalguni is a fixed star, and it likes settled things.',
      },
      {
        text: 'You stand on your own feet and still have room for others. Being useful makes you content. When somebody takes your help for granted, stop for a month.',
        because: 'the Sun, graha of self-respect, is the dasha lord of Uttara Phalguni.',
      },
    ],
    strength: 'You keep your side of an agreement, and so others keep theirs.',
    caution: 'You stay loyal to an arrangement that has already ended. Check it once a year.',
  },
  {
    epithet: 'the hand',
    deityName: 'Savitar',
    deity: 'Savitar, the Sun that rouses and inspires',
    symbol: 'an open hand',
    tree: 'the ambada, or hog plum; at home, sow coriander in a pot instead',
    story:
      'Savitar, the Sun in the morning, has golden hands and wakes up the world. His star has a hand as its symbol. It stands for all that hands can do: craft, cooking, writing, counting.',
    statements: [
      {
        text: 'You learn with your hands. You understand a machine by opening it and a lesson by writing it out. Choose practical training over lectures where you have the choice.',
        because: 'Hasta means the hand, and a hand is its emblem.',
      },
      {
        text: 'You are quick and funny, and you find the right moment for a remark. Angry people have to laugh. Use it before a discussion becomes a quarrel.',
        because: 'Hasta is one of the swift and light stars.',
      },
      {
        text: 'You want things and people close to you, where you can look after them. Ask before you arrange something for a grown child or for your partner.',
        because: 'the Moon, dasha lord of Hasta, likes to gather and protect.',
      },
    ],
    strength: 'Give you the parts, and by evening the thing is ready.',
    caution: 'You can convince almost anybody, and you also convince yourself too easily.',
  },
  {
    epithet: 'the bright, the many-coloured',
    deityName: 'Tvashtar',
    deity: 'Tvashtar, the craftsman of the gods',
    symbol: 'a shining jewel',
    tree: 'the bel; at home, keep sadabahar in a pot instead',
    story:
      'Tvashtar, the craftsman of the gods, made Indra’s weapon and the cup from which the gods drink. A jewel is the symbol of his star. It stands for design, beauty and careful building.',
    statements: [
      {
        text: 'You see at once how a thing should look, and a wrong line disturbs you. Buildings, clothes, texts and screens are all your field. Use this eye for design, in your work or in your home.',
        because: 'Tvashtar, the craftsman of Chitra, measures and shapes.',
      },
      {
        text: 'People notice you by your clothes, your manner and your talk. They do not see the hard work behind it. Say how long a task really took.',
        because: 'Chitra means bright and many-coloured.',
      },
      {
        text: 'You fight for a good plan, and opposition makes your work clearer. A bad compromise annoys you for years. Decide early which points you can give away.',
        because: 'Mars, graha of energy, is the dasha lord of Chitra.',
      },
    ],
    strength: 'You turn plain material into something that people look at twice.',
    caution: 'You look so well that nobody asks how you are. Tell one person.',
  },
  {
    epithet: 'the independent one',
    deityName: 'Vayu',
    deity: 'Vayu, the wind',
    symbol: 'a young shoot swaying in the wind',
    tree: 'the arjun; in a flat, keep a money plant instead',
    story:
      'Vayu, the wind, goes where he wants, and he is the god of this star. Its symbol is a young plant that bends in the wind and stands up again. It stands for freedom and for trade.',
    statements: [
      {
        text: 'You need freedom when you decide. Under pressure you agree politely and then do it your own way. Ask for two days, and then give a clear yes or no.',
        because: 'Swati is read as the one who moves by itself.',
      },
      {
        text: 'You trade well in goods, ideas and contacts. You see what one side has and the other side needs. Agree on your share or commission before you introduce them.',
        because: 'Vayu, the wind of Swati, goes everywhere and carries things.',
      },
      {
        text: 'You develop late and then go on growing. Early years that looked aimless were useful. Begin something new when you wish, at any age.',
        because: 'the emblem of Swati is a shoot that still has to grow.',
      },
    ],
    strength: 'You adapt to people and places and still remain yourself.',
    caution: 'Too much freedom also makes you tired. Keep one fixed tie.',
  },
  {
    epithet: 'the forked branch',
    deityName: 'Indra and Agni',
    deity: 'Indra and Agni together, power and fire',
    symbol: 'a decorated archway, or a potter’s wheel',
    tree: 'the vikankata, or governor’s plum; at home, keep a lemon plant in a pot instead',
    story:
      'Two gods share this star: Indra, who wins, and Agni, the fire that makes pure. Its symbol is the arch of leaves for a winner. It stands for a clear goal and long effort.',
    statements: [
      {
        text: 'One goal leads your life, and your family knows it. If one way fails you try another. Set a date each year on which you check whether the goal is still right.',
        because: 'the archway of a winner is the emblem of Vishakha.',
      },
      {
        text: 'Two wishes pull at you: to win and to be good. Your best years are those in which one task serves both. Look for that in your next task.',
        because: 'Vishakha belongs to Indra, who conquers, and to Agni, who purifies.',
      },
      {
        text: 'You feel envy, and it tells you what you want. Look at what the other person has and make a plan to earn the same. Then the feeling goes.',
        because: 'Vishakha means branched, and one branch looks at the other.',
      },
    ],
    strength: 'Once you have chosen a direction, you keep to it.',
    caution: 'After one success you run to the next. Take one full day to enjoy it.',
  },
  {
    epithet: 'the following success',
    deityName: 'Mitra',
    deity: 'Mitra, the friend',
    symbol: 'a lotus, or a row of offerings',
    tree: 'the bakul; in a flat, keep parijat in a large pot instead',
    story:
      'Mitra is the god of friendship, and this star belongs to him. Its symbol is the lotus, which stays clean in muddy water. It stands for friends, for devotion and for groups that work together.',
    statements: [
      {
        text: 'You make friends in hard places: abroad, in a hostel, in a bad year. These ties last even over distance. Call one such friend this month.',
        because: 'Mitra, deity of Anuradha, is the god of friendship.',
      },
      {
        text: 'You bring people together and get a result from the group. You ask each person the right question. Offer to lead a committee or a society meeting.',
        because: 'Anuradha means the success that follows shared effort.',
      },
      {
        text: 'Behind your soft manner you are disciplined. You fast, get up early and keep a vow without telling anybody. Let one friend know, so that you get support.',
        because: 'Saturn, graha of discipline, is the dasha lord of Anuradha.',
      },
    ],
    strength: 'You are the friend who still answers after ten years.',
    caution: 'You hide your sadness so as not to trouble people. Show it to one of them.',
  },
  {
    epithet: 'the eldest',
    deityName: 'Indra',
    deity: 'Indra, king of the gods',
    symbol: 'an earring, or a parasol',
    tree: 'the chir pine, which needs the hills; in the plains, keep morpankhi in a pot instead',
    story:
      'Indra won his rank as king of the gods by courage, and he worried about keeping it. This star is called the eldest. It stands for rank, for protection of others and for the cares of a leader.',
    statements: [
      {
        text: 'You become responsible early, or feel so. You protect people by taking charge. Find one older person with whom you may be the younger one.',
        because: 'Jyeshtha means the eldest, the first in rank.',
      },
      {
        text: 'You are brave for other people and careful when it is about yourself. Ask for your own share as firmly as you would ask for theirs.',
        because: 'Indra, deity of Jyeshtha, fights for the gods and worries about the throne.',
      },
      {
        text: 'Your mind is quick, and you notice what goes on behind a plan. Do not let people think that you are watching them.',
        because: 'Mercury, graha of the mind, is the dasha lord of Jyeshtha.',
      },
    ],
    strength: 'In a bad hour people look for you, and you are there.',
    caution: 'People love you even when you are not needed. Let others do their part.',
  },
];
