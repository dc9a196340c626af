/** Magha to Jyeshtha. */
import type { NakshatraText } from './nakshatra-type.ts';

export const middleNine: readonly NakshatraText[] = [
  {
    epithet: 'the mighty',
    deity: 'the Pitris, the ancestors',
    symbol: 'a throne room',
    nature: 'fierce',
    tree: 'the banyan',
    story:
      'The forefathers and foremothers sit in council here, behind an empty throne. Magha knows where it comes from; it honours the seat and asks of whoever takes it that they sit up straight.',
    statements: [
      {
        text: 'You walk in with your grandparents behind you. Lineage, ceremony and a good name have real weight in your decisions, even in the rebellious ones.',
        because: 'the Pitris, the ancestors, are the deities of Magha.',
      },
      {
        text: 'Authority sits on you without being stapled on. You are gracious to those who ask and immovable to those who assume.',
        because: 'the emblem of Magha is a royal seat.',
      },
      {
        text: 'You can give it all up in a morning. There is a door behind your throne, and more than once you have surprised the court by using it.',
        because: 'the dasha lord of Magha is Ketu, who renounces.',
      },
    ],
    gift: 'You lend dignity to an occasion, and to people who had not been given any.',
    caution: 'Respect that has to be demanded is worth very little, so leave room for it to be offered.',
  },
  {
    epithet: 'the earlier red one',
    deity: 'Bhaga, giver of delight and good shares',
    symbol: 'a couch, or the front legs of a bed',
    nature: 'fierce',
    tree: 'the palash, flame of the forest',
    story:
      'Work is done, the lamps are lit, and someone has brought an instrument. Bhaga deals out shares of happiness at this star, which is fond of love, of art and of resting before one is tired.',
    statements: [
      {
        text: 'You know how to enjoy and how to let others do so. Parties find their temperature when you arrive; so do Sunday lunches, queues and dull committees.',
        because: 'Bhaga, who shares out delight, presides over Purva Phalguni.',
      },
      {
        text: 'You make things with your hands and your mood. Colour, rhythm, clothes, the stage or the plate: creation is play with you, and therefore tireless.',
        because: 'Purva Phalguni is a star of Venus among the dasha lords.',
      },
      {
        text: 'You rest with real talent. What looks like idleness is often your best idea being comfortable until it is ready to stand up.',
        because: 'Purva Phalguni has for its emblem a place to lie down on.',
      },
    ],
    gift: 'You bring delight, and people work better for having had some.',
    caution: 'Tomorrow is a fine day, provided that it is not asked to carry everything.',
  },
  {
    epithet: 'the later red one',
    deity: 'Aryaman, patron of friendship and of contracts',
    symbol: 'the back legs of a bed',
    nature: 'fixed',
    tree: 'the pakar fig',
    story:
      'After the feast come the promises. Aryaman watches over guests, marriages and given words, and this star is where affection is turned into something one can lean upon for thirty years.',
    statements: [
      {
        text: 'Your friendship has terms and you honour them. You help people set up, move house and sort papers, and you remember who came when it was you who was moving.',
        because: 'Aryaman of Uttara Phalguni protects guests and the given word.',
      },
      {
        text: 'You function best inside a good agreement. A clear role, a fair wage, a bond spoken aloud in front of others: these free your warmth.',
        because: 'Uttara Phalguni is a fixed star, fond of what has been settled.',
      },
      {
        text: 'You stand on your own feet, and have room under your roof all the same. Being useful pleases you, so long as nobody takes it for weakness.',
        because: 'the Sun is dasha lord of Uttara Phalguni.',
      },
    ],
    gift: 'You keep your side of a bargain so well that others begin to keep theirs.',
    caution: 'You may stay loyal to an arrangement that has retired without telling you.',
  },
  {
    epithet: 'the hand',
    deity: 'Savitar, the Sun that rouses and inspires',
    symbol: 'an open hand',
    nature: 'swift',
    tree: 'the ambada, or hog plum',
    story:
      'Golden-handed Savitar lifts the morning into place. Everything that fingers can do belongs to his star: craft, cooking, counting, comfort, card tricks, and the gesture that settles a child.',
    statements: [
      {
        text: 'Your intelligence sits in your hands. You understand a machine by opening it, a text by copying a line of it out, and a worry by kneading something.',
        because: 'Hasta is the hand, in name and in emblem.',
      },
      {
        text: 'You are witty, with a craftsman’s timing. A remark is placed like a coin behind an ear, and those who were cross have to laugh.',
        because: 'Hasta is one of the light, swift stars.',
      },
      {
        text: 'You wish to have things within reach, people included. Hold them as you hold an egg, firmly enough to keep and lightly enough to keep whole.',
        because: 'the Moon, dasha lord of Hasta, likes to gather and to shelter.',
      },
    ],
    gift: 'Give you the parts, and by evening there is a thing.',
    caution: 'You can talk your way round almost anyone, yourself included.',
  },
  {
    epithet: 'the bright, the many-coloured',
    deity: 'Tvashtar, the craftsman of the gods',
    symbol: 'a shining jewel',
    nature: 'tender',
    tree: 'the bel',
    story:
      'The architect of heaven forged the thunderbolt and shaped the cup from which the gods drink. At his star, form is everything, and the beautiful is a kind of truth that happens to be visible.',
    statements: [
      {
        text: 'You see how a thing ought to look, and you itch until it does. Buildings, sentences, faces, spreadsheets: you would like to move one line.',
        because: 'Tvashtar, the craftsman of Chitra, shapes, measures and finishes.',
      },
      {
        text: 'You make an impression. There is style in how you enter, a certain glitter in your talk, and more hard work behind both than you let show.',
        because: 'Chitra names what is brilliant and variegated.',
      },
      {
        text: 'You build with energy and argue for the design. Opposition makes your lines cleaner, and a compromise that spoils the proportions is one you remember.',
        because: 'Mars, dasha lord of Chitra, lends the design its force.',
      },
    ],
    gift: 'You turn raw stuff into something one wants to look at twice.',
    caution: 'The finish can be so good that people forget to ask how you are underneath.',
  },
  {
    epithet: 'the independent one',
    deity: 'Vayu, the wind',
    symbol: 'a young shoot swaying in the wind',
    nature: 'movable',
    tree: 'the arjun',
    story:
      'A single green shoot bends flat in the gale and is upright again by noon. Vayu goes where he likes, carrying seeds and news, and the people of his star prefer to find out for themselves.',
    statements: [
      {
        text: 'You need air around a decision. Pressed, you bend politely and then do it your way; left alone, you often arrive at the very thing that was wanted.',
        because: 'Swati is read as the one who moves by itself.',
      },
      {
        text: 'You trade well, in goods, in ideas, in introductions. You see what each side lacks and carry it across as the wind carries pollen, without much fuss about ownership.',
        because: 'Vayu, the wind of Swati, is at home everywhere and mixes all things.',
      },
      {
        text: 'You learn late and grow long. What seemed in youth like drifting turns out to have been roots looking for the right soil.',
        because: 'the emblem of Swati is a shoot, whose height is still to come.',
      },
    ],
    gift: 'You adapt without giving yourself away.',
    caution: 'Freedom from everything is also a kind of weather to be tired of.',
  },
  {
    epithet: 'the forked branch',
    deity: 'Indra and Agni together, power and fire',
    symbol: 'a decorated archway, or a potter’s wheel',
    nature: 'mixed',
    tree: 'the vikankata, or governor’s plum',
    story:
      'Two gods share one star, a king and a flame, and an arch of leaves stands at the end of the road. Whoever is born here has usually seen the arch already and set out for it.',
    statements: [
      {
        text: 'You have a goal, and everyone who lives with you knows its name. You come at it from one side and then from the other, and lack of talent has never seemed to you a reason to stop.',
        because: 'an archway of victory is the emblem of Vishakha.',
      },
      {
        text: 'Two loyalties pull at you: to win and to be good. Your finest years are those in which one task lets you do both.',
        because: 'Vishakha is owned jointly by Indra, who conquers, and Agni, who purifies.',
      },
      {
        text: 'You feel envy as a signal, and it points in the right direction. Look at what it shows you, thank it, and make your own.',
        because: 'Vishakha branches, and one branch is always looking at the other.',
      },
    ],
    gift: 'Once you have chosen a direction you are very hard to lose.',
    caution: 'Arriving deserves a full day before you ask for the next address.',
  },
  {
    epithet: 'the following success',
    deity: 'Mitra, the friend',
    symbol: 'a lotus, or a row of offerings',
    nature: 'tender',
    tree: 'the bakul',
    story:
      'A lotus grows out of mud and remains clean; a friend walks through the same mud beside you. Mitra rules here, the god of alliances, and devotion is the strength of the place.',
    statements: [
      {
        text: 'You make friends in difficult soil: abroad, at the hard school, in the year when nothing worked. Those ties last, and distance seems only to air them.',
        because: 'Mitra, deity of Anuradha, is friendship itself, and its flower is the lotus.',
      },
      {
        text: 'You like to organise people into something that succeeds. Groups run smoothly under your hand, because you ask each person the question that fits.',
        because: 'Anuradha is the success that follows upon effort shared.',
      },
      {
        text: 'There is discipline inside your softness. You go without, get up early, keep the vow, and speak of it to hardly anyone.',
        because: 'Anuradha answers to Saturn among the dasha lords.',
      },
    ],
    gift: 'You are the friend who writes back, ten years on, in the same tone.',
    caution: 'Your moods go underground out of consideration. Let one of them be seen by daylight.',
  },
  {
    epithet: 'the eldest',
    deity: 'Indra, king of the gods',
    symbol: 'an earring, or a parasol',
    nature: 'sharp',
    tree: 'the chir pine',
    story:
      'The eldest one holds the parasol over the others and gets wet. Indra won his rank by courage and lost sleep over keeping it; his star knows both the honour and the insomnia.',
    statements: [
      {
        text: 'You were made responsible early, or felt so. You protect by taking charge, you know how power works, and you long at times for somebody older.',
        because: 'Jyeshtha means the eldest, first in rank.',
      },
      {
        text: 'You are brave on behalf of others and cautious on your own. Put yourself on the list of people you defend.',
        because: 'Indra, deity of Jyeshtha, fights for the gods and frets over the throne.',
      },
      {
        text: 'Your mind is quick, sharp and fond of inside knowledge. You hear the plot behind the plan and could run the place, which the place has noticed.',
        because: 'Jyeshtha has Mercury for its dasha lord, at the deep end of Scorpio.',
      },
    ],
    gift: 'In the bad hour people look round for you, and there you are.',
    caution: 'You need not be indispensable to be loved.',
  },
];
