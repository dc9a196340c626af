/** Ashwini to Ashlesha. */
import type { NakshatraText } from './nakshatra-type.ts';

export const firstNine: readonly NakshatraText[] = [
  {
    epithet: 'the horse owners',
    deityName: 'the Ashvins',
    deity: 'the Ashvins, the twin riders who come at dawn to help',
    symbol: 'a horse’s head',
    tree: 'the kuchla, a forest tree with poisonous seeds; at home, keep ajwain in a pot instead',
    story:
      'The Ashvins are twin gods who ride out before sunrise and help people in need. Their star is the first of the twenty-seven. It stands for speed, quick help and new starts.',
    statements: [
      {
        text: 'You help quickly, often before you are asked. This is your strength in an emergency. On normal days, first ask what kind of help is wanted.',
        because: 'Ashwini belongs to the Ashvins, who in the Veda come in time.',
      },
      {
        text: 'You seem younger than your age. A new plan gives you more energy than a day of rest. Start something new each year, such as a course or a sport.',
        because: 'Ashwini is the first of the twenty-seven stars.',
      },
      {
        text: 'You learn by trying a thing at once, not by reading instructions. You make small mistakes on the way and learn from them. Read the rules only where money or safety is concerned.',
        because: 'Ketu, dasha lord of Ashwini, acts without preparation.',
      },
    ],
    strength: 'You are at your best at the start of a task, while others still hesitate.',
    caution: 'When you are in a hurry, you skip the last check. Stay for it.',
  },
  {
    epithet: 'the bearer',
    deityName: 'Yama',
    deity: 'Yama, who keeps order and the last account',
    symbol: 'a womb, or a vessel that carries',
    tree: 'the amla; in a flat, keep a rose in a pot instead',
    story:
      'Yama, the god who keeps account of what people do, is the god of this star. Its name means the one who carries. It stands for heavy duties, strong wishes and things that need their full time.',
    statements: [
      {
        text: 'You can carry a heavy duty for a long time. The family gives you its difficult matters because you do not drop them. Ask each time how long it is for.',
        because: 'Bharani means one who bears.',
      },
      {
        text: 'You want things fully or not at all, in love, in food and in work. Moderation is not natural for you. Fix limits in advance, for spending above all.',
        because: 'Venus, graha of desire, is the dasha lord of Bharani.',
      },
      {
        text: 'Fair accounts matter to you. You keep a promise even when it has become difficult, and you notice who does not. Say so once, and then let it go.',
        because: 'Yama, the king of right order, is the deity of Bharani.',
      },
    ],
    strength: 'You carry a duty to its end, and people remember it.',
    caution: 'You take on a load because nobody else does. Ask first whose it is.',
  },
  {
    epithet: 'the cutters',
    deityName: 'Agni',
    deity: 'Agni, the fire',
    symbol: 'a blade, or a flame',
    tree: 'the gular, or cluster fig; in a flat, keep marigolds in a pot instead',
    story:
      'Six mothers nursed the young Kartikeya, commander of the gods, and Agni, the fire, is the god of their star. Its symbol is a blade or a flame. It stands for cooking, cutting and cleaning.',
    statements: [
      {
        text: 'You see at once what is true and what only sounds true. Friends should show you their application before they send it. Begin your answer with what is good.',
        because: 'Krittika means those who cut.',
      },
      {
        text: 'You scold people whom you love, and you also feed them. Near ones understand it. Others hear only the scolding, so tell them that you care.',
        because: 'the six Krittikas were nurses as well as flames.',
      },
      {
        text: 'You work with full force until a task is done. Afterwards you need rest, cool water and fresh air. Do not put two such tasks on one day.',
        because: 'Krittika has Agni for its deity and the Sun for its dasha lord.',
      },
    ],
    strength: 'You know what to leave out, and this makes your work clear.',
    caution: 'Your criticism is often right and too sharp. Say it once, and in private.',
  },
  {
    epithet: 'the growing, the red',
    deityName: 'Prajapati',
    deity: 'Prajapati, the maker of creatures',
    symbol: 'a cart drawn by an ox',
    tree: 'the jamun; in a flat, keep mogra in a pot instead',
    story:
      'The old story says that the Moon had twenty-seven star wives and loved Rohini most. Its god is Prajapati, the maker of creatures. It stands for growth: of crops, children, trade and affection.',
    statements: [
      {
        text: 'What you look after grows: plants, students, a small shop, a shy child. You do it with patience. Take charge of one such thing and stay with it for years.',
        because: 'Rohini is the star of growth, and Prajapati is its deity.',
      },
      {
        text: 'People find you pleasant to look at and to be with, and you know it. Use this charm to make peace in a quarrel. It also opens doors outside the family.',
        because: 'the old story calls Rohini the favourite of the Moon.',
      },
      {
        text: 'You want the people and things you love to stay as they are. Held too tightly, they pull away. Give a grown child or a friend more room than you like.',
        because: 'Rohini is a fixed star, and the Moon is its dasha lord.',
      },
    ],
    strength: 'You have the patience to let a good thing become large.',
    caution: 'You choose what is comfortable before you have heard the whole question.',
  },
  {
    epithet: 'the deer’s head',
    deityName: 'Soma',
    deity: 'Soma, the cool and shining juice of the Moon',
    symbol: 'the head of a deer',
    tree: 'the khair; at home, keep brahmi in a pot instead',
    story:
      'A deer lifts its head because it smells something and goes to look for it. Soma, the cool drink of the gods, belongs to this star. It stands for search, curiosity and a gentle, nervous mind.',
    statements: [
      {
        text: 'You are always looking for something better, and this keeps you young. You try new places, methods and tastes. Finish one search before you begin the next.',
        because: 'the deer of Mrigashira is looking for a scent.',
      },
      {
        text: 'You are gentle, and harsh words frighten you away. A soft voice or a song brings you back. Let people know that you do your best without shouting.',
        because: 'Mrigashira is sacred to Soma, which is cool and delicate.',
      },
      {
        text: 'You compare everything before you choose. This gives you good taste and makes shopping long. Look at three offers, decide, and do not look at a fourth.',
        because: 'Mrigashira is half in Taurus and half in Gemini, a sign of two minds.',
      },
    ],
    strength: 'Your curiosity is gentle, so people like to tell you things.',
    caution: 'The next place or the next city is often much like this one.',
  },
  {
    epithet: 'the moist one',
    deityName: 'Rudra',
    deity: 'Rudra, lord of storms',
    symbol: 'a drop, a tear or a gem',
    tree: 'the agarwood, a tree of Assam; elsewhere, keep lemon grass in a pot instead',
    story:
      'Rudra is the god of the storm. After his rain every leaf is clean. This star stands for strong feelings, hard questions and the fresh start after a difficult time.',
    statements: [
      {
        text: 'You think best under pressure. When an easy answer fails, you become interested. Choose tasks with real problems in them, such as repair, research or emergency help.',
        because: 'Ardra is the star of Rudra, god of the storm.',
      },
      {
        text: 'Your feelings come out strongly and are soon over. You say what nobody else dares to say. Go back in the evening and be kind to the person who heard it.',
        because: 'the emblem of Ardra is a drop, as after rain.',
      },
      {
        text: 'You understand complicated things, such as machines, chemistry, software or people. A hard problem holds you until late. Set an alarm for dinner and another one for sleep.',
        because: 'Rahu, graha of unusual things, is the dasha lord of Ardra.',
      },
    ],
    strength: 'You can look at something broken and see which parts are good.',
    caution: 'Some quiet days hide no problem. You need not look for one.',
  },
  {
    epithet: 'the return of the light',
    deityName: 'Aditi',
    deity: 'Aditi, the boundless mother of the gods',
    symbol: 'a quiver of arrows, or a house',
    tree: 'the bamboo, which also grows in a large pot',
    story:
      'Aditi, the mother of the gods, has room for everybody. Her star comes after the star of storms, and its name means good again. It stands for second chances and for coming home.',
    statements: [
      {
        text: 'You start again well after a failure, a move or a quarrel. You clean up and go on without bitterness. If something important failed, try it once more.',
        because: 'Punarvasu means good again, or bright again.',
      },
      {
        text: 'There is always room for one more person in your home. Guests stay longer than they planned. Keep one room or one corner that is only yours.',
        because: 'Punarvasu is the star of Aditi, who has no limits.',
      },
      {
        text: 'You need little and are content with it. Simple food and a free afternoon make you happy. Save the rest each month, because your family may want more.',
        because: 'Jupiter, graha of contentment, is the dasha lord of Punarvasu.',
      },
    ],
    strength: 'You give people a second chance, and you can use one yourself.',
    caution: 'You repeat a kindness out of habit. Check whether it is still wanted.',
  },
  {
    epithet: 'the nourisher',
    deityName: 'Brihaspati',
    deity: 'Brihaspati, teacher of the gods',
    symbol: 'a flower, or the udder of a cow',
    tree: 'the peepal, which is not grown at home; keep turmeric in a pot instead',
    story:
      'Brihaspati, the teacher of the gods, looks after this star. For most new work it counts as the kindest of the twenty-seven. It stands for food, advice, care and good order.',
    statements: [
      {
        text: 'You look after people in practical ways: you advise, feed and pay a fee quietly. You also expect rules to be kept. Explain the reason for a rule to the young ones.',
        because: 'Pushya means the one that nourishes, and Brihaspati guards it.',
      },
      {
        text: 'You respect tradition and want to know why a custom exists. Ask the elders and write down what they say. In your hands an old custom stays alive.',
        because: 'Brihaspati, deity of Pushya, is teacher and priest of the gods.',
      },
      {
        text: 'You are mild in manner and strict about time. Weak people find you patient, and lazy people do not. You do well where steady effort is valued.',
        because: 'Saturn, strict and fair, is the dasha lord of Pushya.',
      },
    ],
    strength: 'People near you grow, at whatever age they meet you.',
    caution: 'Your good advice can feel like control. Wait until somebody asks.',
  },
  {
    epithet: 'the embrace',
    deityName: 'the Nagas',
    deity: 'the Nagas, serpents who guard treasure',
    symbol: 'a coiled serpent',
    tree: 'the nagkesar; in a flat, keep aparajita in a pot instead',
    story:
      'The Nagas, serpents who guard treasure, are the deities of this star. Its symbol is a coiled snake. It stands for deep knowledge of people, for strong attachment, and for words that can hurt or help.',
    statements: [
      {
        text: 'You see what people really want, even when they say something else. You are hard to cheat, and friends tell you their secrets. Keep those secrets fully.',
        because: 'the serpents of Ashlesha are said to hear through the ground.',
      },
      {
        text: 'You hold on tightly to the people you love. They feel safe and sometimes not free. Let them make one decision a week without asking about it.',
        because: 'Ashlesha means clinging, or entwined.',
      },
      {
        text: 'You persuade people by tone and by choosing the right moment. You know the words that end a quarrel, and also the words that hurt most. Never use the second kind.',
        because: 'Mercury, graha of speech, is the dasha lord of Ashlesha.',
      },
    ],
    strength: 'You understand what people mean even when they cannot say it.',
    caution: 'When you are tired you suspect people. Sleep before you decide about them.',
  },
];
