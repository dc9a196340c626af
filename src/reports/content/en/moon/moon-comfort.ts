/**
 * What soothes the Moon of a sign, by its light: in the first ten days of the lunar month, in the ten around the full Moon, in the last ten.
 * Index sign - 1.
 */
export type MoonLight = 'growing' | 'bright' | 'fading';

export const moonComfort: readonly Record<MoonLight, string>[] = [
  {
    growing:
      'A short race against the clock makes you feel well. Give yourself twelve minutes for one drawer, one page or one hill. You finish in a good mood, and nobody had to lose.',
    bright:
      'You get heated easily, so cool down first. Walk barefoot on a stone floor or drink cold water before you answer. Let the other person speak first.',
    fading:
      'You tire sooner than you show. Ask one person for one clear thing, such as a cup of tea or a lift to the station. Asking is hard for you, and it helps at once.',
  },
  {
    growing:
      'Things that grow slowly calm you. Set curd at night, or put a cutting in a glass of water. Look at it every morning and evening for a week.',
    bright:
      'You have plenty, and too much of it makes you heavy. Give the second helping to somebody else, sing while you wash the dishes, and walk after dinner.',
    fading:
      'Safety comforts you: a thick quilt, a full rice tin, money in the bank. On a worried evening, count what is there. The fear of having too little becomes smaller.',
  },
  {
    growing:
      'Learning one new word every morning settles your restless mind. Use it twice before lunch. After a year you have a long list that you can show.',
    bright:
      'When too many thoughts come at once, do one thing with your hands. Peel an orange in one piece, for example, and hum one note until it is done.',
    fading:
      'Write your thoughts on paper, fast and without reading them again. Nobody else may read them either. After the third page your mind is usually quiet.',
  },
  {
    growing:
      'Cooking for somebody makes you happy, and you may be that person. Make fresh rice with ghee and use the good plate. You feel cared for, as you were as a child.',
    bright:
      'You need an hour without requests. Close the kitchen at nine, and then spend fifteen minutes near water or on the roof, where nobody needs you.',
    fading:
      'An old, familiar voice comforts you. Call an aunt or listen to a recording, drink milk with turmeric, and go to bed early. Leave the decision for the morning.',
  },
  {
    growing:
      'You feel well when one person claps. Read your work aloud at home, show the drawing, try on the new kurta. One honest word of praise lasts until evening.',
    bright:
      'After a time in front of people you need a simple evening. Praise somebody else properly, go home early, and eat simple food without a phone on the table.',
    fading:
      'Early sunlight on your back gives you strength. Take it before you read messages. On a hard day, wear your best colour and meet a friend who is proud of you.',
  },
  {
    growing:
      'A small visible improvement calms you: a straight label, a button sewn on again. Do three of these, and then stop worrying for the day.',
    bright:
      'Seeing every mistake makes you tired. Leave one thing imperfect on purpose, turn your back to it, and notice after an hour that nothing bad came of it.',
    fading:
      'Washing dishes in warm water rests you, above all when somebody stands beside you and dries them. Talk or do not talk. The list can wait until you have slept.',
  },
  {
    growing:
      'A fixed meeting with a pleasant person keeps you calm for days before it. Put one in the calendar each week, and take your time to dress for it.',
    bright:
      'Time to think calms you when many people want your opinion. Say, “I can tell you on Thursday.” Go and look at something beautiful. By then two of them have already agreed.',
    fading:
      'Speak one kind sentence to yourself in front of the mirror, as you would to a friend. Then put on soft clothes, clear the table, and play music without words.',
  },
  {
    growing:
      'A good secret gives you rest: a surprise that you prepare, a skill that you practise behind a closed door. Choose one that somebody else can enjoy later.',
    bright:
      'Strong feelings need the body. Swim, scrub the floor or take a bucket bath until you are tired. Sleep on the message that you wanted to send.',
    fading:
      'You rest with a person who has seen you at your worst and still stayed. Sit together and watch a lamp, a river or the rain. Neither has to talk.',
  },
  {
    growing:
      'Hope of travel keeps you cheerful. Put up a map, and drop ten rupees a day into a box for a place you have never seen.',
    bright:
      'Too many trips and talks tire you, although you agreed to them. Take one short walk alone, up a hill or along a canal, and explain nothing to anybody.',
    fading:
      'An old verse that you know by heart helps you in dark hours. Say it in time with your steps, morning or evening, for as long as you walk.',
  },
  {
    growing:
      'Mark one duty on the calendar every evening, one that you chose yourself. A row of marks gives you trust in yourself. Do not break the row this month.',
    bright:
      'After one goal you look at once for the next, and this tires you. Stop for a day. Eat well, and tell somebody how hard the work was.',
    fading:
      'Warm oil, a shawl and the old songs of your parents give you rest. After eight in the evening do nothing useful. The work is still there tomorrow.',
  },
  {
    growing:
      'A shared problem lifts your mood: the water tank of the building, a library, a bus stop without a roof. Join the people who want to repair it.',
    bright:
      'Being there for everybody all week makes you empty. Switch off the phone for one night, and repair or build something with your own hands.',
    fading:
      'You need one real hand to hold. You explain very well why you want to be alone, and people believe it. Move your chair closer to somebody instead.',
  },
  {
    growing:
      'Paint, play an instrument or water the plants, and allow yourself to do it badly. What you took in during the day finds a way out.',
    bright:
      'Other people’s feelings fill you by the evening. Wash hands and face, name five objects in the room, and leave two worries with those who own them.',
    fading:
      'A dark room, a small lamp and a story with a good end bring you sleep. Put the phone away an hour before bed, so that your dreams are calm.',
  },
];
